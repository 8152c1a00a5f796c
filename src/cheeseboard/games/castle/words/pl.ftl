### Serowy zamek, słowami jego zasad (rules/pl.md).
### NAME("castle-tile", $tile, form: "accusative") to forma .accusative komunikatu castle-tile-trap, gdy $tile to trap.

castle-name = Serowy zamek
castle-tagline = Biegaj po zamku, przesuwaj podłogę i uważaj na pułapki: dwie twoje myszy na serze tego samego rodzaju – i kawałek jest twój.
castle-minutes = 30–45

## Opcje

castle-option-target = Ile rodzajów zebrać
castle-option-target-4 = 4 rodzaje
castle-option-target-5 = 5 rodzajów
castle-option-target-6 = 6 rodzajów
castle-option-target-hint = Żetony ilu różnych rodzajów dają wygraną. Zwykle cztery przy czterech graczach, a pięć przy dwóch i trzech.

castle-option-layout = Układ komnat
castle-option-layout-a = Układ A
castle-option-layout-b = Układ B
castle-option-layout-hint = Jak zamek dzieli się na komnaty; każda ma swój dach.

castle-option-through-towers = Przez zajęte wieże
castle-option-through-towers-yes = Dozwolone
castle-option-through-towers-no = Niedozwolone
castle-option-through-towers-hint = Czy mysz może z zewnątrz przebiec przez zajętą wieżę prosto do zamku za dwa punkty.

castle-option-edition = Wydanie
castle-option-edition-rulebook = Drukowana instrukcja
castle-option-edition-2022 = Wydanie 2022
castle-option-edition-hint = W wydaniu 2022 ten, kto stracił trzy myszy, nie może wygrać.

## Co jest w pudełku, do zdań poniżej

castle-cheese-slice = plaster
    .with = z plastrem
castle-cheese-wheel = krąg
    .with = z kręgiem
castle-cheese-brick = cegiełka
    .with = z cegiełką
castle-cheese-cone = stożek
    .with = ze stożkiem
castle-cheese-heart = serce
    .with = z sercem
castle-cheese-drop = kropla
    .with = z kroplą
castle-cheese-moon = księżyc
    .with = z księżycem

castle-tile-slice = płytka { castle-cheese-slice.with }
    .accusative = płytkę { castle-cheese-slice.with }
castle-tile-wheel = płytka { castle-cheese-wheel.with }
    .accusative = płytkę { castle-cheese-wheel.with }
castle-tile-brick = płytka { castle-cheese-brick.with }
    .accusative = płytkę { castle-cheese-brick.with }
castle-tile-cone = płytka { castle-cheese-cone.with }
    .accusative = płytkę { castle-cheese-cone.with }
castle-tile-heart = płytka { castle-cheese-heart.with }
    .accusative = płytkę { castle-cheese-heart.with }
castle-tile-drop = płytka { castle-cheese-drop.with }
    .accusative = płytkę { castle-cheese-drop.with }
castle-tile-moon = płytka { castle-cheese-moon.with }
    .accusative = płytkę { castle-cheese-moon.with }
castle-tile-blank = pusta płytka
    .accusative = pustą płytkę
castle-tile-trap = pułapka
    .accusative = pułapkę

castle-roof-tiled = dach kryty dachówką
castle-roof-thatched = dach kryty strzechą
castle-roof-copper = dach kryty miedzią

# Co się przesuwa (w bierniku) i dokąd.
castle-line-Nb = kolumnę b w dół
castle-line-Nd = kolumnę d w dół
castle-line-Nf = kolumnę f w dół
castle-line-Sb = kolumnę b w górę
castle-line-Sd = kolumnę d w górę
castle-line-Sf = kolumnę f w górę
castle-line-W2 = rząd 2 w prawo
castle-line-W4 = rząd 4 w prawo
castle-line-W6 = rząd 6 w prawo
castle-line-E2 = rząd 2 w lewo
castle-line-E4 = rząd 4 w lewo
castle-line-E6 = rząd 6 w lewo

castle-points-left =
    { $points ->
        [one] został { $points } punkt
        [few] zostały { $points } punkty
       *[many] zostało { $points } punktów
    }
castle-with-tokens =
    { $tokens ->
        [0] nie mają żadnego żetonu
        [one] mają { $tokens } żeton
        [few] mają { $tokens } żetony
       *[many] mają { $tokens } żetonów
    }

## O co chodzi teraz

castle-prompt-placement = Postaw mysz na wolnej wieży.
castle-prompt-turn =
    { $points ->
        [0] Nie masz już punktów: zakończ turę.
       *[other] { $slide ->
            [yes] Odkryj komnatę, biegnij, przesuń linię albo zakończ turę: { castle-points-left }.
           *[no] Odkryj komnatę, biegnij albo zakończ turę: { castle-points-left }.
        }
    }

## Co się dzieje

castle-placed = { NAME("seat", $seat) } stawiają mysz na wieży { $cell }.
castle-uncovered = { NAME("seat", $seat) } zdejmują { NAME("castle-roof", $roof) } nad { $cell }.
castle-entered = { NAME("seat", $seat) } wbiegają z zewnątrz na { $goal }.
castle-ran = { NAME("seat", $seat) } biegną z { $origin } na { $goal }.
castle-slid = { NAME("seat", $seat) } przesuwają { NAME("castle-line", $slot) } ({ $slot }): wpychają { NAME("castle-tile", $pushed, form: "accusative") }, wypada { NAME("castle-tile", $spare) }.
castle-fell = { NAME("seat", $seat) } tracą mysz: na { $cell } spada do lochów.
castle-token = { NAME("seat", $seat) } dostają żeton { NAME("castle-cheese", $cheese, form: "with") }.
castle-turn-ended =
    { $roofs ->
        [0] { NAME("seat", $seat) } kończą turę.
        [one] { NAME("seat", $seat) } kończą turę i zakrywają { $roofs } komnatę.
        [few] { NAME("seat", $seat) } kończą turę i zakrywają { $roofs } komnaty.
       *[many] { NAME("seat", $seat) } kończą turę i zakrywają { $roofs } komnat.
    }

## Jak kończy się gra

castle-end-target =
    { $tokens ->
        [one] { NAME("seat", $seat) } zebrali { $tokens } rodzaj sera i wygrywają!
        [few] { NAME("seat", $seat) } zebrali { $tokens } rodzaje sera i wygrywają!
       *[many] { NAME("seat", $seat) } zebrali { $tokens } rodzajów sera i wygrywają!
    }
castle-end-third-mouse = Trzecia mysz stracona, koniec gry: wygrywają { NAME("seat", $seat, form: "nominative") }, { castle-with-tokens }.
castle-end-round-limit = Rozegrano 100 rund: wygrywają { NAME("seat", $seat, form: "nominative") }, { castle-with-tokens }.

## Dlaczego nie

castle-refuse-no-such-move = Nie ma takiej akcji.
castle-refuse-place-first = Najpierw postaw mysz na wolnej wieży.
castle-refuse-tower-taken = Na tej wieży stoi już mysz.
castle-refuse-no-points = Nie masz już punktów: zakończ turę.
castle-refuse-room-open = Ta komnata jest już otwarta.
castle-refuse-too-far-to-uncover = Ten dach nie styka się z żadnym polem, na którym stoi twoja mysz.
castle-refuse-no-mouse-there = Nie masz tam myszy.
castle-refuse-back-to-tower = Mysz nigdy nie wraca na wieżę.
castle-refuse-cell-taken = Na zajętym polu nie wolno się zatrzymać.
castle-refuse-roof = Na dach mysz nie wchodzi: najpierw odkryj komnatę.
castle-refuse-trap = Na pułapkę mysz nie wchodzi nigdy.
castle-refuse-through-tower = Przy tym stole nie wolno przebiegać przez zajętą wieżę.
castle-refuse-points-short = To za daleko: { castle-points-left }.
castle-refuse-only-over-towers = Droga do zamku wiedzie wyłącznie przez wieże.
castle-refuse-one-step = Jednym krokiem mysz przebiega o jedno pole w górę, w dół, w lewo lub w prawo, nigdy na ukos.
castle-refuse-slide-once = Linię można przesunąć tylko raz na turę.

## Co można zrobić

castle-move-end = Zakończ turę
castle-move-uncover = Zdejmij { NAME("castle-roof", $roof) } nad { $cell }
castle-move-slide = Przesuń { NAME("castle-line", $slot) } ({ $slot }) i wepchnij { NAME("castle-tile", $spare, form: "accusative") }
castle-move-run =
    { $price ->
        [one] Biegnij z { $origin } na { $goal } ({ $price } punkt)
        [few] Biegnij z { $origin } na { $goal } ({ $price } punkty)
       *[many] Biegnij z { $origin } na { $goal } ({ $price } punktów)
    }
castle-move-enter = Wbiegnij z zewnątrz na { $goal }
castle-move-place = Postaw mysz na wieży { $goal }

## Co leży na stole. Wszystko, co jest w zamku, zaczyna się od pola.

castle-piece-mouse = { $place }: { NAME("seat", $seat, form: "feminine") } mysz { $number }
castle-piece-mouse-outside = Na zewnątrz zamku: { NAME("seat", $seat, form: "feminine") } mysz { $number }
castle-piece-mouse-fallen = W lochach pod { $cell }: { NAME("seat", $seat, form: "feminine") } mysz { $number }
castle-piece-tile = { $cell }: { NAME("castle-tile", $tile) }
castle-piece-tile-unknown = { $cell }: nieznana płytka
castle-piece-solid = { $cell }: stałe pole
castle-piece-tower = { $cell }: wieża
castle-piece-roof = { $cell }: { NAME("castle-roof", $roof) }
castle-piece-slot = Szczelina { $slot }: przesuwa { NAME("castle-line", $slot) }
castle-piece-spare = Zapasowa: { NAME("castle-tile", $tile) }
castle-piece-token = Żeton: { NAME("castle-cheese", $cheese) }
castle-piece-token-empty = Jeszcze bez żetonu: { NAME("castle-cheese", $cheese) }
castle-piece-end-turn = Zakończ turę
castle-piece-point = Punkt akcji
castle-piece-starter = Gracz rozpoczynający

castle-mat-board = Zamek
castle-mat-player = { NAME("seat", $seat) }: myszy i żetony
castle-mat-actions = Akcje
castle-mat-spare = Zapasowa płytka
