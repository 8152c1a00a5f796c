### Ziarnko pieprzu.

peppercorn-name = Ziarnko pieprzu
peppercorn-option-rerolls = Namysły
peppercorn-option-rerolls-1 = raz
peppercorn-option-rerolls-2 = dwa razy

peppercorn-card-cat = kot
    .accusative = kota
peppercorn-card-1 = jedynka
    .accusative = jedynkę
peppercorn-card-2 = dwójka
    .accusative = dwójkę
peppercorn-card-3 = trójka
    .accusative = trójkę
peppercorn-card-4 = czwórka
    .accusative = czwórkę
peppercorn-card-5 = piątka
    .accusative = piątkę

## Pytania i odmowy

peppercorn-prompt-bid = Zalicytuj kartą z ręki.
peppercorn-prompt-keep =
    { $rerolls ->
        [0] Na kostce wypadło { $number }: zatrzymaj ten rzut.
        [one] Na kostce wypadło { $number }: zatrzymaj ten rzut albo rzuć jeszcze raz.
       *[other] Na kostce wypadło { $number }: zatrzymaj ten rzut albo rzuć ponownie, najwyżej { $rerolls } razy.
    }
peppercorn-prompt-answer = { NAME("seat", $seat) } chcą zebrać { $number }: przepuść albo wyślij kota.
peppercorn-prompt-wait = Czekamy na pozostałych.
peppercorn-refuse-no-such-card = Nie masz na ręce takiej karty: { NAME("peppercorn-card", $card) }.
peppercorn-refuse-bid-first = Najpierw wszyscy muszą zalicytować kartą.
peppercorn-refuse-no-rerolls = Nie możesz już rzucić ponownie.
peppercorn-refuse-keep-first = Najpierw trzeba zatrzymać rzut.
peppercorn-refuse-no-cat = Nie masz kota.
peppercorn-refuse-answer-first = Najpierw przepuść zbiór albo wyślij kota.

## Co się dzieje

peppercorn-bid = Wykładasz { NAME("peppercorn-card", $choice, form: "accusative") }.
peppercorn-bid-secretly = { NAME("seat", $seat) } wykładają kartę.
peppercorn-laid = { NAME("seat", $seat) } wyłożyli { NAME("peppercorn-card", $card, form: "accusative") }.
peppercorn-nobody-wins = Nikt nie wygrywa licytacji.
peppercorn-rolled = { NAME("seat", $seat) } rzucają kostką: { $number }.
peppercorn-kept = { NAME("seat", $seat) } zatrzymują rzut: { $number }.
peppercorn-answered =
    { $choice ->
        [cat] Wysyłasz kota.
       *[pass] Przepuszczasz.
    }
peppercorn-answered-secretly = { NAME("seat", $seat) } już zdecydowali.
peppercorn-cat = Kot { NAME("seat", $seat, form: "genitive") } przewraca kostkę.
peppercorn-harvested =
    { $number ->
        [one] { NAME("seat", $seat) } zbierają { $number } ziarnko pieprzu.
        [few] { NAME("seat", $seat) } zbierają { $number } ziarnka pieprzu.
       *[many] { NAME("seat", $seat) } zbierają { $number } ziarnek pieprzu.
    }
peppercorn-drew = Dobierasz { NAME("peppercorn-card", $card, form: "accusative") }.
peppercorn-drew-unseen = { NAME("seat", $seat) } dobierają kartę.
peppercorn-end-hand-empty = Ktoś nie ma już kart: koniec gry.
peppercorn-end-no-peppercorns = Ktoś nie ma już kart, a nikt nie zebrał ani ziarnka: wygrały koty.

## Co leży na stole

peppercorn-mat-pantry = Spiżarnia
peppercorn-mat-player = { NAME("seat", $seat) }
peppercorn-mat-hand = Twoja ręka
peppercorn-mat-buttons = Twój wybór
peppercorn-piece-deck =
    { $cards ->
        [one] Talia: { $cards } karta
        [few] Talia: { $cards } karty
       *[many] Talia: { $cards } kart
    }
peppercorn-piece-die = Kostka pokazuje { $number }
peppercorn-piece-peppercorns =
    { $number ->
        [one] { $number } ziarnko pieprzu
        [few] { $number } ziarnka pieprzu
       *[many] { $number } ziarnek pieprzu
    }
peppercorn-piece-chosen = Tajny wybór
peppercorn-piece-card = Karta: { NAME("peppercorn-card", $card) }
peppercorn-piece-card-hidden = Zakryta karta
peppercorn-button-keep = Zatrzymaj
peppercorn-button-reroll = Rzuć ponownie
peppercorn-button-pass = Przepuść

## Szczęście, gdy gra się skończyła

peppercorn-die-die = Kostka
peppercorn-die-card = Dobrane karty
peppercorn-die-card-cat = kot
