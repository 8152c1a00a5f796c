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
problem-not-over = Tak można spojrzeć tylko na zakończoną grę.

problem-name-empty = Imię musi mieć choć jedną literę.
problem-name-long = Imię nie może mieć więcej liter niż { $most }.
problem-text-empty = Nie ma tu nic do powiedzenia.
problem-text-long = Tekst nie może mieć więcej liter niż { $most }.
problem-unknown-language = W tym języku tu nie rozmawiamy.

problem-not-json = To, co wysłano, nie jest w formacie JSON.
problem-wrong-field = To, co wysłano, tu nie pasuje. Spójrz na { $where }.
problem-wrong-kind = Wysłano nie to, co trzeba: potrzebne jest { $wanted }.
problem-wrong-method = O to nie pyta się w ten sposób.
problem-too-large = Wysłano za dużo. Najwięcej bajtów, ile można wysłać: { $most }.
problem-too-fast =
    { $seconds ->
        [one] To za dużo naraz. Poczekaj { $seconds } sekundę.
        [few] To za dużo naraz. Poczekaj { $seconds } sekundy.
       *[many] To za dużo naraz. Poczekaj { $seconds } sekund.
    }
problem-hello-first = Na połączeniu najpierw mówi się hello, i tylko raz.
problem-unknown-person = Nikogo nie znamy pod tym tokenem.
problem-not-from-here = To nie przyszło ze strony tego serwera. Wczytaj stronę ponownie.
problem-wrong-host = Ten serwer nie odpowiada na nazwę „{ $host }”.
problem-ours = Coś zepsuło się po naszej stronie. Nic nie zostało zmienione.
problem-closing = Serwer uruchamia się ponownie. Spróbuj za chwilę.
