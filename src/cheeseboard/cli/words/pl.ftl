### Co mówi tylko wiersz poleceń.

cli-ask = Twój ruch (? to pomoc):
cli-begin = Naciśnij Enter, żeby zacząć.
cli-hand-over = Naciśnij Enter, gdy tylko ty widzisz ekran.
cli-input-ended = Dane wejściowe się skończyły, więc gra zatrzymuje się tutaj.

cli-no-such-number = Nie ma ruchu { $number }: ostatni na liście to { $count }.
cli-several = „{ $text }” może oznaczać: { $moves }
cli-hint = Komputer wybrałby: { $move }
cli-save-how = Dopisz nazwę pliku, na przykład: { $command }
cli-save-failed = Gry nie da się zapisać w pliku { $file }.
cli-log-empty = Nic się jeszcze nie wydarzyło.

cli-help-rules = poczytaj zasady, po numerze punktu albo po słowie
cli-help-why = zasada, z której wynika ostatnia odmowa albo ostatnie wydarzenie
cli-help-hint = co wybrałby komputer
cli-help-log = wszystko, co się dotąd wydarzyło

cli-rules-how = Dopisz numer rozdziału lub punktu albo to, czego szukasz, na przykład: { $command }
cli-rules-none = Zasady nie mówią nic o „{ $text }”.
cli-rules-more = Także tutaj: { $numbers }
cli-why-nothing = Nie ma zasady do wyjaśnienia.

cli-seed-fits = Pasuje do pieczęci pokazanej na początku: { $hash }
cli-seed-does-not-fit = Nie pasuje do pieczęci pokazanej na początku: { $hash }

cli-record-right =
    { $moves ->
        [one] Zapis jest poprawny: { $moves } ruch.
        [few] Zapis jest poprawny: { $moves } ruchy.
       *[many] Zapis jest poprawny: { $moves } ruchów.
    }
cli-record-running = Gra jeszcze się nie skończyła.
cli-record-until =
    { $moves ->
        [one] Tutaj pokazano { $moves } ruch.
        [few] Tutaj pokazano { $moves } ruchy.
       *[many] Tutaj pokazano { $moves } ruchów.
    }

cli-analysis-how = W procentach; ± mówi, jak pewne jest przeszukiwanie swojej oceny: w 95 przypadkach na 100 mieści się ona w tych granicach.

cli-serve-at = Cheeseboard jest otwarty pod adresem
cli-serve-friends = Inni przychodzą pod adres
cli-serve-how-friends = Tylko ty możesz tu wejść. Aby wpuścić innych z twojej sieci: { $command }
cli-serve-stop = Ctrl-C kończy pracę.
cli-serve-already = Cheeseboard jest już otwarty pod adresem

## Symulacje

cli-simulated =
    { $games ->
        [one] { $games } gra: { $game }
        [few] { $games } gry: { $game }
       *[many] { $games } gier: { $game }
    }
cli-simulated-stopped = { $games }, z zamówionych { $all }; potem zatrzymano
cli-seed = ziarno { $seed }
cli-table-bot = bot
cli-table-seats = miejsca
cli-table-seat = miejsce
cli-table-won = wygrane
cli-table-fair = równy udział
cli-table-points = punkty
cli-table-ending = zakończenie
cli-table-games = gry
cli-table-share = udział
cli-table-in-turn = na zmianę
cli-table-nobody = nikt nie wygrał
cli-moves-in-a-game = ruchów w grze: { $mean } ({ $bounds }), od { $least } do { $most }
cli-rounds-in-a-game = rund w grze: { $mean } ({ $bounds }), od { $least } do { $most }
cli-simulation-speed =
    { $workers ->
        [one] { $games } gier/s, { $moves } ruchów/s, { $workers } proces
        [few] { $games } gier/s, { $moves } ruchów/s, { $workers } procesy
       *[many] { $games } gier/s, { $moves } ruchów/s, { $workers } procesów
    }
