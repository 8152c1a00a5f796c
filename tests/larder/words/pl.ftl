### Spiżarnia.

larder-name = Spiżarnia
larder-tagline = Zwiedź ciemną spiżarnię kafel po kaflu, zanim mrówki zjedzą wszystko.

larder-herb-thyme = tymianek
    .genitive = tymianku
    .short = tym
    .letter = T
larder-herb-sage = szałwia
    .genitive = szałwii
    .short = szał
    .letter = S
larder-herb-dill = koper
    .genitive = kopru
    .short = kop
    .letter = K
larder-herb-mint = mięta
    .genitive = mięty
    .short = mięt
    .letter = M
larder-card = { NAME("larder-herb", $herb) } { $number }
larder-way-north = w górę
larder-way-east = w prawo
larder-way-south = w dół
larder-way-west = w lewo

## Opowieść

larder-story-1 = Jak to się zaczęło
larder-story-1-1 = Drzwi były uchylone na szparkę nie szerszą niż wąs. Za nimi leżała spiżarnia, o której opowiadała babcia: półka za półką ziół, okruszki między deskami i ciemność, która pachniała latem.
larder-story-1-2 = „Jedna latarnia — powiedziała starsza mysz — a kiedy zgaśnie, nas tu nie ma”. O mrówkach nikt nie wspomniał, a jednak słyszeli je wszyscy: szelest jak deszcz, gdzieś głęboko w dole.
larder-story-2 = Latarnia dogasa
larder-story-2-1 = Płomień skurczył się do koralika. Gdzie godzinę temu leżały okruszki, lśniły teraz gołe deski, a po deskach biegła cienka czarna wstążka, która nie miała końca.
larder-story-2-2 = „Jeszcze dwie rundy” — szepnęła młodsza i mocniej przytuliła pęk ziół.

## Pytania i odmowy

larder-prompt-page = Przeczytaj stronę i przewróć ją.
larder-prompt-keep =
    { $rerolls ->
        [0] Kostki leżą, jak leżą: wystarczy.
        [one] Zatrzymaj dowolne kostki i rzuć pozostałymi po raz ostatni albo powiedz: wystarczy.
       *[other] Zatrzymaj dowolne kostki i rzuć pozostałymi ponownie, najwyżej { $rerolls } razy, albo powiedz: wystarczy.
    }
larder-prompt-sort = Wybierz dowolne karty z ręki, potem odrzuć je i dobierz tyle samo.
larder-prompt-walk =
    { $steps ->
        [0] Nie ma już kroków: odkładaj zioła albo zakończ turę.
        [one] Został { $steps } krok: idź, odkładaj zioła albo zakończ turę.
        [few] Zostały { $steps } kroki: idź, odkładaj zioła albo zakończ turę.
       *[many] Zostało { $steps } kroków: idź, odkładaj zioła albo zakończ turę.
    }
larder-refuse = Teraz tak nie można. { $question }

## Co się dzieje

larder-page-turned = { NAME("seat", $seat) } przewracają stronę.
larder-rolled = { NAME("seat", $seat) } rzucają kostkami: { $numbers }.
larder-kept = { NAME("seat", $seat) } zatrzymują kostkę: { $number }.
larder-let-go = { NAME("seat", $seat) } znów puszczają kostkę: { $number }.
larder-steps =
    { $steps ->
        [one] { NAME("seat", $seat) } mają { $steps } krok.
        [few] { NAME("seat", $seat) } mają { $steps } kroki.
       *[many] { NAME("seat", $seat) } mają { $steps } kroków.
    }
larder-picked = Wybierasz kartę: { $card }.
larder-put-back = Cofasz wybór karty: { $card }.
larder-thrown =
    { $count ->
        [0] { NAME("seat", $seat) } nie odrzucają żadnej karty.
       *[other] { NAME("seat", $seat) } odrzucają: { $cards }.
    }
larder-drew = Dobierasz: { $cards }.
larder-drew-unseen =
    { $count ->
        [one] { NAME("seat", $seat) } dobierają { $count } kartę.
        [few] { NAME("seat", $seat) } dobierają { $count } karty.
       *[many] { NAME("seat", $seat) } dobierają { $count } kart.
    }
larder-explored =
    { $crumbs ->
        [0] { NAME("seat", $seat) } znajdują półkę { NAME("larder-herb", $herb, form: "genitive") }, bez jednego okruszka.
        [one] { NAME("seat", $seat) } znajdują półkę { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } okruszek.
        [few] { NAME("seat", $seat) } znajdują półkę { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } okruszki.
       *[many] { NAME("seat", $seat) } znajdują półkę { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } okruszków.
    }
larder-walked = { NAME("seat", $seat) } idą { NAME("larder-way", $way) }.
larder-found =
    { $crumbs ->
        [one] { NAME("seat", $seat) } zjadają { $crumbs } okruszek.
        [few] { NAME("seat", $seat) } zjadają { $crumbs } okruszki.
       *[many] { NAME("seat", $seat) } zjadają { $crumbs } okruszków.
    }
larder-stored = { NAME("seat", $seat) } odkładają: { $card }.
larder-turn-ended = { NAME("seat", $seat) } kończą turę i w drogę ruszają mrówki.
larder-ant-walks = Mrówka { $ant } biegnie dalej.
larder-ant-eats = Mrówka { $ant } zjada okruszek.
larder-ant-circles = Mrówka { $ant } biega w kółko.
larder-round = Zaczyna się runda { $round }.
larder-end-lantern = Latarnia zgasła: koniec gry.
larder-end-ants = Latarnia zgasła, a nikt nie zebrał dość: wygrały mrówki.

## Co leży na stole

larder-mat-map = Spiżarnia
larder-mat-dice = Kostki
larder-mat-stack = Kafle
larder-mat-deck = Talia
larder-mat-discard = Odrzucone
larder-mat-player =
    { $points ->
        [one] { NAME("seat", $seat) }: { $points } punkt
        [few] { NAME("seat", $seat) }: { $points } punkty
       *[many] { NAME("seat", $seat) }: { $points } punktów
    }
larder-mat-hand = Ręka { NAME("seat", $seat, form: "genitive") }
larder-mat-buttons = Twój wybór
larder-piece-door = Drzwi
larder-piece-tile =
    { $crumbs ->
        [0] Półka { NAME("larder-herb", $herb, form: "genitive") }, bez okruszków
        [one] Półka { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } okruszek
        [few] Półka { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } okruszki
       *[many] Półka { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } okruszków
    }
larder-piece-unexplored = Tu jeszcze nikogo nie było
larder-piece-mouse = Mysz { NAME("seat", $seat, form: "genitive") }
larder-piece-ant = Mrówka { $ant }
larder-piece-die = Kostka: { $number }
larder-piece-stack =
    { $tiles ->
        [one] { $tiles } zakryty kafel
        [few] { $tiles } zakryte kafle
       *[many] { $tiles } zakrytych kafli
    }
larder-piece-deck =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
larder-piece-marker = Zjedzone okruszki: { $crumbs } z { $most }
larder-piece-slot = Miejsce { $slot }
larder-piece-cards =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
larder-sign-door = drzwi
larder-sign-tile =
    { $crumbs ->
        [0] { NAME("larder-herb", $herb, form: "short") }
       *[other] { NAME("larder-herb", $herb, form: "short") } { $crumbs }
    }
larder-sign-card = { NAME("larder-herb", $herb, form: "letter") }{ $number }
larder-button-page = Przewróć stronę
larder-button-reroll = Rzuć ponownie
larder-button-enough = Wystarczy
larder-button-throw = Odrzuć
larder-button-end = Zakończ turę

## Szczęście, gdy gra się skończyła

larder-die-die = Kostki
