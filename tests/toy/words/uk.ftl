### Зернятко перцю.

peppercorn-name = Зернятко перцю
peppercorn-option-rerolls = Роздуми
peppercorn-option-rerolls-1 = один раз
peppercorn-option-rerolls-2 = двічі

peppercorn-card-cat = кіт
    .accusative = кота
peppercorn-card-1 = одиниця
    .accusative = одиницю
peppercorn-card-2 = двійка
    .accusative = двійку
peppercorn-card-3 = трійка
    .accusative = трійку
peppercorn-card-4 = четвірка
    .accusative = четвірку
peppercorn-card-5 = п’ятірка
    .accusative = п’ятірку

## Запитання й відмови

peppercorn-prompt-bid = Викладіть карту з руки.
peppercorn-prompt-keep =
    { $rerolls ->
        [0] На кубику { $number }: залиште цей кидок.
        [one] На кубику { $number }: залиште цей кидок або киньте ще раз.
       *[other] На кубику { $number }: залиште цей кидок або киньте знову, щонайбільше { $rerolls } рази.
    }
peppercorn-prompt-answer = { NAME("seat", $seat) } хочуть зібрати { $number }: пропустіть або надішліть кота.
peppercorn-prompt-wait = Чекаємо на інших.
peppercorn-refuse-no-such-card = У вас на руці немає такої карти: { NAME("peppercorn-card", $card) }.
peppercorn-refuse-bid-first = Спершу всі мають викласти карту.
peppercorn-refuse-no-rerolls = Кидати знову вже не можна.
peppercorn-refuse-keep-first = Спершу треба залишити кидок.
peppercorn-refuse-no-cat = У вас немає кота.
peppercorn-refuse-answer-first = Спершу пропустіть збір або надішліть кота.

## Що відбувається

peppercorn-bid = Ви викладаєте { NAME("peppercorn-card", $choice, form: "accusative") }.
peppercorn-bid-secretly = { NAME("seat", $seat) } викладають карту.
peppercorn-laid = { NAME("seat", $seat) } виклали { NAME("peppercorn-card", $card, form: "accusative") }.
peppercorn-nobody-wins = Торги не виграє ніхто.
peppercorn-rolled = { NAME("seat", $seat) } кидають кубик: { $number }.
peppercorn-kept = { NAME("seat", $seat) } залишають кидок: { $number }.
peppercorn-answered =
    { $choice ->
        [cat] Ви надсилаєте кота.
       *[pass] Ви пропускаєте.
    }
peppercorn-answered-secretly = { NAME("seat", $seat) } вже вирішили.
peppercorn-cat = Кіт { NAME("seat", $seat, form: "genitive") } перекидає кубик.
peppercorn-harvested =
    { $number ->
        [one] { NAME("seat", $seat) } збирають { $number } зернятко перцю.
        [few] { NAME("seat", $seat) } збирають { $number } зернятка перцю.
       *[many] { NAME("seat", $seat) } збирають { $number } зерняток перцю.
    }
peppercorn-drew = Ви берете { NAME("peppercorn-card", $card, form: "accusative") }.
peppercorn-drew-unseen = { NAME("seat", $seat) } беруть карту.
peppercorn-end-hand-empty = У когось скінчилися карти: гру закінчено.
peppercorn-end-no-peppercorns = У когось скінчилися карти, а перцю не зібрав ніхто: перемогли коти.

## Що лежить на столі

peppercorn-mat-pantry = Комора
peppercorn-mat-player = { NAME("seat", $seat) }
peppercorn-mat-hand = Ваша рука
peppercorn-mat-buttons = Ваш вибір
peppercorn-piece-deck =
    { $cards ->
        [one] Колода: { $cards } карта
        [few] Колода: { $cards } карти
       *[many] Колода: { $cards } карт
    }
peppercorn-piece-die = На кубику { $number }
peppercorn-piece-peppercorns =
    { $number ->
        [one] { $number } зернятко перцю
        [few] { $number } зернятка перцю
       *[many] { $number } зерняток перцю
    }
peppercorn-piece-chosen = Таємний вибір
peppercorn-piece-card = Карта: { NAME("peppercorn-card", $card) }
peppercorn-piece-card-hidden = Закрита карта
peppercorn-button-keep = Залишити
peppercorn-button-reroll = Кинути знову
peppercorn-button-pass = Пропустити

## Удача, коли гру зіграно

peppercorn-die-die = Кубик
peppercorn-die-card = Узяті карти
peppercorn-die-card-cat = кіт
