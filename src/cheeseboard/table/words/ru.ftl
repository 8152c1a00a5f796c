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

## Around every page

page-house = Cheeseboard
page-home = Cheeseboard: в прихожую
page-skip = Сразу к странице
page-close = Закрыть
page-try-again = Попробовать ещё раз
page-to-lobby = В прихожую
page-went-wrong = Что-то пошло не так. Загрузите страницу ещё раз.
page-not-reached = Сервер не отвечает. Попробуйте ещё раз через минуту.

## Settings

page-settings = Настройки
page-language = Язык
page-own-name = Ваше имя
page-own-name-hint = Его видят остальные за столом.
page-save-name = Сохранить
page-name-saved = Теперь ваше имя — { $name }.
page-theme = Светлая или тёмная
page-theme-auto = Как на устройстве
page-theme-light = Светлая
page-theme-dark = Тёмная
page-sound = Звуки

## The lobby

page-welcome = Во что сыграем?
page-welcome-hint = Берите коробку с полки. Боты уже ждут.
page-waiting =
    { $count ->
        [one] Ваш ход за { $count } столом
       *[other] Ваш ход за { $count } столами
    }
page-players = Игроков:
page-minutes = Минут:
page-play = Играть
page-play-game = { $game }: играть против ботов
page-set-up = Настроить
page-set-up-game = { $game }: настроить игру
page-rules = Правила
page-rules-of = { $game }: правила
page-against =
    { $count ->
        [one] против { $count } бота: { $level }
       *[other] против { $count } ботов: { $level }
    }
page-alone = для вас одних
page-playing-as = Вы играете под именем { $name }.
page-change-name = Изменить

page-more-ways = Как ещё можно играть
page-way-bots = Против ботов
page-way-device = На этом устройстве
page-way-device-hint = Передавайте его по кругу. Кто ходит, видит только то, что ему можно знать.
page-way-device-begin = Сесть вместе
page-way-friends = С друзьями
page-way-friends-hint = Каждый получает ссылку, открывает её и садится за стол. Учётная запись не нужна.
page-way-friends-begin = Пригласить друзей
page-records = Сохранённые игры
page-records-hint = Перетащите сюда файл .curd, и игра пойдёт дальше.
page-choose-record = Выбрать файл
page-drop-here = Отпускайте: игра откроется.

page-go-on = Продолжить
page-finished = Законченные игры
page-your-turn = Ваш ход
page-with = играют: { $players }
page-look-back = Оглянуться

## A new game

page-new-game = Новая игра
page-which-game = Какая игра?
page-who-plays = Кто играет?
page-how-many = Сколько игроков?
page-seats = Места
page-who-you = Вы
page-who-bot = Бот: { $level }
page-who-device = Кто-то на этом устройстве
page-who-friend = Друг по ссылке
page-who-friend-hint = Вы получите ссылку, которую можно отправить.
page-name-at = Имя для места «{ $seat }»
page-name-here = Имя
page-options = Условия и время
page-pace = Время на ход
page-pace-hint = Когда оно выйдет, играть начнёт бот. Место можно вернуть когда угодно.
page-pace-none = Сколько угодно
page-pace-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[other] { $count } секунд
    }
page-pace-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[other] { $count } минут
    }
page-pace-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
page-start = Начать

## Inviting

page-invite = Пригласите друзей
page-invite-hint = На каждое свободное место — своя ссылка. Кто её откроет, тот там и сядет.
page-only-here = Адрес этой страницы действует только на этом устройстве. Чтобы могли зайти другие, запустите сервер так: { $command }
page-link-for = Ссылка для места «{ $seat }»
page-code-for = Код для сканирования, место «{ $seat }»
page-copy-link = Копировать ссылку
page-share = Поделиться
page-link-copied = Ссылка скопирована.
page-copy-by-hand = Скопируйте выделенную ссылку сами.
page-share-text = За столом есть место для вас.
page-to-table = К столу
