### Перчинка.

peppercorn-name = Перчинка
peppercorn-option-rerolls = Раздумья
peppercorn-option-rerolls-1 = один раз
peppercorn-option-rerolls-2 = дважды

peppercorn-card-cat = кот
    .accusative = кота
peppercorn-card-1 = единица
    .accusative = единицу
peppercorn-card-2 = двойка
    .accusative = двойку
peppercorn-card-3 = тройка
    .accusative = тройку
peppercorn-card-4 = четвёрка
    .accusative = четвёрку
peppercorn-card-5 = пятёрка
    .accusative = пятёрку

## Вопросы и отказы

peppercorn-prompt-bid = Выложите карту с руки.
peppercorn-prompt-keep =
    { $rerolls ->
        [0] На кубике { $number }: оставьте этот бросок.
        [one] На кубике { $number }: оставьте этот бросок или бросьте ещё раз.
       *[other] На кубике { $number }: оставьте этот бросок или бросьте снова, не больше { $rerolls } раз.
    }
peppercorn-prompt-answer = { NAME("seat", $seat) } хотят собрать { $number }: пропустите или пошлите кота.
peppercorn-prompt-wait = Ждём остальных.
peppercorn-refuse-no-such-card = У вас на руке нет такой карты: { NAME("peppercorn-card", $card) }.
peppercorn-refuse-bid-first = Сначала все должны выложить карту.
peppercorn-refuse-no-rerolls = Бросать снова уже нельзя.
peppercorn-refuse-keep-first = Сначала надо оставить бросок.
peppercorn-refuse-no-cat = У вас нет кота.
peppercorn-refuse-answer-first = Сначала пропустите сбор или пошлите кота.

## Что происходит

peppercorn-bid = Вы выкладываете { NAME("peppercorn-card", $choice, form: "accusative") }.
peppercorn-bid-secretly = { NAME("seat", $seat) } выкладывают карту.
peppercorn-laid = { NAME("seat", $seat) } выложили { NAME("peppercorn-card", $card, form: "accusative") }.
peppercorn-nobody-wins = Торги не выигрывает никто.
peppercorn-rolled = { NAME("seat", $seat) } бросают кубик: { $number }.
peppercorn-kept = { NAME("seat", $seat) } оставляют бросок: { $number }.
peppercorn-answered =
    { $choice ->
        [cat] Вы посылаете кота.
       *[pass] Вы пропускаете.
    }
peppercorn-answered-secretly = { NAME("seat", $seat) } уже решили.
peppercorn-cat = Кот { NAME("seat", $seat, form: "genitive") } опрокидывает кубик.
peppercorn-harvested =
    { $number ->
        [one] { NAME("seat", $seat) } собирают { $number } перчинку.
        [few] { NAME("seat", $seat) } собирают { $number } перчинки.
       *[many] { NAME("seat", $seat) } собирают { $number } перчинок.
    }
peppercorn-drew = Вы берёте { NAME("peppercorn-card", $card, form: "accusative") }.
peppercorn-drew-unseen = { NAME("seat", $seat) } берут карту.
peppercorn-end-hand-empty = У кого-то кончились карты: игра окончена.
peppercorn-end-no-peppercorns = У кого-то кончились карты, а перца не собрал никто: победили коты.

## Что лежит на столе

peppercorn-mat-pantry = Кладовая
peppercorn-mat-player = { NAME("seat", $seat) }
peppercorn-mat-hand = Ваша рука
peppercorn-mat-buttons = Ваш выбор
peppercorn-piece-deck =
    { $cards ->
        [one] Колода: { $cards } карта
        [few] Колода: { $cards } карты
       *[many] Колода: { $cards } карт
    }
peppercorn-piece-die = На кубике { $number }
peppercorn-piece-peppercorns =
    { $number ->
        [one] { $number } перчинка
        [few] { $number } перчинки
       *[many] { $number } перчинок
    }
peppercorn-piece-chosen = Тайный выбор
peppercorn-piece-card = Карта: { NAME("peppercorn-card", $card) }
peppercorn-piece-card-hidden = Закрытая карта
peppercorn-button-keep = Оставить
peppercorn-button-reroll = Бросить снова
peppercorn-button-pass = Пропустить

## Удача, когда игра сыграна

peppercorn-die-die = Кубик
peppercorn-die-card = Взятые карты
peppercorn-die-card-cat = кот
