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
problem-not-over = С этим нужно подождать до конца игры.
problem-others-play = Здесь играют и другие. Когда игра закончится, любой сможет играть дальше с любого момента.
problem-looked-into = В эту игру играли в одиночку, и о ней стало известно больше, чем можно знать игрокам: никто больше не может присоединиться. Начните новую.
problem-already-over = В этот момент игра уже закончена: играть дальше не во что.
problem-nothing-there = С этим ничего нельзя сделать.

problem-name-empty = В имени должна быть хотя бы одна буква.
problem-name-long = В имени может быть не больше букв, чем { $most }.
problem-text-empty = Здесь нечего сказать.
problem-text-long = В тексте может быть не больше букв, чем { $most }.
problem-unknown-language = На этом языке здесь не говорят.

problem-not-json = Присланное — не JSON.
problem-wrong-field = Присланное сюда не подходит. Взгляните на { $where }.
problem-wrong-kind = Прислано не то: нужно { $wanted }.
problem-wrong-method = Об этом так не спрашивают.
problem-too-large = Прислано слишком много.
problem-too-fast =
    { $seconds ->
        [one] Это слишком много за один раз. Подождите, пожалуйста, { $seconds } секунду.
        [few] Это слишком много за один раз. Подождите, пожалуйста, { $seconds } секунды.
       *[many] Это слишком много за один раз. Подождите, пожалуйста, { $seconds } секунд.
    }
problem-hello-first = Сначала на соединении говорят hello, и только один раз.
problem-no-cookie = Ваш браузер не прислал своего файла cookie. Разрешите этой странице файлы cookie и загрузите её ещё раз.
problem-unknown-person = По этому токену никто не найден.
problem-not-from-here = Это пришло не со страницы этого сервера. Загрузите страницу ещё раз.
problem-wrong-host = Этот сервер не отзывается на имя «{ $host }».
problem-ours = У нас что-то сломалось. Ничего не изменено.
problem-closing = Сервер перезапускается. Попробуйте, пожалуйста, через мгновение.

## Имена, придуманные для тех, у кого нет своего: любое животное с любым прилагательным

name-adjective-brave = Храбрый
    .feminine = Храбрая
name-adjective-quick = Быстрый
    .feminine = Быстрая
name-adjective-quiet = Тихий
    .feminine = Тихая
name-adjective-clever = Смышлёный
    .feminine = Смышлёная
name-adjective-merry = Весёлый
    .feminine = Весёлая
name-adjective-patient = Терпеливый
    .feminine = Терпеливая
name-adjective-curious = Любопытный
    .feminine = Любопытная
name-adjective-gentle = Ласковый
    .feminine = Ласковая
name-adjective-bold = Смелый
    .feminine = Смелая
name-adjective-sleepy = Сонный
    .feminine = Сонная
name-adjective-lucky = Счастливый
    .feminine = Счастливая
name-adjective-nimble = Ловкий
    .feminine = Ловкая
name-adjective-cheerful = Радостный
    .feminine = Радостная
name-adjective-careful = Осторожный
    .feminine = Осторожная
name-adjective-hungry = Голодный
    .feminine = Голодная
name-adjective-golden = Золотой
    .feminine = Золотая
name-adjective-polite = Вежливый
    .feminine = Вежливая
name-adjective-stubborn = Упрямый
    .feminine = Упрямая
name-adjective-dreamy = Мечтательный
    .feminine = Мечтательная
name-adjective-wise = Мудрый
    .feminine = Мудрая
name-adjective-proud = Гордый
    .feminine = Гордая
name-adjective-shy = Застенчивый
    .feminine = Застенчивая
name-adjective-sunny = Солнечный
    .feminine = Солнечная
name-adjective-tidy = Опрятный
    .feminine = Опрятная

name-animal-mouse = { NAME("name-adjective", $adjective, form: "feminine") } мышь
name-animal-rat = { NAME("name-adjective", $adjective, form: "feminine") } крыса
name-animal-hedgehog = { NAME("name-adjective", $adjective) } ёж
name-animal-badger = { NAME("name-adjective", $adjective) } барсук
name-animal-otter = { NAME("name-adjective", $adjective, form: "feminine") } выдра
name-animal-fox = { NAME("name-adjective", $adjective, form: "feminine") } лиса
name-animal-hare = { NAME("name-adjective", $adjective) } заяц
name-animal-squirrel = { NAME("name-adjective", $adjective, form: "feminine") } белка
name-animal-owl = { NAME("name-adjective", $adjective, form: "feminine") } сова
name-animal-robin = { NAME("name-adjective", $adjective, form: "feminine") } зарянка
name-animal-magpie = { NAME("name-adjective", $adjective, form: "feminine") } сорока
name-animal-heron = { NAME("name-adjective", $adjective, form: "feminine") } цапля
name-animal-mole = { NAME("name-adjective", $adjective) } крот
name-animal-vole = { NAME("name-adjective", $adjective, form: "feminine") } полёвка
name-animal-beaver = { NAME("name-adjective", $adjective) } бобёр
name-animal-lynx = { NAME("name-adjective", $adjective, form: "feminine") } рысь
name-animal-stoat = { NAME("name-adjective", $adjective) } горностай
name-animal-dormouse = { NAME("name-adjective", $adjective, form: "feminine") } соня
name-animal-hamster = { NAME("name-adjective", $adjective) } хомяк
name-animal-marten = { NAME("name-adjective", $adjective, form: "feminine") } куница
name-animal-cat = { NAME("name-adjective", $adjective) } кот
name-animal-toad = { NAME("name-adjective", $adjective, form: "feminine") } жаба
name-animal-newt = { NAME("name-adjective", $adjective) } тритон
name-animal-raven = { NAME("name-adjective", $adjective) } ворон

## Страницы, пока ещё нет ни одного их модуля

page-shell-title = Cheeseboard
page-shell-about = Настольные игры про крыс, мышей и один огурец: с друзьями и против ботов.
page-shell-script-needed = Этой странице нужен JavaScript.
page-shell-home = К играм

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
        [few] Ваш ход за { $count } столами
       *[many] Ваш ход за { $count } столами
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
        [few] против { $count } ботов: { $level }
       *[many] против { $count } ботов: { $level }
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
page-seats-left =
    { $count ->
        [one] { $count } место ещё свободно
        [few] { $count } места ещё свободны
       *[many] { $count } мест ещё свободны
    }
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
       *[many] { $count } секунд
    }
page-pace-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
page-pace-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
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

## A seat’s link

page-seat-free = Место «{ $seat }» свободно. Садитесь, если хотите.
page-seat-held = На месте «{ $seat }» сидит { $player }. Если это вы, верните его себе здесь.
page-seat-yours = Место «{ $seat }» — ваше.
page-seat-for-you = для вас
page-seat-still-free = ещё свободно
page-sit-down = Сесть за стол
page-only-watch = Только смотреть

## The rulebook

page-search-rules = Поиск в правилах
page-rules-found =
    { $count ->
        [one] Найден { $count } пункт
        [few] Найдено { $count } пункта
       *[many] Найдено { $count } пунктов
    }
page-contents = Содержание
page-other-rules = Другие правила
page-print = Напечатать
page-rules-now = Что важно сейчас
page-rule-link = Ссылка на этот пункт
page-rule-drawing = Рисунок
page-house-made = Придумано нами
page-ruling = Наше решение там, где печатные правила молчат или неясны

## After the game

page-story-of = { $game }: взгляд назад
page-looking-back = Бот ещё раз смотрит на каждый ход.
page-not-over = Эта игра ещё идёт.
page-rematch = Сыграть ещё раз
page-replay = Посмотреть игру
page-save-record = Сохранить игру
page-led = Кто когда вёл
page-led-hint = Насколько вероятной была победа каждого, по мнению бота. Полоса вокруг линии показывает, насколько он уверен.
page-move = Ход
page-at-start = В начале
page-after-move = После хода { $number }
page-look-at-moment = Увидеть этот миг
page-look-at-move = Увидеть ход { $number }
page-in-numbers = В числах
page-turned = Ходы, изменившие игру
page-nothing-turned = Ни один ход сам по себе не изменил игру.
page-changed = { $before } → { $after }
page-mistakes = Что было бы лучше
page-mistakes-hint = Ходы, которые обошлись дороже всего, если судить по тому, что игрок мог знать.
page-no-mistakes = Бот не нашёл ничего, что стоит упомянуть.
page-better = Лучше:
page-given-away = (потеряно { $share })
page-rolls = Удача
page-rolls-hint = Сколько раз что выпало. Чёрточка показывает, сколько раз должно было выпасть.
page-face = Грань
page-seen = Выпало
page-expected = Ожидалось
page-seed-check = Честными ли были кубики?
page-seed-checking = Проверяем…
page-seed-kept = Да. Их определили до первого хода, и никто их не трогал.
page-seed-broken = Зерно не совпадает с тем, что было показано в начале.
page-seed-how = Вся случайность игры вырастает из одного зерна. Его хеш SHA-256 был показан до первого хода, а теперь видно и само зерно. Ваш браузер только что вычислил хеш ещё раз.
page-seed-before = Показано в начале
page-seed-after = Зерно
page-seed-yourself = Чтобы проверить самостоятельно

## За столом

page-table = Стол
page-drawer = Журнал, разговор, заметки и правила
page-log = Журнал
page-log-older = Более ранние ходы
page-open-rule = Открыть пункт { $rule } правил
page-chat = Разговор
page-chat-nothing = Пока никто ничего не сказал.
page-say-something = Скажите что-нибудь
page-say = Отправить
page-notes = Заметки
page-notes-hint = Это можете прочитать только вы.
page-notes-empty = Заметки об этой игре
page-notes-kept = Сохранено. Это можете прочитать только вы.
page-in-words = Стол словами
page-legal-moves =
    { $count ->
        [one] { $count } возможный ход
        [few] { $count } возможных хода
       *[many] { $count } возможных ходов
    }
page-nothing-here = Ничего.
page-your-part = Что нужно сделать
page-back = Взять ход назад
page-again = Повторить взятое назад
page-let-go = Отпустить
page-soon = Это единственный ход. Через мгновение он сделается сам.
page-watch-stop = Остановить
page-watch-on = Дальше
page-watch-step = На шаг дальше
page-watch-skip = До конца
page-zoom-in = Ближе
page-zoom-out = Дальше
page-zoom-fit = Всё поле
page-pile-of =
    { $count ->
        [one] { $count } предмет в стопке
        [few] { $count } предмета в стопке
       *[many] { $count } предметов в стопке
    }
page-look-through = Просмотреть: { $mat }
page-cut-off = Связь потеряна. Она восстановится сама.
page-time-left = Осталось времени
page-players-at-table = Игроки
page-name-you = { $name } (вы)
page-to-act = Ход за этим игроком
page-covered = Заменяет бот
page-away = Нет на месте
page-covered-you = За вас играет бот.
page-seats-awaited = Ещё свободно: { $seats }. Игра их ждёт.
page-seat-return = Снова играть самостоятельно
page-seat-take = Сесть сюда самостоятельно
page-seat-cover = Пусть меня заменит бот
page-seat-cover-away = Пусть пока заменит бот
page-seat-open = Отдать другу по ссылке
page-seat-device = Кто-то на этом устройстве
page-seat-bot = Бот для места: { $seat }
page-seat-bot-choose = Бот…
page-curtain = Теперь играет { $player }
page-curtain-hint = Передайте устройство. Место: { $seat }. Кто на нём играет, пусть нажмёт кнопку.
page-curtain-ready = Я здесь
page-copy-watch-link = Скопировать ссылку для зрителей
page-fullscreen = На весь экран
page-report = Сохранить отчёт о проблеме
page-report-saved = Отчёт вместе с записью игры — в ваших загрузках. Отправьте его тому, кто держит этот сервер.
page-keys = Клавиши
page-keys-on = Пользоваться этими клавишами
page-key-arrows = Перейти к следующему предмету
page-key-touch = Коснуться его
page-key-let-go = Отпустить
page-branched-from = Игра, из которой вышла эта
page-speed = Как быстро всё движется
page-speed-slow = Медленно
page-speed-usual = Обычно
page-speed-fast = Быстро
page-alerts = Сообщать, когда мой ход
page-alerts-refused = Браузер этого не разрешает.
page-agreed = Договорились
page-replay-play = Проиграть
page-replay-pause = Пауза
page-replay-first = К началу
page-replay-back = На ход назад
page-replay-on = На ход вперёд
page-replay-last = К последнему ходу
page-replay-leave = Назад к игре
page-replay-move = Ход { $number } из { $all }
page-play-on = Играть отсюда дальше
page-copy-moment = Ссылка на этот момент
page-see-everything = Видеть всё
page-look-from = Что было известно на месте: { $seat }

## Быстрые фразы, которые говорят одним касанием

page-phrase-hello = Привет!
page-phrase-good-luck = Удачи!
page-phrase-well-played = Хороший ход!
page-phrase-oops = Ой!
page-phrase-thanks = Спасибо!
page-phrase-one-moment = Минутку, пожалуйста.
page-phrase-your-turn = Твой ход.
page-phrase-good-game = Хорошая игра!
page-phrase-once-more = Ещё раз?
