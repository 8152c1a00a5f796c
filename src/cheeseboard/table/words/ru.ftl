### Слова, которые говорит только стол в браузере. Ключи начинаются с problem- (в чём отказано и почему), name-
### (имена, придуманные для тех, у кого нет своего) или page- (всё остальное; отправляется браузеру).

## В чём отказано и почему

problem-unknown-page = Такой страницы нет.
problem-unknown-table = Такого стола нет. Возможно, его уже убрали.
problem-unknown-seat = За этим столом нет такого места.
problem-unknown-moment = В этой игре нет такого момента.
problem-unknown-game = Здесь нет игры «{ $game }».
problem-unknown-level = Нет бота по имени «{ $level }».
problem-unknown-phrase = Такой фразы нет.
problem-unknown-link = Эта ссылка больше не ведёт к свободному месту. Попросите новую.
problem-unknown-option = В этой игре нет настройки «{ $option }».
problem-unknown-value = «{ $value }» не является значением настройки «{ $option }».
problem-wrong-seats = В эту игру нельзя играть с таким числом мест: { $count }.
problem-wrong-options = Эти настройки не сочетаются между собой или не подходят к этому числу игроков.
problem-wrong-clock = Здесь на ход можно дать от { $least } до { $most } секунд.
problem-unknown-action = С местом нельзя сделать «{ $action }».
problem-wrong-record = Эту запись нельзя открыть. { $reason }

problem-not-your-seat = Вы там не сидите.
problem-not-seated = Это могут делать только те, кто сидит за столом.
problem-not-host = Это может делать только тот, кто накрыл стол.
problem-seat-taken = Там уже кто-то сидит.
problem-moved-on = Тем временем игра ушла вперёд. Взгляните ещё раз.
problem-not-over = Так можно оглянуться только на оконченную игру.

problem-name-empty = В имени должна быть хотя бы одна буква.
problem-name-long = В имени может быть не больше букв, чем { $most }.
problem-text-empty = Здесь нечего сказать.
problem-text-long = В тексте может быть не больше букв, чем { $most }.
problem-unknown-language = На этом языке здесь не говорят.

problem-not-json = Присланное — не JSON.
problem-wrong-field = Присланное сюда не подходит. Взгляните на { $where }.
problem-wrong-kind = Прислано не то: нужно { $wanted }.
problem-wrong-method = Об этом так не спрашивают.
problem-too-large = Прислано слишком много: можно не больше стольких байтов: { $most }.
problem-too-fast =
    { $seconds ->
        [one] Это слишком много за один раз. Подождите, пожалуйста, { $seconds } секунду.
        [few] Это слишком много за один раз. Подождите, пожалуйста, { $seconds } секунды.
       *[many] Это слишком много за один раз. Подождите, пожалуйста, { $seconds } секунд.
    }
problem-hello-first = Сначала на соединении говорят hello, и только один раз.
problem-unknown-person = По этому токену никто не найден.
problem-not-from-here = Это пришло не со страницы этого сервера. Загрузите страницу ещё раз.
problem-wrong-host = Этот сервер не отзывается на имя «{ $host }».
problem-ours = У нас что-то сломалось. Ничего не изменено.
problem-closing = Сервер перезапускается. Попробуйте, пожалуйста, через мгновение.
