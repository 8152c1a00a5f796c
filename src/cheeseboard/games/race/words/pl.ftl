### Wyścig szczurów, słowami jego zasad (rules/pl.md).
### NAME("race-action", $action, form: "accusative") to forma .accusative komunikatu race-action-dash, gdy $action to dash.

race-name = Wyścig szczurów
race-tagline = Potajemnie obstaw, co zrobi twój szczur, zadowól się tym, co zostawią ci inni, i dopadnij sera przed wszystkimi.
race-minutes = 15–30

## Opcje

race-option-mode = Tryb gry
race-option-mode-race = Jeden wyścig
race-option-mode-teams = Dwie drużyny
race-option-mode-tournament = Turniej
race-option-mode-hint = Jeden wyścig, jeden wyścig dwóch na dwóch (przy czterech graczach) albo trzy krótkie wyścigi o ser.

race-option-track = Tor
race-option-track-short = Krótki
race-option-track-long = Długi
race-option-track-hint = Jeden odcinek między startem a metą albo dwa. Turniej rozgrywa się na krótkich torach.

race-option-sections = Odcinki
race-option-sections-first = Pierwsze
race-option-sections-easy = Łatwe (od 1 do 6)
race-option-sections-middling = Średnie (od 1 do 15)
race-option-sections-all = Wszystkie 24
race-option-sections-hint = Z których odcinków losuje się tor. Na pierwszy w życiu wyścig wybierz „Pierwsze”.

race-option-wind = Wiatr
race-option-wind-no = Bezwietrznie
race-option-wind-yes = Wietrznie
race-option-wind-hint = Po każdej turze wiatr popycha szczura o jedno pole.

race-option-play-on = Gdy pierwszy szczur jest na mecie
race-option-play-on-yes = Gra o dalsze miejsca
race-option-play-on-no = Koniec wyścigu
race-option-play-on-hint = W grze drużynowej wyścig zawsze się wtedy kończy, a w turnieju zawsze toczy się dalej.

race-option-partners = Partnerzy
race-option-partners-opposite = Siedzą naprzeciw siebie
race-option-partners-neighbours = Siedzą obok siebie
race-option-partners-hint = Kto gra razem w drużynie: pierwszy gracz z trzecim czy pierwszy z drugim.

race-option-sugar-step = Krok z cukrem
race-option-sugar-step-straight = Prowadzi prosto
race-option-sugar-step-bent = Może skręcać
race-option-sugar-step-hint = Czy oba pola kroku z cukrem muszą leżeć w jednym kierunku.

## Co jest w pudełku, do zdań poniżej

# .command to polecenie na początku zdania, .deed mówi w środku zdania, co robią gracze.
race-action-dash = zryw po prostej
    .accusative = zryw po prostej
    .genitive = zrywu po prostej
    .instrumental = zrywem po prostej
    .command = Wykonaj zryw po prostej
    .deed = wykonują zryw po prostej
race-action-diagonal = zryw po skosie
    .accusative = zryw po skosie
    .genitive = zrywu po skosie
    .instrumental = zrywem po skosie
    .command = Wykonaj zryw po skosie
    .deed = wykonują zryw po skosie
race-action-step = krok
    .accusative = krok
    .genitive = kroku
    .instrumental = krokiem
    .command = Wykonaj krok
    .deed = wykonują krok
race-action-jump = skok
    .accusative = skok
    .genitive = skoku
    .instrumental = skokiem
    .command = Wykonaj skok
    .deed = wykonują skok
race-action-swap = zamiana
    .accusative = zamianę
    .genitive = zamiany
    .instrumental = zamianą
    .command = Wykonaj zamianę
    .deed = wykonują zamianę
race-action-idea = pomysł
    .accusative = pomysł
    .genitive = pomysłu
    .instrumental = pomysłem
    .command = Wykorzystaj pomysł
    .deed = wykorzystują pomysł

# Żetony nazywają się tak jak pola, które je dają.
race-kind-ordinary = zwykłe pole
    .genitive = zwykłego pola
race-kind-spring = sprężyna
    .genitive = sprężyny
race-kind-mud = błoto
    .genitive = błota
race-kind-water = woda
    .genitive = wody
race-kind-pepper = papryczka
    .genitive = papryczki
race-kind-sugar = cukier
    .genitive = cukru
race-kind-clover = koniczyna
    .genitive = koniczyny

race-way-N = północ
race-way-NE = północny wschód
race-way-E = wschód
race-way-SE = południowy wschód
race-way-S = południe
race-way-SW = południowy zachód
race-way-W = zachód
race-way-NW = północny zachód

race-cheese =
    { $cheese ->
        [0] bez sera
        [one] { $cheese } kawałek sera
        [few] { $cheese } kawałki sera
       *[many] { $cheese } kawałków sera
    }

## O co chodzi teraz

race-prompt-placement = Postaw szczura na wolnej fladze.
race-prompt-discard =
    { $cards ->
        [one] Odrzuć jeszcze jedną kartę.
        [few] Odrzuć { $cards } karty, jedną po drugiej.
       *[many] Odrzuć { $cards } kart, jedną po drugiej.
    }
race-prompt-consolation = Twój szczur był ostatni: weź żeton na następny wyścig.
race-prompt-bet = Wyłóż zakrytą kartę: co zrobi twój szczur?
race-prompt-wait-for-bets = Pozostali jeszcze wybierają karty.
race-prompt-pepper = Zjedz papryczkę, żeby w tej rundzie działać przed innymi, albo ją zachowaj.
race-prompt-lost = Wszystkie karty, które możesz wyłożyć, są zajęte: akcja przepada, więc spasuj.
race-prompt-act =
    { $choice ->
        [no] Twoja akcja – { NAME("race-action", $action) } – jest tutaj niemożliwa: spasuj.
       *[yes] { $token ->
            [sugar] { NAME("race-action", $action, form: "command") } (możesz przy tym zjeść cukier) albo spasuj.
            [clover] { NAME("race-action", $action, form: "command") }, zjedz koniczynę, żeby wykonać inną akcję, albo spasuj.
           *[other] { NAME("race-action", $action, form: "command") } albo spasuj.
        }
    }

## Co się dzieje

race-begins = Rusza wyścig nr { $race }, zaczynają { NAME("seat", $seat, form: "nominative") }.
race-placed = { NAME("seat", $seat) } stawiają szczura na { $cell }.
race-discarded = { NAME("seat", $seat) } odrzucają { NAME("race-action", $action, form: "accusative") }.
race-wind = Wiatr wieje na { NAME("race-way", $way) }.
race-turn-order = Runda { $round }. Kolejność tur: { $seats }.
race-bet = { NAME("seat", $seat) } wykładają zakrytą kartę: { NAME("race-action", $action) }.
race-bet-secretly = { NAME("seat", $seat) } wykładają zakrytą kartę.
race-revealed = { NAME("seat", $seat) } odkrywają { NAME("race-action", $action, form: "accusative") }.
race-ate-pepper = { NAME("seat", $seat) } zjadają papryczkę i przechodzą na początek kolejki.
race-kept-pepper = { NAME("seat", $seat) } zachowują papryczkę.
race-replaced = { NAME("seat", $seat) } zastępują { NAME("race-action", $before, form: "accusative") } { NAME("race-action", $action, form: "instrumental") }.
race-dead-end = { NAME("seat", $seat) } nie mają czym zastąpić { NAME("race-action", $action, form: "genitive") } i tracą akcję.
race-passed = { NAME("seat", $seat) } pasują.
race-ate-sugar = { NAME("seat", $seat) } zjadają cukier i wzmacniają { NAME("race-action", $action, form: "accusative") }.
race-ate-clover = { NAME("seat", $seat) } zjadają koniczynę i zamiast swojej akcji { NAME("race-action", $action, form: "deed") }.
race-moved-dash = { NAME("seat", $seat) } robią zryw z { $origin } na { $goal }.
race-moved-diagonal = { NAME("seat", $seat) } robią zryw po skosie z { $origin } na { $goal }.
race-moved-step = { NAME("seat", $seat) } robią krok z { $origin } na { $goal }.
race-moved-jump = { NAME("seat", $seat) } skaczą z { $origin } na { $goal }.
race-moved-swap = { NAME("seat", $seat) } przechodzą z { $origin } na { $goal } i zamieniają się miejscami z { NAME("seat", $other, form: "instrumental") }.
race-moved-spring = { NAME("seat", $seat) } wybijają się ze sprężyny: z { $origin } na { $goal }.
race-moved-mud = { NAME("seat", $seat) } wygrzebują się z błota: z { $origin } na { $goal }.
race-moved-water = { NAME("seat", $seat) } płyną z { $origin } na { $goal }.
race-took-token = { NAME("seat", $seat) } biorą żeton: { NAME("race-kind", $token) }.
race-stole = { NAME("seat", $seat) } zabierają żeton { NAME("seat", $other, form: "dative") }: { NAME("race-kind", $token) }.
race-blown = Wiatr popycha { NAME("seat", $seat, form: "genitive") } na { NAME("race-way", $way) }, na pole { $cell }.
race-home =
    { $place ->
        [1] { NAME("seat", $seat) } docierają do mety jako pierwsi!
        [2] { NAME("seat", $seat) } docierają do mety jako drudzy.
       *[other] { NAME("seat", $seat) } docierają do mety jako trzeci.
    }
race-took-cards-back = { NAME("seat", $seat) } biorą cztery karty z powrotem na rękę.
race-prize =
    { $place ->
        [1] { NAME("seat", $seat) } wygrywają wyścig: { race-cheese }.
        [2] { NAME("seat", $seat) } zajmują drugie miejsce: { race-cheese }.
        [3] { NAME("seat", $seat) } zajmują trzecie miejsce: { race-cheese }.
       *[other] { NAME("seat", $seat) } zajmują czwarte miejsce: { race-cheese }.
    }
race-consoled = { NAME("seat", $seat) } biorą żeton na następny wyścig: { NAME("race-kind", $token) }.

## Jak kończy się gra

race-end-first-home = { NAME("seat", $seat) } jako pierwsi docierają do mety i wygrywają!
race-end-all-home = Na torze został tylko jeden szczur: wyścig wygrywają { NAME("seat", $seat, form: "nominative") }!
race-end-team-home = { NAME("seat", $seat) } i ich partnerzy wygrywają: ich szczur pierwszy dotarł do mety!
race-end-tournament = Koniec turnieju, wygrywają { NAME("seat", $seat, form: "nominative") }: { race-cheese }!
race-end-round-limit = Rozegrano 60 rund: prowadzą { NAME("seat", $seat, form: "nominative") } i to oni wygrywają.

## Dlaczego nie

race-refuse-place-first = Najpierw postaw szczura na wolnej fladze karty startu.
race-refuse-flag-taken = Na tej fladze stoi już szczur.
race-refuse-discard-first = Najpierw odrzuć karty.
race-refuse-not-in-hand = Nie masz na ręce { NAME("race-action", $action, form: "genitive") }.
race-refuse-take-first = Najpierw weź żeton: papryczkę, cukier albo koniczynę.
race-refuse-bet-first = Najpierw wyłóż zakrytą kartę.
race-refuse-answer-first = Najpierw zdecyduj, czy zjadasz papryczkę, czy ją zachowujesz.
race-refuse-act-first = Wykonaj akcję ze swojej karty albo spasuj.
race-refuse-action-lost = W tej rundzie twoja akcja przepadła: możesz tylko spasować.
race-refuse-no-token = Nie masz { NAME("race-kind", $token, form: "genitive") } do zjedzenia.
race-refuse-not-next-orders = Koniczyna pozwala wykonać jedną z dwóch następnych akcji w szeregu rozkazów; { NAME("race-action", $action) } do nich nie należy.
race-refuse-other-card = Twoja karta to { NAME("race-action", $action) }.
race-refuse-mud = Szczur w błocie bez pomysłu nie może zrobić nic.
race-refuse-ordinary-cell = Na zwykłym polu pomysł nic nie daje.
race-refuse-cell-taken = Na tym polu stoi już szczur.
race-refuse-cannot-reach = Twój szczur tam nie dotrze: { NAME("race-action", $action) } na to nie pozwala.

## Co można zrobić

race-move-pass = Spasuj
race-move-eat = Zjedz papryczkę i działaj przed innymi
race-move-keep = Zachowaj papryczkę
race-move-take = Weź żeton: { NAME("race-kind", $token) }
race-move-discard = Odrzuć { NAME("race-action", $action, form: "accusative") }
race-move-bet = Wyłóż { NAME("race-action", $action, form: "accusative") }
race-move-place = Postaw szczura na { $cell }
race-move-dash = Zrób zryw na { $cell }
race-move-diagonal = Zrób zryw po skosie na { $cell }
race-move-step = Zrób krok na { $cell }
race-move-jump = Skocz na { $cell }
race-move-swap = Zamień się miejscami z { NAME("seat", $other, form: "instrumental") } na polu { $cell }
race-move-spring = Wybij się ze sprężyny na { $cell }
race-move-mud = Wygrzeb się z błota na { $cell }
race-move-water = Popłyń na { $cell }
race-move-token = Weź żeton: { NAME("race-kind", $token) }
race-move-steal = Zjedz cukier i zabierz żeton { NAME("seat", $other, form: "dative") } na polu { $cell }
race-move-sugar = Z cukrem: { $move }
race-move-clover = Z koniczyną: { $move }

## Co leży na stole. Wszystko, co stoi na torze, zaczyna się od pola.

race-piece-rat = { $cell }: { NAME("seat", $seat, form: "masculine") } szczur
race-piece-rat-waiting = Czeka na start: { NAME("seat", $seat, form: "masculine") } szczur
race-piece-rat-home = Na mecie, miejsce { $place }: { NAME("seat", $seat, form: "masculine") } szczur
race-piece-cell = { $cell }: { NAME("race-kind", $kind) }
race-piece-cell-start = { $cell }: flaga startu
race-piece-cell-finish = { $cell }: flaga mety
race-piece-wall-right = Mur między { $cell } a { $other }
race-piece-wall-below = Mur między { $cell } a { $other }
race-piece-wall-outer = Mur na krawędzi karty, przy { $cell }
race-piece-arrow-up = Kolumna { $column }: pierwszy działa szczur stojący najniżej
race-piece-arrow-down = Kolumna { $column }: pierwszy działa szczur stojący najwyżej
race-piece-card = { NAME("race-action", $action) }
race-piece-card-hand = Na ręce: { NAME("race-action", $action) }
race-piece-card-open = Odkryta karta: { NAME("race-action", $action) }
race-piece-card-laid = { NAME("seat", $seat) } wyłożyli kartę: { NAME("race-action", $action) }
race-piece-card-hidden = { NAME("seat", $seat) } wyłożyli zakrytą kartę
race-piece-order = Rozkaz { $number }: { NAME("race-action", $action) }
race-piece-token = Żeton: { NAME("race-kind", $token) }
race-piece-supply = W pudełku: { NAME("race-kind", $token) }
race-piece-wind = Wiatr na { NAME("race-way", $way) }
race-piece-wind-deck =
    { $cards ->
        [one] Talia wiatru: { $cards } karta
        [few] Talia wiatru: { $cards } karty
       *[many] Talia wiatru: { $cards } kart
    }
race-piece-cheese = { race-cheese }
race-piece-pass = Spasuj
race-piece-keep = Zachowaj papryczkę

race-piece-lost = { NAME("seat", $seat) } stracili akcję
race-piece-team = Drużyna { $team }
race-piece-starter = Gracz rozpoczynający
race-piece-medal = Na mecie, miejsce { $place }
race-piece-token-empty = Bez żetonu
race-piece-race-over = Wyścig { $number }: zakończony
race-piece-race-now = Wyścig { $number }: trwa
race-piece-race-later = Wyścig { $number }: jeszcze nierozegrany

# Krótkie znaki na planszę tekstową, dla pola najwyżej trzy litery.
race-sign-pepper = pap
race-sign-sugar = cuk
race-sign-clover = kon
race-sign-dash = zryw
race-sign-diagonal = skos
race-sign-step = krok
race-sign-jump = skok
race-sign-swap = zam
race-sign-idea = pom
race-sign-order = { $number } { $action }

# Karta z pudełka, sama jedna.
race-card-gate = Karta startu/mety { $number }
race-card-gate-turned = Karta startu/mety { $number }, odwrócona jako meta
race-card-section = Odcinek { $number }
race-card-section-turned = Odcinek { $number }, odwrócony
race-card-wind = Karta wiatru { $number }: wiatr na { NAME("race-way", $way) }

race-mat-track = Tor
race-mat-orders = Szereg rozkazów
race-mat-bets = Zakłady w tej rundzie
race-mat-player = { NAME("seat", $seat) }
race-mat-hand = { NAME("seat", $seat) }: twoje karty
race-mat-wind = Wiatr
race-mat-supply = Żetony do wyboru
race-mat-podium = Na mecie
race-mat-tournament = Turniej
