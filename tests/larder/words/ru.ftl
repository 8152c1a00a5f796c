### Кладовая.

larder-name = Кладовая
larder-tagline = Обойдите тёмную кладовую плитка за плиткой, пока муравьи не съели всё.

larder-herb-thyme = тимьян
    .genitive = тимьяна
    .short = тим
    .letter = Т
larder-herb-sage = шалфей
    .genitive = шалфея
    .short = шал
    .letter = Ш
larder-herb-dill = укроп
    .genitive = укропа
    .short = укр
    .letter = У
larder-herb-mint = мята
    .genitive = мяты
    .short = мята
    .letter = М
larder-card = { NAME("larder-herb", $herb) } { $number }
larder-way-north = вверх
larder-way-east = вправо
larder-way-south = вниз
larder-way-west = влево

## История

larder-story-1 = С чего всё началось
larder-story-1-1 = Дверь была приоткрыта на щёлку не шире уса. За ней лежала кладовая, о которой рассказывала бабушка: полка за полкой с травами, крошки между досками и темнота, которая пахла летом.
larder-story-1-2 = «Один фонарь, — сказала старшая мышь, — и когда он догорит, нас здесь нет». О муравьях никто не вспомнил, и всё же их слышали все: шорох, похожий на дождь, где-то глубоко внизу.
larder-story-2 = Фонарь догорает
larder-story-2-1 = Пламя стало с бусинку. Где час назад лежали крошки, теперь блестели голые доски, а по доскам бежала тонкая чёрная полоска, которой не было конца.
larder-story-2-2 = «Ещё два круга», — прошептала младшая и покрепче прижала к себе связку трав.

## Вопросы и отказы

larder-prompt-page = Прочтите страницу и переверните её.
larder-prompt-keep =
    { $rerolls ->
        [0] Кубики лежат как лежат: довольно.
        [one] Оставьте любые кубики и бросьте остальные в последний раз, или скажите: довольно.
       *[other] Оставьте любые кубики и бросьте остальные снова, не больше { $rerolls } раз, или скажите: довольно.
    }
larder-prompt-sort = Выберите любые карты с руки, затем сбросьте их и возьмите столько же.
larder-prompt-walk =
    { $steps ->
        [0] Шагов не осталось: запасайте травы или закончите ход.
        [one] Остался { $steps } шаг: идите, запасайте травы или закончите ход.
        [few] Осталось { $steps } шага: идите, запасайте травы или закончите ход.
       *[many] Осталось { $steps } шагов: идите, запасайте травы или закончите ход.
    }
larder-refuse = Сейчас так нельзя. { $question }

## Что происходит

larder-page-turned = { NAME("seat", $seat) } переворачивают страницу.
larder-rolled = { NAME("seat", $seat) } бросают кубики: { $numbers }.
larder-kept = { NAME("seat", $seat) } оставляют кубик: { $number }.
larder-let-go = { NAME("seat", $seat) } снова отпускают кубик: { $number }.
larder-steps =
    { $steps ->
        [one] У { NAME("seat", $seat, form: "genitive") } { $steps } шаг.
        [few] У { NAME("seat", $seat, form: "genitive") } { $steps } шага.
       *[many] У { NAME("seat", $seat, form: "genitive") } { $steps } шагов.
    }
larder-picked = Вы выбираете карту: { $card }.
larder-put-back = Вы возвращаете карту на руку: { $card }.
larder-thrown =
    { $count ->
        [0] { NAME("seat", $seat) } не сбрасывают карт.
       *[other] { NAME("seat", $seat) } сбрасывают: { $cards }.
    }
larder-drew = Вы берёте: { $cards }.
larder-drew-unseen =
    { $count ->
        [one] { NAME("seat", $seat) } берут { $count } карту.
        [few] { NAME("seat", $seat) } берут { $count } карты.
       *[many] { NAME("seat", $seat) } берут { $count } карт.
    }
larder-explored =
    { $crumbs ->
        [0] { NAME("seat", $seat) } находят полку { NAME("larder-herb", $herb, form: "genitive") }, без единой крошки.
        [one] { NAME("seat", $seat) } находят полку { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крошка.
        [few] { NAME("seat", $seat) } находят полку { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крошки.
       *[many] { NAME("seat", $seat) } находят полку { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крошек.
    }
larder-walked = { NAME("seat", $seat) } идут { NAME("larder-way", $way) }.
larder-found =
    { $crumbs ->
        [one] { NAME("seat", $seat) } съедают { $crumbs } крошку.
        [few] { NAME("seat", $seat) } съедают { $crumbs } крошки.
       *[many] { NAME("seat", $seat) } съедают { $crumbs } крошек.
    }
larder-stored = { NAME("seat", $seat) } запасают: { $card }.
larder-turn-ended = { NAME("seat", $seat) } заканчивают ход, и в путь отправляются муравьи.
larder-ant-walks = Муравей { $ant } бежит дальше.
larder-ant-eats = Муравей { $ant } съедает крошку.
larder-ant-circles = Муравей { $ant } бегает по кругу.
larder-round = Начинается круг { $round }.
larder-end-lantern = Фонарь догорел: игра окончена.
larder-end-ants = Фонарь догорел, а достаточно не набрал никто: победили муравьи.

## Что лежит на столе

larder-mat-map = Кладовая
larder-mat-dice = Кубики
larder-mat-stack = Плитки
larder-mat-deck = Колода
larder-mat-discard = Сброс
larder-mat-player =
    { $points ->
        [one] { NAME("seat", $seat) }: { $points } очко
        [few] { NAME("seat", $seat) }: { $points } очка
       *[many] { NAME("seat", $seat) }: { $points } очков
    }
larder-mat-hand = Рука { NAME("seat", $seat, form: "genitive") }
larder-mat-buttons = Ваш выбор
larder-piece-door = Дверь
larder-piece-tile =
    { $crumbs ->
        [0] Полка { NAME("larder-herb", $herb, form: "genitive") }, без крошек
        [one] Полка { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крошка
        [few] Полка { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крошки
       *[many] Полка { NAME("larder-herb", $herb, form: "genitive") }: { $crumbs } крошек
    }
larder-piece-unexplored = Здесь ещё никто не был
larder-piece-mouse = Мышь { NAME("seat", $seat, form: "genitive") }
larder-piece-ant = Муравей { $ant }
larder-piece-die = Кубик: { $number }
larder-piece-stack =
    { $tiles ->
        [one] { $tiles } плитка лицом вниз
        [few] { $tiles } плитки лицом вниз
       *[many] { $tiles } плиток лицом вниз
    }
larder-piece-deck =
    { $count ->
        [one] { $count } карта лицом вниз
        [few] { $count } карты лицом вниз
       *[many] { $count } карт лицом вниз
    }
larder-piece-marker = Съедено крошек: { $crumbs } из { $most }
larder-piece-slot = Место { $slot }
larder-piece-cards =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
larder-sign-door = дверь
larder-sign-tile =
    { $crumbs ->
        [0] { NAME("larder-herb", $herb, form: "short") }
       *[other] { NAME("larder-herb", $herb, form: "short") } { $crumbs }
    }
larder-sign-card = { NAME("larder-herb", $herb, form: "letter") }{ $number }
larder-button-page = Перевернуть страницу
larder-button-reroll = Бросить снова
larder-button-enough = Довольно
larder-button-throw = Сбросить
larder-button-end = Закончить ход

## Удача, когда игра сыграна

larder-die-die = Кубики
