### То, что говорит только командная строка.

cli-ask = Ваш ход (? — справка):
cli-begin = Чтобы начать, нажмите Enter.
cli-hand-over = Нажмите Enter, когда экран видите только вы.
cli-input-ended = Ввод закончился, поэтому игра останавливается здесь.

cli-no-such-number = Хода { $number } нет: последний в списке — { $count }.
cli-several = «{ $text }» может означать: { $moves }
cli-hint = Компьютер выбрал бы: { $move }
cli-save-how = Допишите имя файла, например: { $command }
cli-save-failed = Игру не удалось сохранить в файле { $file }.
cli-log-empty = Пока ничего не произошло.

cli-help-rules = почитать правила по номеру пункта или по слову
cli-help-why = правило, по которому ход отклонён или что-то только что произошло
cli-help-hint = что выбрал бы компьютер
cli-help-log = всё, что произошло до сих пор

cli-rules-how = Допишите номер главы или пункта либо то, что ищете, например: { $command }
cli-rules-none = В правилах ничего нет о «{ $text }».
cli-rules-more = Также здесь: { $numbers }
cli-why-nothing = Нет правила, которое нужно объяснить.

cli-seed-fits = Оно соответствует печати, показанной в начале: { $hash }
cli-seed-does-not-fit = Оно не соответствует печати, показанной в начале: { $hash }

cli-record-right =
    { $moves ->
        [one] Запись верна: { $moves } ход.
        [few] Запись верна: { $moves } хода.
       *[many] Запись верна: { $moves } ходов.
    }
cli-record-running = Игра ещё не окончена.
cli-record-until =
    { $moves ->
        [one] Здесь показан { $moves } ход.
        [few] Здесь показаны { $moves } хода.
       *[many] Здесь показано { $moves } ходов.
    }

cli-analysis-how = В процентах; ± показывает, насколько поиск уверен в своей оценке: в 95 случаях из 100 она лежит в этих пределах.

cli-serve-at = Cheeseboard открыт по адресу
cli-serve-friends = Другие приходят по адресу
cli-serve-how-friends = Сюда можете попасть только вы. Чтобы впустить других из вашей сети: { $command }
cli-serve-stop = Ctrl-C завершает работу.
cli-serve-already = Cheeseboard уже открыт по адресу

## Симуляции

cli-simulated =
    { $games ->
        [one] { $games } игра: { $game }
        [few] { $games } игры: { $game }
       *[many] { $games } игр: { $game }
    }
cli-simulated-stopped = { $games }, из заказанных { $all }; дальше остановлено
cli-seed = зерно { $seed }
cli-table-bot = бот
cli-table-seats = места
cli-table-seat = место
cli-table-won = победы
cli-table-fair = равная доля
cli-table-points = очки
cli-table-ending = окончание
cli-table-games = игры
cli-table-share = доля
cli-table-in-turn = по очереди
cli-table-nobody = не победил никто
cli-moves-in-a-game = ходов за игру: { $mean } ({ $bounds }), от { $least } до { $most }
cli-rounds-in-a-game = раундов за игру: { $mean } ({ $bounds }), от { $least } до { $most }
cli-simulation-speed =
    { $workers ->
        [one] { $games } игр/с, { $moves } ходов/с, { $workers } процесс
        [few] { $games } игр/с, { $moves } ходов/с, { $workers } процесса
       *[many] { $games } игр/с, { $moves } ходов/с, { $workers } процессов
    }
