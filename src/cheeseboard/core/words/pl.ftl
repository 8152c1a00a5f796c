### Słowa wspólne dla wszystkich gier, stołu i wiersza poleceń.
### NAME("seat", $seat, form: "genitive") to forma .genitive komunikatu seat-red, gdy $seat to red (core/words.py).

language-name = Polski

yes = tak
no = nie

## Miejsca przy stole. O graczu mówimy jak o drużynie, w liczbie mnogiej: „Czerwoni zdejmują dach”. Wielką literą na początku zdania.

seat-red = Czerwoni
    .nominative = czerwoni
    .genitive = czerwonych
    .dative = czerwonym
    .instrumental = czerwonymi
    .masculine = czerwony
    .feminine = czerwona
seat-yellow = Żółci
    .nominative = żółci
    .genitive = żółtych
    .dative = żółtym
    .instrumental = żółtymi
    .masculine = żółty
    .feminine = żółta
seat-green = Zieloni
    .nominative = zieloni
    .genitive = zielonych
    .dative = zielonym
    .instrumental = zielonymi
    .masculine = zielony
    .feminine = zielona
seat-blue = Niebiescy
    .nominative = niebiescy
    .genitive = niebieskich
    .dative = niebieskim
    .instrumental = niebieskimi
    .masculine = niebieski
    .feminine = niebieska

# Obok koloru, żeby nikt nie musiał rozróżniać samych kolorów.
seat-red-letter = C
seat-yellow-letter = Ż
seat-green-letter = Z
seat-blue-letter = N

# Jeden z kilku graczy albo gracz po dwukropku.
seat-in-list = { NAME("seat", $seat, form: "nominative") }

## Gracze

players = Gracze
player-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
player-at-seat = { NAME("seat", $seat) }: { $player }
player-you = ty
player-person = człowiek
player-computer = komputer ({ NAME("level", $level, form: "inside") })

level-random = Losowo
    .inside = losowo
level-random-hint = Wykonuje dowolny dozwolony ruch.
level-crumb = Okruszek
    .inside = Okruszek
level-crumb-hint = Błądzi, ale nie przegapi wygranej pod nosem i nie szkodzi sobie umyślnie.
level-nibbler = Chrupek
    .inside = Chrupek
level-nibbler-hint = Bierze to, co w tej chwili wygląda najlepiej.
level-whisker = Wąsik
    .inside = Wąsik
level-whisker-hint = Zagląda w przyszłość przez mgnienie oka.
level-gouda = Gouda
    .inside = Gouda
level-gouda-hint = Sięga wzrokiem dalej i dobrze się zastanawia.
level-stilton = Stilton
    .inside = Stilton
level-stilton-hint = Myśli nad ruchem do dwóch sekund i niewiele wybacza.
level-search = Własny czas
    .inside = z własnym czasem na namysł
level-search-hint = Myśli tak długo, jak pozwolisz.

options = Opcje
new-game = Nowa gra

## Czyja tura

your-turn = Twoja tura.
turn-of = Tura { NAME("seat", $seat, form: "genitive") }.
waiting-for = Czekamy na { NAME("seat", $seat, form: "genitive") }.
thinking = { NAME("seat", $seat) } myślą.
round = Runda { $number }

refusal-over = Gra już się skończyła.
refusal-not-your-turn = To nie twoja tura.
rule = zasada { $rule }

## Koniec gry

game-over = Koniec gry.
winner = { NAME("seat", $seat) } wygrywają!
winners = Wspólna wygrana: { $seats }.
nobody-wins = Nikt nie wygrywa.
place = { $place }. miejsce
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
standing = { place }: { NAME("seat", $seat, form: "nominative") }, { points }

## Cofanie

take-back = Cofnij
play-again = Ponów
nothing-to-take-back = Teraz niczego nie można cofnąć.
nothing-to-play-again = Nie ma czego ponowić.
took-back = { NAME("seat", $seat) } cofają ruch.
played-again = { NAME("seat", $seat) } ponawiają ruch.

## Los: ziarno pod pieczęcią na początku, odkryte na końcu

seed-sealed = Pieczęć na ziarnie tej gry: { $hash }
seed-opened = Ziarno tej gry: { $seed }

## Spojrzenie wstecz na grę

analysis-chart = Jak prawdopodobna jest wygrana każdej strony po każdym ruchu
analysis-move = Ruch
analysis-moves = Ruchy
analysis-better = Lepiej
analysis-loss = Stracone
analysis-turning = Ruchy, które odwróciły losy gry
analysis-turned = { $move }: { $shares }
analysis-turned-share = { $side } { $before } → { $after } %
analysis-nothing-turned = Żaden pojedynczy ruch nie odwrócił losów gry.

## Terminal

ask-move = Twój ruch:
moves-title = Twoje ruchy:
unreadable-move = „{ $text }” – nie ma takiego ruchu.
help-title = Możesz wpisać:
help-move = ruch, tak jak jest zapisany na liście, albo jego numer
help-moves = pokaż swoje ruchy
help-board = pokaż stół jeszcze raz
help-rules = poczytaj zasady
help-back = cofnij ruch
help-again = ponów cofnięty ruch
help-save = zapisz grę
help-help = pokaż tę listę
help-quit = zakończ
saved = Gra jest zapisana w pliku { $file }.
goodbye = Do zobaczenia!
