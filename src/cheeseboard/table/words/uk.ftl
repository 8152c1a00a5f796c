### Слова, які каже лише стіл у браузері. Ключі починаються з problem- (у чому відмовлено й чому), name- (вигадані
### імена для тих, хто не має свого) або page- (усе інше; надсилається браузерові).

## У чому відмовлено й чому

problem-unknown-page = Такої сторінки немає.
problem-unknown-table = Такого столу немає. Можливо, його вже прибрали.
problem-unknown-seat = За цим столом немає такого місця.
problem-unknown-moment = У цій грі немає такого моменту.
problem-unknown-game = Тут немає гри «{ $game }».
problem-unknown-level = Немає бота на ім’я «{ $level }».
problem-unknown-phrase = Такої фрази немає.
problem-unknown-link = Це посилання вже не веде до вільного місця. Попросіть нове.
problem-unknown-option = У цій грі немає налаштування «{ $option }».
problem-unknown-value = «{ $value }» не є значенням налаштування «{ $option }».
problem-wrong-seats = У цю гру не можна грати з такою кількістю місць: { $count }.
problem-wrong-options = Ці налаштування не поєднуються між собою або не підходять до цієї кількості гравців.
problem-wrong-clock = Тут на хід можна дати від { $least } до { $most } секунд.
problem-unknown-action = З місцем не можна зробити «{ $action }».
problem-wrong-record = Цей запис не можна відкрити. { $reason }

problem-not-your-seat = Ви там не сидите.
problem-not-seated = Це можуть робити лише ті, хто сидить за столом.
problem-not-host = Це може робити лише той, хто накрив стіл.
problem-seat-taken = Там уже хтось сидить.
problem-moved-on = Тим часом гра пішла далі. Погляньте ще раз.
problem-not-over = З цим треба зачекати до кінця гри.
problem-others-play = Тут грають і інші. Коли гра закінчиться, будь-хто зможе грати далі з будь-якої миті.
problem-looked-into = У цю гру грали самотужки, і про неї стало відомо більше, ніж можна знати гравцям: більше ніхто не може приєднатися. Почніть нову.
problem-already-over = У цю мить гру вже закінчено: грати далі нема чого.
problem-nothing-there = З цим нічого не можна зробити.

problem-name-empty = В імені має бути хоча б одна літера.
problem-name-long = В імені може бути не більше літер, ніж { $most }.
problem-text-empty = Тут нічого сказати.
problem-text-long = У тексті може бути не більше літер, ніж { $most }.
problem-unknown-language = Цією мовою тут не говорять.

problem-not-json = Надіслане не є JSON.
problem-wrong-field = Надіслане сюди не підходить. Погляньте на { $where }.
problem-wrong-kind = Надіслано не те: потрібно { $wanted }.
problem-wrong-method = Про це так не запитують.
problem-too-large = Надіслано забагато.
problem-too-fast =
    { $seconds ->
        [one] Це забагато за один раз. Зачекайте, будь ласка, { $seconds } секунду.
        [few] Це забагато за один раз. Зачекайте, будь ласка, { $seconds } секунди.
       *[many] Це забагато за один раз. Зачекайте, будь ласка, { $seconds } секунд.
    }
problem-hello-first = Спершу на з’єднанні кажуть hello, і лише один раз.
problem-no-cookie = Ваш браузер не надіслав свого файлу cookie. Дозвольте цій сторінці файли cookie й завантажте її ще раз.
problem-unknown-person = За цим токеном нікого не знайдено.
problem-not-from-here = Це надійшло не зі сторінки цього сервера. Завантажте сторінку ще раз.
problem-wrong-host = Цей сервер не відгукується на ім’я «{ $host }».
problem-ours = У нас щось зламалося. Нічого не змінено.
problem-closing = Сервер перезапускається. Спробуйте, будь ласка, за мить.

## Імена, вигадані для тих, хто не має свого: будь-яка тварина з будь-яким прикметником

name-adjective-brave = Хоробрий
    .feminine = Хоробра
name-adjective-quick = Швидкий
    .feminine = Швидка
name-adjective-quiet = Тихий
    .feminine = Тиха
name-adjective-clever = Кмітливий
    .feminine = Кмітлива
name-adjective-merry = Веселий
    .feminine = Весела
name-adjective-patient = Терплячий
    .feminine = Терпляча
name-adjective-curious = Допитливий
    .feminine = Допитлива
name-adjective-gentle = Лагідний
    .feminine = Лагідна
name-adjective-bold = Сміливий
    .feminine = Смілива
name-adjective-sleepy = Сонний
    .feminine = Сонна
name-adjective-lucky = Щасливий
    .feminine = Щаслива
name-adjective-nimble = Спритний
    .feminine = Спритна
name-adjective-cheerful = Життєрадісний
    .feminine = Життєрадісна
name-adjective-careful = Обережний
    .feminine = Обережна
name-adjective-hungry = Голодний
    .feminine = Голодна
name-adjective-golden = Золотий
    .feminine = Золота
name-adjective-polite = Чемний
    .feminine = Чемна
name-adjective-stubborn = Упертий
    .feminine = Уперта
name-adjective-dreamy = Мрійливий
    .feminine = Мрійлива
name-adjective-wise = Мудрий
    .feminine = Мудра
name-adjective-proud = Гордий
    .feminine = Горда
name-adjective-shy = Сором’язливий
    .feminine = Сором’язлива
name-adjective-sunny = Сонячний
    .feminine = Сонячна
name-adjective-tidy = Охайний
    .feminine = Охайна

name-animal-mouse = { NAME("name-adjective", $adjective, form: "feminine") } миша
name-animal-rat = { NAME("name-adjective", $adjective) } щур
name-animal-hedgehog = { NAME("name-adjective", $adjective) } їжак
name-animal-badger = { NAME("name-adjective", $adjective) } борсук
name-animal-otter = { NAME("name-adjective", $adjective, form: "feminine") } видра
name-animal-fox = { NAME("name-adjective", $adjective, form: "feminine") } лисиця
name-animal-hare = { NAME("name-adjective", $adjective) } заєць
name-animal-squirrel = { NAME("name-adjective", $adjective, form: "feminine") } білка
name-animal-owl = { NAME("name-adjective", $adjective, form: "feminine") } сова
name-animal-robin = { NAME("name-adjective", $adjective, form: "feminine") } вільшанка
name-animal-magpie = { NAME("name-adjective", $adjective, form: "feminine") } сорока
name-animal-heron = { NAME("name-adjective", $adjective, form: "feminine") } чапля
name-animal-mole = { NAME("name-adjective", $adjective) } кріт
name-animal-vole = { NAME("name-adjective", $adjective, form: "feminine") } нориця
name-animal-beaver = { NAME("name-adjective", $adjective) } бобер
name-animal-lynx = { NAME("name-adjective", $adjective, form: "feminine") } рись
name-animal-stoat = { NAME("name-adjective", $adjective) } горностай
name-animal-dormouse = { NAME("name-adjective", $adjective) } вовчок
name-animal-hamster = { NAME("name-adjective", $adjective) } хом’як
name-animal-marten = { NAME("name-adjective", $adjective, form: "feminine") } куниця
name-animal-cat = { NAME("name-adjective", $adjective) } кіт
name-animal-toad = { NAME("name-adjective", $adjective, form: "feminine") } ропуха
name-animal-newt = { NAME("name-adjective", $adjective) } тритон
name-animal-raven = { NAME("name-adjective", $adjective) } крук

## Сторінки, поки ще немає жодного їхнього модуля

page-shell-title = Cheeseboard
page-shell-about = Настільні ігри про щурів, мишей і один огірок: із друзями й проти ботів.
page-shell-script-needed = Цій сторінці потрібен JavaScript.
page-shell-home = До ігор

## Around every page

page-house = Cheeseboard
page-home = Cheeseboard: до вітальні
page-skip = Одразу до сторінки
page-close = Закрити
page-try-again = Спробувати ще раз
page-to-lobby = До вітальні
page-went-wrong = Щось пішло не так. Завантажте сторінку ще раз.
page-not-reached = Сервер не відповідає. Спробуйте ще раз за мить.

## Settings

page-settings = Налаштування
page-language = Мова
page-own-name = Ваше ім’я
page-own-name-hint = Його бачать інші за столом.
page-save-name = Зберегти
page-name-saved = Відтепер ваше ім’я — { $name }.
page-theme = Світла чи темна
page-theme-auto = Як на пристрої
page-theme-light = Світла
page-theme-dark = Темна
page-sound = Звуки

## The lobby

page-welcome = У що пограємо?
page-welcome-hint = Беріть коробку з полиці. Боти вже чекають.
page-waiting =
    { $count ->
        [one] Ваш хід за { $count } столом
        [few] Ваш хід за { $count } столами
       *[many] Ваш хід за { $count } столами
    }
page-players = Гравців:
page-minutes = Хвилин:
page-play = Грати
page-play-game = { $game }: грати проти ботів
page-set-up = Налаштувати
page-set-up-game = { $game }: налаштувати гру
page-rules = Правила
page-rules-of = { $game }: правила
page-against =
    { $count ->
        [one] проти { $count } бота: { $level }
        [few] проти { $count } ботів: { $level }
       *[many] проти { $count } ботів: { $level }
    }
page-alone = для вас самих
page-playing-as = Ви граєте під ім’ям { $name }.
page-change-name = Змінити

page-more-ways = Як іще можна грати
page-way-bots = Проти ботів
page-way-device = На цьому пристрої
page-way-device-hint = Передавайте його по колу. Хто ходить, бачить лише те, що йому можна знати.
page-way-device-begin = Сісти разом
page-way-friends = З друзями
page-way-friends-hint = Кожен дістає посилання, відкриває його й сідає за стіл. Обліковий запис не потрібен.
page-way-friends-begin = Запросити друзів
page-records = Збережені ігри
page-records-hint = Перетягніть сюди файл .curd, і гра триватиме далі.
page-choose-record = Вибрати файл
page-drop-here = Відпускайте: гру буде відкрито.

page-go-on = Продовжити
page-finished = Завершені ігри
page-your-turn = Ваш хід
page-with = грають: { $players }
page-seats-left =
    { $count ->
        [one] { $count } місце ще вільне
        [few] { $count } місця ще вільні
       *[many] { $count } місць ще вільні
    }
page-look-back = Озирнутися

## A new game

page-new-game = Нова гра
page-which-game = Яка гра?
page-who-plays = Хто грає?
page-how-many = Скільки гравців?
page-seats = Місця
page-who-you = Ви
page-who-bot = Бот: { $level }
page-who-device = Хтось на цьому пристрої
page-who-friend = Друг за посиланням
page-who-friend-hint = Ви отримаєте посилання, яке можна надіслати.
page-name-at = Ім’я для місця «{ $seat }»
page-name-here = Ім’я
page-options = Умови та час
page-pace = Час на хід
page-pace-hint = Коли він спливе, грати почне бот. Місце можна повернути будь-коли.
page-pace-none = Скільки завгодно
page-pace-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
page-pace-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
page-pace-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }
page-start = Почати

## Inviting

page-invite = Запросіть друзів
page-invite-hint = На кожне вільне місце — окреме посилання. Хто його відкриє, той там і сяде.
page-only-here = Адреса цієї сторінки діє лише на цьому пристрої. Щоб могли зайти інші, запустіть сервер так: { $command }
page-link-for = Посилання для місця «{ $seat }»
page-code-for = Код для сканування, місце «{ $seat }»
page-copy-link = Копіювати посилання
page-share = Поділитися
page-link-copied = Посилання скопійовано.
page-copy-by-hand = Скопіюйте виділене посилання самі.
page-share-text = За столом є місце для вас.
page-to-table = До столу

## A seat’s link

page-seat-free = Місце «{ $seat }» вільне. Сідайте, якщо хочете.
page-seat-held = На місці «{ $seat }» сидить { $player }. Якщо це ви, поверніть його собі тут.
page-seat-yours = Місце «{ $seat }» — ваше.
page-seat-for-you = для вас
page-seat-still-free = ще вільне
page-sit-down = Сісти за стіл
page-only-watch = Лише дивитися

## The rulebook

page-search-rules = Пошук у правилах
page-rules-found =
    { $count ->
        [one] Знайдено { $count } пункт
        [few] Знайдено { $count } пункти
       *[many] Знайдено { $count } пунктів
    }
page-contents = Зміст
page-other-rules = Інші правила
page-print = Друкувати
page-rules-now = Що важливо зараз
page-rule-link = Посилання на цей пункт
page-rule-drawing = Малюнок
page-house-made = Вигадано нами
page-ruling = Наше рішення там, де друковані правила мовчать або неясні

## After the game

page-story-of = { $game }: погляд назад
page-looking-back = Бот іще раз переглядає кожен хід.
page-not-over = Ця гра ще триває.
page-rematch = Зіграти ще раз
page-replay = Переглянути гру
page-save-record = Зберегти гру
page-led = Хто коли вів
page-led-hint = Наскільки ймовірною була перемога кожного, на думку бота. Смуга довкола лінії показує, наскільки він певен.
page-move = Хід
page-at-start = На початку
page-after-move = Після ходу { $number }
page-look-at-moment = Побачити цю мить
page-look-at-move = Побачити хід { $number }
page-in-numbers = У числах
page-turned = Ходи, що змінили гру
page-nothing-turned = Жоден хід сам по собі не змінив гру.
page-changed = { $before } → { $after }
page-mistakes = Що було б краще
page-mistakes-hint = Ходи, які коштували найбільше, якщо зважати на те, що гравець міг знати.
page-no-mistakes = Бот не знайшов нічого вартого згадки.
page-better = Краще:
page-given-away = (втрачено { $share })
page-rolls = Удача
page-rolls-hint = Скільки разів що випало. Риска показує, скільки разів мало випасти.
page-face = Грань
page-seen = Випало
page-expected = Очікувано
page-seed-check = Чи чесними були кубики?
page-seed-checking = Перевіряємо…
page-seed-kept = Так. Їх визначено до першого ходу, і ніхто їх не чіпав.
page-seed-broken = Зерно не збігається з тим, що було показано на початку.
page-seed-how = Уся випадковість гри виростає з одного зерна. Його хеш SHA-256 було показано до першого ходу, а тепер видно й саме зерно. Ваш браузер щойно обчислив хеш іще раз.
page-seed-before = Показано на початку
page-seed-after = Зерно
page-seed-yourself = Щоб перевірити самотужки

## За столом

page-table = Стіл
page-drawer = Журнал, розмова, нотатки й правила
page-log = Журнал
page-log-older = Раніші ходи
page-open-rule = Відкрити пункт { $rule } правил
page-chat = Розмова
page-chat-nothing = Ще ніхто нічого не сказав.
page-say-something = Скажіть щось
page-say = Надіслати
page-notes = Нотатки
page-notes-hint = Це можете прочитати лише ви.
page-notes-empty = Нотатки про цю гру
page-notes-kept = Збережено. Це можете прочитати лише ви.
page-in-words = Стіл словами
page-legal-moves =
    { $count ->
        [one] { $count } можливий хід
        [few] { $count } можливі ходи
       *[many] { $count } можливих ходів
    }
page-nothing-here = Нічого.
page-your-part = Що треба зробити
page-back = Взяти хід назад
page-again = Повторити взяте назад
page-let-go = Відпустити
page-soon = Це єдиний хід. За мить він зробиться сам.
page-watch-stop = Зупинити
page-watch-on = Далі
page-watch-step = На крок далі
page-watch-skip = До кінця
page-zoom-in = Ближче
page-zoom-out = Далі
page-zoom-fit = Усе поле
page-pile-of =
    { $count ->
        [one] { $count } річ у стосі
        [few] { $count } речі у стосі
       *[many] { $count } речей у стосі
    }
page-look-through = Переглянути: { $mat }
page-cut-off = Зв’язок утрачено. Він відновиться сам.
page-time-left = Залишилося часу
page-players-at-table = Гравці
page-name-you = { $name } (ви)
page-to-act = Хід за цим гравцем
page-covered = Замінює бот
page-away = Немає на місці
page-covered-you = За вас грає бот.
page-seats-awaited = Ще вільно: { $seats }. Гра на них чекає.
page-seat-return = Знову грати самостійно
page-seat-take = Сісти сюди самостійно
page-seat-cover = Хай мене замінить бот
page-seat-cover-away = Хай поки що замінить бот
page-seat-open = Віддати другові за посиланням
page-seat-device = Хтось на цьому пристрої
page-seat-bot = Бот для місця: { $seat }
page-seat-bot-choose = Бот…
page-curtain = Далі грає { $player }
page-curtain-hint = Передайте пристрій. Місце: { $seat }. Хто на ньому грає, хай натисне кнопку.
page-curtain-ready = Я тут
page-copy-watch-link = Скопіювати посилання для глядачів
page-fullscreen = На весь екран
page-report = Зберегти звіт про проблему
page-report-saved = Звіт разом із записом гри — у ваших завантаженнях. Надішліть його тому, хто тримає цей сервер.
page-keys = Клавіші
page-keys-on = Користуватися цими клавішами
page-key-arrows = Перейти до наступної речі
page-key-touch = Торкнутися її
page-key-let-go = Відпустити
page-branched-from = Гра, з якої пішла ця
page-speed = Як швидко все рухається
page-speed-slow = Повільно
page-speed-usual = Звичайно
page-speed-fast = Швидко
page-alerts = Сповіщати, коли мій хід
page-alerts-refused = Браузер цього не дозволяє.
page-agreed = Домовлено
page-replay-play = Програти
page-replay-pause = Пауза
page-replay-first = До початку
page-replay-back = На хід назад
page-replay-on = На хід уперед
page-replay-last = До останнього ходу
page-replay-leave = Назад до гри
page-replay-move = Хід { $number } із { $all }
page-play-on = Грати звідси далі
page-copy-moment = Посилання на цю мить
page-see-everything = Бачити все
page-look-from = Що було відомо цьому гравцеві: { $seat }

## Швидкі фрази, які кажуть одним дотиком

page-phrase-hello = Привіт!
page-phrase-good-luck = Щасти!
page-phrase-well-played = Гарний хід!
page-phrase-oops = Ой!
page-phrase-thanks = Дякую!
page-phrase-one-moment = Хвилинку, будь ласка.
page-phrase-your-turn = Твій хід.
page-phrase-good-game = Гарна гра!
page-phrase-once-more = Ще раз?
