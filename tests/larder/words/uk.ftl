### Комора.

larder-name = Комора
larder-tagline = Обійдіть темну комору плитка за плиткою, поки мурахи не з’їли все.

larder-herb-thyme = чебрець
    .genitive = чебрецю
    .short = чеб
    .letter = Ч
larder-herb-sage = шавлія
    .genitive = шавлії
    .short = шав
    .letter = Ш
larder-herb-dill = кріп
    .genitive = кропу
    .short = кріп
    .letter = К
larder-herb-mint = м’ята
    .genitive = м’яти
    .short = м’ят
    .letter = М
larder-card = { NAME("larder-herb", $herb) } { $number }
larder-way-north = угору
larder-way-east = праворуч
larder-way-south = униз
larder-way-west = ліворуч

## Оповідь

larder-story-1 = Як усе почалося
larder-story-1-1 = Двері були прочинені на шпаринку, не ширшу за вусик. За ними лежала комора, про яку розповідала бабуся: полиця за полицею із зіллям, крихти між дошками й темрява, що пахла літом.
larder-story-1-2 = «Один ліхтар, — сказала старша миша, — і коли він догорить, нас тут немає». Про мурах ніхто не згадав, та все ж їх чули всі: шурхіт, схожий на дощ, десь глибоко внизу.
larder-story-2 = Ліхтар догорає
larder-story-2-1 = Вогник став завбільшки з намистину. Де годину тому лежали крихти, тепер блищали голі дошки, а дошками бігла тонка чорна смужка, якій не було кінця.
larder-story-2-2 = «Ще два кола», — прошепотіла молодша й міцніше притиснула до себе в’язку зілля.

## Запитання й відмови

larder-prompt-page = Прочитайте сторінку й перегорніть її.
larder-prompt-keep =
    { $rerolls ->
        [0] Кубики лежать, як лежать: досить.
        [one] Залиште будь-які кубики й киньте решту востаннє, або скажіть: досить.
       *[other] Залиште будь-які кубики й киньте решту знову, щонайбільше { $rerolls } рази, або скажіть: досить.
    }
larder-prompt-sort = Виберіть будь-які карти з руки, потім скиньте їх і візьміть стільки ж.
larder-prompt-walk =
    { $steps ->
        [0] Кроків не лишилося: запасайте зілля або закінчіть хід.
        [one] Лишився { $steps } крок: ідіть, запасайте зілля або закінчіть хід.
        [few] Лишилося { $steps } кроки: ідіть, запасайте зілля або закінчіть хід.
       *[many] Лишилося { $steps } кроків: ідіть, запасайте зілля або закінчіть хід.
    }
larder-refuse = Зараз так не можна. { $question }

## Що відбувається

larder-page-turned = { NAME("seat", $seat) } перегортають сторінку.
larder-rolled = { NAME("seat", $seat) } кидають кубики: { $numbers }.
larder-kept = { NAME("seat", $seat) } залишають кубик: { $number }.
larder-let-go = { NAME("seat", $seat) } знову відпускають кубик: { $number }.
larder-steps =
    { $steps ->
        [one] { NAME("seat", $seat) } мають { $steps } крок.
        [few] { NAME("seat", $seat) } мають { $steps } кроки.
       *[many] { NAME("seat", $seat) } мають { $steps } кроків.
    }
larder-picked = Ви вибираєте карту: { $card }.
larder-put-back = Ви повертаєте карту на руку: { $card }.
larder-thrown =
    { $count ->
        [0] { NAME("seat", $seat) } не скидають карт.
       *[other] { NAME("seat", $seat) } скидають: { $cards }.
    }
larder-drew = Ви берете: { $cards }.
larder-drew-unseen =
    { $count ->
        [one] { NAME("seat", $seat) } беруть { $count } карту.
        [few] { NAME("seat", $seat) } беруть { $count } карти.
       *[many] { NAME("seat", $seat) } беруть { $count } карт.
    }
larder-explored =
    { $crumbs ->
        [0] { NAME("seat", $seat) } знаходять полицю { NAME("larder-herb", $herb, form: "genitive") }, без жодної крихти.
        [one] { NAME("seat", $seat) } знаходять полицю { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крихта.
        [few] { NAME("seat", $seat) } знаходять полицю { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крихти.
       *[many] { NAME("seat", $seat) } знаходять полицю { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крихт.
    }
larder-walked = { NAME("seat", $seat) } йдуть { NAME("larder-way", $way) }.
larder-found =
    { $crumbs ->
        [one] { NAME("seat", $seat) } з’їдають { $crumbs } крихту.
        [few] { NAME("seat", $seat) } з’їдають { $crumbs } крихти.
       *[many] { NAME("seat", $seat) } з’їдають { $crumbs } крихт.
    }
larder-stored = { NAME("seat", $seat) } запасають: { $card }.
larder-turn-ended = { NAME("seat", $seat) } закінчують хід, і в дорогу вирушають мурахи.
larder-ant-walks = Мураха { $ant } біжить далі.
larder-ant-eats = Мураха { $ant } з’їдає крихту.
larder-ant-circles = Мураха { $ant } бігає по колу.
larder-round = Починається коло { $round }.
larder-end-lantern = Ліхтар догорів: гру закінчено.
larder-end-ants = Ліхтар догорів, а досить не назбирав ніхто: перемогли мурахи.

## Що лежить на столі

larder-mat-map = Комора
larder-mat-dice = Кубики
larder-mat-stack = Плитки
larder-mat-deck = Колода
larder-mat-discard = Скинуті карти
larder-mat-player =
    { $points ->
        [one] { NAME("seat", $seat) }: { $points } очко
        [few] { NAME("seat", $seat) }: { $points } очки
       *[many] { NAME("seat", $seat) }: { $points } очок
    }
larder-mat-hand = Рука { NAME("seat", $seat, form: "genitive") }
larder-mat-buttons = Ваш вибір
larder-piece-door = Двері
larder-piece-tile =
    { $crumbs ->
        [0] Полиця { NAME("larder-herb", $herb, form: "genitive") }, без крихт
        [one] Полиця { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крихта
        [few] Полиця { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крихти
       *[many] Полиця { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крихт
    }
larder-piece-unexplored = Тут ще ніхто не був
larder-piece-mouse = Миша { NAME("seat", $seat, form: "genitive") }
larder-piece-ant = Мураха { $ant }
larder-piece-die = Кубик: { $number }
larder-piece-stack =
    { $tiles ->
        [one] { $tiles } плитка лицем донизу
        [few] { $tiles } плитки лицем донизу
       *[many] { $tiles } плиток лицем донизу
    }
larder-piece-deck =
    { $count ->
        [one] { $count } карта лицем донизу
        [few] { $count } карти лицем донизу
       *[many] { $count } карт лицем донизу
    }
larder-piece-marker = З’їдено крихт: { $crumbs } із { $most }
larder-piece-slot = Місце { $slot }
larder-piece-cards =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[many] { $count } карт на руці
    }
larder-sign-door = двері
larder-sign-tile =
    { $crumbs ->
        [0] { NAME("larder-herb", $herb, form: "short") }
       *[other] { NAME("larder-herb", $herb, form: "short") } { $crumbs }
    }
larder-sign-card = { NAME("larder-herb", $herb, form: "letter") }{ $number }
larder-button-page = Перегорнути сторінку
larder-button-reroll = Кинути знову
larder-button-enough = Досить
larder-button-throw = Скинути
larder-button-end = Закінчити хід

## Удача, коли гру зіграно

larder-die-die = Кубики
