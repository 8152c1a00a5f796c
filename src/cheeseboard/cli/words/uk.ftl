### Те, що каже лише командний рядок.

cli-ask = Ваш хід (? — довідка):
cli-begin = Щоб почати, натисніть Enter.
cli-hand-over = Натисніть Enter, коли екран бачите лише ви.
cli-input-ended = Ввід закінчився, тож гра зупиняється тут.

cli-no-such-number = Ходу { $number } немає: останній у списку — { $count }.
cli-several = «{ $text }» може означати: { $moves }
cli-hint = Комп’ютер обрав би: { $move }
cli-save-how = Допишіть назву файлу, наприклад: { $command }
cli-save-failed = Гру не вдалося зберегти у файлі { $file }.
cli-log-empty = Ще нічого не сталося.

cli-help-rules = почитати правила за номером пункту або за словом
cli-help-why = правило, через яке хід відхилено або щось щойно сталося
cli-help-hint = що обрав би комп’ютер
cli-help-log = усе, що сталося досі

cli-rules-how = Допишіть номер розділу чи пункту або те, що шукаєте, наприклад: { $command }
cli-rules-none = У правилах нічого немає про «{ $text }».
cli-rules-more = Також тут: { $numbers }
cli-why-nothing = Немає правила, яке слід пояснити.

cli-seed-fits = Воно відповідає печатці, показаній на початку: { $hash }
cli-seed-does-not-fit = Воно не відповідає печатці, показаній на початку: { $hash }

cli-record-right =
    { $moves ->
        [one] Запис правильний: { $moves } хід.
        [few] Запис правильний: { $moves } ходи.
       *[many] Запис правильний: { $moves } ходів.
    }
cli-record-running = Гра ще не закінчена.
cli-record-until =
    { $moves ->
        [one] Тут показано { $moves } хід.
        [few] Тут показано { $moves } ходи.
       *[many] Тут показано { $moves } ходів.
    }

cli-analysis-how = У відсотках; ± показує, наскільки пошук певен своєї оцінки: у 95 випадках зі 100 вона лежить у цих межах.

cli-serve-at = Cheeseboard відкрито за адресою
cli-serve-friends = Інші приходять за адресою
cli-serve-how-friends = Сюди можете потрапити лише ви. Щоб впустити інших із вашої мережі: { $command }
cli-serve-stop = Ctrl-C завершує роботу.
cli-serve-already = Cheeseboard уже відкрито за адресою

## Симуляції

cli-simulated =
    { $games ->
        [one] { $games } гра: { $game }
        [few] { $games } гри: { $game }
       *[many] { $games } ігор: { $game }
    }
cli-simulated-stopped = { $games }, із замовлених { $all }; далі зупинено
cli-seed = зерно { $seed }
cli-table-bot = бот
cli-table-seats = місця
cli-table-seat = місце
cli-table-won = перемоги
cli-table-fair = рівна частка
cli-table-points = очки
cli-table-ending = закінчення
cli-table-games = ігри
cli-table-share = частка
cli-table-in-turn = по черзі
cli-table-nobody = не переміг ніхто
cli-moves-in-a-game = ходів за гру: { $mean } ({ $bounds }), від { $least } до { $most }
cli-rounds-in-a-game = раундів за гру: { $mean } ({ $bounds }), від { $least } до { $most }
cli-simulation-speed =
    { $workers ->
        [one] { $games } ігор/с, { $moves } ходів/с, { $workers } процес
        [few] { $games } ігор/с, { $moves } ходів/с, { $workers } процеси
       *[many] { $games } ігор/с, { $moves } ходів/с, { $workers } процесів
    }
