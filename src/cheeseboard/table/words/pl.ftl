### Słowa, które mówi tylko stół w przeglądarce. Klucze zaczynają się od problem- (czego odmówiono i dlaczego), name-
### (imiona wymyślone dla tych, którzy nie mają własnego) albo page- (cała reszta; wysyłane do przeglądarki).

## Czego odmówiono i dlaczego

problem-unknown-page = Nie ma takiej strony.
problem-unknown-table = Nie ma takiego stołu. Być może już go sprzątnięto.
problem-unknown-seat = Przy tym stole nie ma takiego miejsca.
problem-unknown-moment = W tej grze nie ma takiego momentu.
problem-unknown-game = Nie ma tu gry „{ $game }”.
problem-unknown-level = Nie ma bota o nazwie „{ $level }”.
problem-unknown-phrase = Nie ma takiego zwrotu.
problem-unknown-link = Ten odnośnik nie prowadzi już do wolnego miejsca. Poproś o nowy.
problem-unknown-option = Ta gra nie ma opcji „{ $option }”.
problem-unknown-value = „{ $value }” nie jest wartością opcji „{ $option }”.
problem-wrong-seats = W tę grę nie można grać z taką liczbą miejsc: { $count }.
problem-wrong-options = Te opcje nie pasują do siebie albo do tej liczby graczy.
problem-wrong-clock = Tutaj ruch może trwać od { $least } do { $most } sekund.
problem-unknown-action = Z miejscem nie można zrobić „{ $action }”.
problem-wrong-record = Tego zapisu nie można otworzyć. { $reason }

problem-not-your-seat = To nie twoje miejsce.
problem-not-seated = To mogą zrobić tylko ci, którzy siedzą przy stole.
problem-not-host = To może zrobić tylko ten, kto przygotował stół.
problem-seat-taken = Tam już ktoś siedzi.
problem-moved-on = W tym czasie gra poszła dalej. Spójrz jeszcze raz.
problem-not-over = Z tym trzeba poczekać do końca gry.
problem-others-play = Grają tu też inni. Po końcu gry każdy może grać dalej od dowolnej chwili.
problem-looked-into = W tę grę grano samotnie i wiadomo o niej więcej, niż wolno wiedzieć graczom: nikt inny nie może dołączyć. Zacznij nową.
problem-already-over = W tej chwili gra jest już skończona: nie ma w co dalej grać.
problem-nothing-there = Z tym nic nie można zrobić.

problem-name-empty = Imię musi mieć choć jedną literę.
problem-name-long = Imię nie może mieć więcej liter niż { $most }.
problem-text-empty = Nie ma tu nic do powiedzenia.
problem-text-long = Tekst nie może mieć więcej liter niż { $most }.
problem-unknown-language = W tym języku tu nie rozmawiamy.

problem-not-json = To, co wysłano, nie jest w formacie JSON.
problem-wrong-field = To, co wysłano, tu nie pasuje. Spójrz na { $where }.
problem-wrong-kind = Wysłano nie to, co trzeba: potrzebne jest { $wanted }.
problem-wrong-method = O to nie pyta się w ten sposób.
problem-too-large = Wysłano za dużo.
problem-too-fast =
    { $seconds ->
        [one] To za dużo naraz. Poczekaj { $seconds } sekundę.
        [few] To za dużo naraz. Poczekaj { $seconds } sekundy.
       *[many] To za dużo naraz. Poczekaj { $seconds } sekund.
    }
problem-hello-first = Na połączeniu najpierw mówi się hello, i tylko raz.
problem-no-cookie = Twoja przeglądarka nie odesłała swojego pliku cookie. Zezwól tej stronie na pliki cookie i wczytaj ją ponownie.
problem-unknown-person = Nikogo nie znamy pod tym tokenem.
problem-not-from-here = To nie przyszło ze strony tego serwera. Wczytaj stronę ponownie.
problem-wrong-host = Ten serwer nie odpowiada na nazwę „{ $host }”.
problem-ours = Coś zepsuło się po naszej stronie. Nic nie zostało zmienione.
problem-closing = Serwer uruchamia się ponownie. Spróbuj za chwilę.

## Imiona, wymyślone dla tych, którzy nie mają własnego: dowolne zwierzę z dowolnym przymiotnikiem

name-adjective-brave = Dzielny
    .feminine = Dzielna
name-adjective-quick = Szybki
    .feminine = Szybka
name-adjective-quiet = Cichy
    .feminine = Cicha
name-adjective-clever = Bystry
    .feminine = Bystra
name-adjective-merry = Wesoły
    .feminine = Wesoła
name-adjective-patient = Cierpliwy
    .feminine = Cierpliwa
name-adjective-curious = Ciekawski
    .feminine = Ciekawska
name-adjective-gentle = Łagodny
    .feminine = Łagodna
name-adjective-bold = Śmiały
    .feminine = Śmiała
name-adjective-sleepy = Senny
    .feminine = Senna
name-adjective-lucky = Szczęśliwy
    .feminine = Szczęśliwa
name-adjective-nimble = Zwinny
    .feminine = Zwinna
name-adjective-cheerful = Radosny
    .feminine = Radosna
name-adjective-careful = Ostrożny
    .feminine = Ostrożna
name-adjective-hungry = Głodny
    .feminine = Głodna
name-adjective-golden = Złoty
    .feminine = Złota
name-adjective-polite = Uprzejmy
    .feminine = Uprzejma
name-adjective-stubborn = Uparty
    .feminine = Uparta
name-adjective-dreamy = Rozmarzony
    .feminine = Rozmarzona
name-adjective-wise = Mądry
    .feminine = Mądra
name-adjective-proud = Dumny
    .feminine = Dumna
name-adjective-shy = Nieśmiały
    .feminine = Nieśmiała
name-adjective-sunny = Słoneczny
    .feminine = Słoneczna
name-adjective-tidy = Schludny
    .feminine = Schludna

name-animal-mouse = { NAME("name-adjective", $adjective, form: "feminine") } mysz
name-animal-rat = { NAME("name-adjective", $adjective) } szczur
name-animal-hedgehog = { NAME("name-adjective", $adjective) } jeż
name-animal-badger = { NAME("name-adjective", $adjective) } borsuk
name-animal-otter = { NAME("name-adjective", $adjective, form: "feminine") } wydra
name-animal-fox = { NAME("name-adjective", $adjective) } lis
name-animal-hare = { NAME("name-adjective", $adjective) } zając
name-animal-squirrel = { NAME("name-adjective", $adjective, form: "feminine") } wiewiórka
name-animal-owl = { NAME("name-adjective", $adjective, form: "feminine") } sowa
name-animal-robin = { NAME("name-adjective", $adjective) } rudzik
name-animal-magpie = { NAME("name-adjective", $adjective, form: "feminine") } sroka
name-animal-heron = { NAME("name-adjective", $adjective, form: "feminine") } czapla
name-animal-mole = { NAME("name-adjective", $adjective) } kret
name-animal-vole = { NAME("name-adjective", $adjective, form: "feminine") } nornica
name-animal-beaver = { NAME("name-adjective", $adjective) } bóbr
name-animal-lynx = { NAME("name-adjective", $adjective) } ryś
name-animal-stoat = { NAME("name-adjective", $adjective) } gronostaj
name-animal-dormouse = { NAME("name-adjective", $adjective, form: "feminine") } popielica
name-animal-hamster = { NAME("name-adjective", $adjective) } chomik
name-animal-marten = { NAME("name-adjective", $adjective, form: "feminine") } kuna
name-animal-cat = { NAME("name-adjective", $adjective) } kot
name-animal-toad = { NAME("name-adjective", $adjective, form: "feminine") } ropucha
name-animal-newt = { NAME("name-adjective", $adjective, form: "feminine") } traszka
name-animal-raven = { NAME("name-adjective", $adjective) } kruk

## Strony, zanim pojawi się którykolwiek z ich modułów

page-shell-title = Cheeseboard
page-shell-about = Gry planszowe o szczurach, myszach i jednym ogórku: z przyjaciółmi i przeciw botom.
page-shell-script-needed = Ta strona potrzebuje JavaScriptu.
page-shell-home = Do gier

## Around every page

page-house = Cheeseboard
page-home = Cheeseboard: do poczekalni
page-skip = Od razu do treści
page-close = Zamknij
page-try-again = Spróbuj ponownie
page-to-lobby = Do poczekalni
page-went-wrong = Coś poszło nie tak. Wczytaj stronę jeszcze raz.
page-not-reached = Serwer nie odpowiada. Spróbuj za chwilę jeszcze raz.

## Settings

page-settings = Ustawienia
page-language = Język
page-own-name = Twoje imię
page-own-name-hint = Widzą je pozostali przy stole.
page-save-name = Zapisz
page-name-saved = Od teraz nazywasz się { $name }.
page-theme = Jasno czy ciemno
page-theme-auto = Jak w urządzeniu
page-theme-light = Jasno
page-theme-dark = Ciemno
page-sound = Dźwięki

## The lobby

page-welcome = W co zagramy?
page-welcome-hint = Zdejmij pudełko z półki. Boty już czekają.
page-waiting =
    { $count ->
        [one] Twoja kolej przy { $count } stole
        [few] Twoja kolej przy { $count } stołach
       *[many] Twoja kolej przy { $count } stołach
    }
page-players = Gracze:
page-minutes = Minuty:
page-play = Zagraj
page-play-game = { $game }: zagraj z botami
page-set-up = Przygotuj grę
page-set-up-game = { $game }: przygotuj grę
page-rules = Zasady
page-rules-of = { $game }: zasady
page-against =
    { $count ->
        [one] z { $count } botem: { $level }
        [few] z { $count } botami: { $level }
       *[many] z { $count } botami: { $level }
    }
page-alone = w pojedynkę
page-playing-as = Grasz jako { $name }.
page-change-name = Zmień

page-more-ways = Jak jeszcze można zagrać
page-way-bots = Z botami
page-way-device = Na tym urządzeniu
page-way-device-hint = Podawajcie je sobie. Kto ma ruch, widzi tylko to, co wolno mu wiedzieć.
page-way-device-begin = Usiądźcie razem
page-way-friends = Z przyjaciółmi
page-way-friends-hint = Każdy dostaje link, otwiera go i już siedzi przy stole. Konto nie jest potrzebne.
page-way-friends-begin = Zaproś przyjaciół
page-records = Zapisane gry
page-records-hint = Upuść tu plik .curd, a gra potoczy się dalej.
page-choose-record = Wybierz plik
page-drop-here = Upuść: gra zaraz się otworzy.

page-go-on = Graj dalej
page-finished = Zakończone gry
page-your-turn = Twoja kolej
page-with = grają: { $players }
page-seats-left =
    { $count ->
        [one] { $count } miejsce jest jeszcze wolne
        [few] { $count } miejsca są jeszcze wolne
       *[many] { $count } miejsc jest jeszcze wolnych
    }
page-look-back = Spójrz wstecz

## A new game

page-new-game = Nowa gra
page-which-game = Jaka gra?
page-who-plays = Kto gra?
page-how-many = Ilu graczy?
page-seats = Miejsca
page-who-you = Ty
page-who-bot = Bot: { $level }
page-who-device = Ktoś na tym urządzeniu
page-who-friend = Ktoś z linkiem
page-who-friend-hint = Dostaniesz link do wysłania.
page-name-at = Imię na miejscu: { $seat }
page-name-here = Imię
page-options = Opcje i czas
page-pace = Czas na ruch
page-pace-hint = Gdy minie, zagra bot. Miejsce można w każdej chwili odzyskać.
page-pace-none = Bez pośpiechu
page-pace-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
page-pace-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
page-pace-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
page-start = Zaczynamy

## Inviting

page-invite = Zaproś przyjaciół
page-invite-hint = Jeden link na każde wolne miejsce. Kto go otworzy, ten tam siada.
page-only-here = Adres tej strony działa tylko na tym urządzeniu. Aby wpuścić innych, uruchom serwer tak: { $command }
page-link-for = Link na miejsce: { $seat }
page-code-for = Kod do zeskanowania, miejsce: { $seat }
page-copy-link = Kopiuj link
page-share = Udostępnij
page-link-copied = Link skopiowany.
page-copy-by-hand = Skopiuj zaznaczony link ręcznie.
page-share-text = Przy stole czeka na ciebie miejsce.
page-to-table = Do stołu

## A seat’s link

page-seat-free = Miejsce „{ $seat }” jest wolne. Siadaj, jeśli chcesz.
page-seat-held = Na miejscu „{ $seat }” siedzi { $player }. Jeśli to ty, odzyskaj je tutaj.
page-seat-yours = Miejsce „{ $seat }” jest twoje.
page-seat-for-you = dla ciebie
page-seat-still-free = jeszcze wolne
page-sit-down = Usiądź przy stole
page-only-watch = Tylko popatrz

## The rulebook

page-search-rules = Szukaj w zasadach
page-rules-found =
    { $count ->
        [one] Znaleziono { $count } punkt
        [few] Znaleziono { $count } punkty
       *[many] Znaleziono { $count } punktów
    }
page-contents = Spis treści
page-other-rules = Inne zasady
page-print = Drukuj
page-rules-now = Co teraz ważne
page-rule-link = Link do tego punktu
page-rule-drawing = Rysunek
page-house-made = Wymyślone przez nas
page-ruling = Nasze rozstrzygnięcie tam, gdzie drukowana instrukcja milczy albo jest niejasna

## After the game

page-story-of = { $game }: spojrzenie wstecz
page-looking-back = Bot jeszcze raz ogląda każdy ruch.
page-not-over = Ta gra jeszcze trwa.
page-rematch = Zagraj jeszcze raz
page-replay = Obejrzyj grę
page-save-record = Zapisz grę
page-led = Kto kiedy prowadził
page-led-hint = Jak prawdopodobna była wygrana każdego gracza zdaniem bota. Pas wokół linii pokazuje, jak bardzo jest tego pewien.
page-move = Ruch
page-at-start = Na początku
page-after-move = Po ruchu { $number }
page-look-at-moment = Zobacz tę chwilę
page-look-at-move = Zobacz ruch { $number }
page-in-numbers = W liczbach
page-turned = Ruchy, które odmieniły grę
page-nothing-turned = Żaden pojedynczy ruch nie odmienił gry.
page-changed = { $before } → { $after }
page-mistakes = Co byłoby lepsze
page-mistakes-hint = Najdroższe ruchy, oceniane według tego, co gracz mógł wiedzieć.
page-no-mistakes = Bot nie znalazł nic wartego wzmianki.
page-better = Lepiej:
page-given-away = (stracone { $share })
page-rolls = Szczęście
page-rolls-hint = Ile razy co wypadło. Kreska pokazuje, ile razy powinno było wypaść.
page-face = Ścianka
page-seen = Wypadło
page-expected = Oczekiwano
page-seed-check = Czy kości były uczciwe?
page-seed-checking = Sprawdzamy…
page-seed-kept = Tak. Ustalono je przed pierwszym ruchem i nikt ich nie ruszał.
page-seed-broken = Ziarno nie zgadza się z tym, co pokazano na początku.
page-seed-how = Cały przypadek w grze wyrasta z jednego ziarna. Jego skrót SHA-256 pokazano przed pierwszym ruchem, a teraz widać samo ziarno. Twoja przeglądarka właśnie policzyła skrót jeszcze raz.
page-seed-before = Pokazane na początku
page-seed-after = Ziarno
page-seed-yourself = Aby sprawdzić samemu

## Przy stole

page-table = Stół
page-drawer = Dziennik, rozmowa, notatki i zasady
page-log = Dziennik
page-log-older = Wcześniejsze ruchy
page-open-rule = Otwórz punkt { $rule } zasad
page-chat = Rozmowa
page-chat-nothing = Nikt jeszcze nic nie powiedział.
page-say-something = Powiedz coś
page-say = Wyślij
page-notes = Notatki
page-notes-hint = Tylko ty możesz to przeczytać.
page-notes-empty = Notatki o tej grze
page-notes-kept = Zapisano. Tylko ty możesz to przeczytać.
page-in-words = Stół w słowach
page-legal-moves =
    { $count ->
        [one] { $count } dozwolony ruch
        [few] { $count } dozwolone ruchy
       *[many] { $count } dozwolonych ruchów
    }
page-nothing-here = Nic.
page-your-part = O co chodzi
page-back = Cofnij
page-again = Zagraj ponownie to, co cofnięto
page-let-go = Puść
page-soon = To jedyny ruch. Za chwilę zagra się sam.
page-watch-stop = Zatrzymaj
page-watch-on = Dalej
page-watch-step = O krok dalej
page-watch-skip = Do końca
page-zoom-in = Bliżej
page-zoom-out = Dalej
page-zoom-fit = Cała plansza
page-pile-of =
    { $count ->
        [one] { $count } element na stosie
        [few] { $count } elementy na stosie
       *[many] { $count } elementów na stosie
    }
page-look-through = Przejrzyj: { $mat }
page-cut-off = Połączenie zostało przerwane. Wróci samo.
page-time-left = Pozostały czas
page-players-at-table = Gracze
page-name-you = { $name } (ty)
page-to-act = Ruch tego gracza
page-covered = Zastępuje bot
page-away = Nieobecny
page-covered-you = Gra za ciebie bot.
page-seats-awaited = Jeszcze wolne: { $seats }. Gra na nie czeka.
page-seat-return = Graj znów samodzielnie
page-seat-take = Usiądź tu
page-seat-cover = Niech zastąpi mnie bot
page-seat-cover-away = Niech tymczasem zastąpi bot
page-seat-open = Oddaj znajomemu przez link
page-seat-device = Ktoś przy tym urządzeniu
page-seat-bot = Bot na miejsce: { $seat }
page-seat-bot-choose = Bot…
page-curtain = Teraz gra { $player }
page-curtain-hint = Przekaż urządzenie. Miejsce: { $seat }. Kto na nim gra, niech naciśnie przycisk.
page-curtain-ready = Jestem
page-copy-watch-link = Kopiuj link dla widzów
page-fullscreen = Pełny ekran
page-report = Zapisz zgłoszenie problemu
page-report-saved = Zgłoszenie z zapisem gry jest w pobranych plikach. Wyślij je temu, kto prowadzi ten serwer.
page-keys = Klawisze
page-keys-on = Używaj tych klawiszy
page-key-arrows = Przejdź do następnego elementu
page-key-touch = Dotknij go
page-key-let-go = Puść
page-branched-from = Gra, z której pochodzi ta
page-speed = Jak szybko wszystko się rusza
page-speed-slow = Powoli
page-speed-usual = Zwyczajnie
page-speed-fast = Szybko
page-alerts = Powiadom mnie, gdy przyjdzie mój ruch
page-alerts-refused = Przeglądarka na to nie pozwala.
page-agreed = Uzgodniono
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-first = Na początek
page-replay-back = O ruch wstecz
page-replay-on = O ruch dalej
page-replay-last = Do ostatniego ruchu
page-replay-leave = Wróć do gry
page-replay-move = Ruch { $number } z { $all }
page-play-on = Graj dalej od tego miejsca
page-copy-moment = Link do tej chwili
page-see-everything = Zobacz wszystko
page-look-from = Zobacz, co było wiadome na miejscu: { $seat }

## Szybkie zwroty, wypowiadane jednym dotknięciem

page-phrase-hello = Cześć!
page-phrase-good-luck = Powodzenia!
page-phrase-well-played = Dobry ruch!
page-phrase-oops = Ojej!
page-phrase-thanks = Dziękuję!
page-phrase-one-moment = Chwileczkę, proszę.
page-phrase-your-turn = Twoja kolej.
page-phrase-good-game = Dobra gra!
page-phrase-once-more = Jeszcze raz?
