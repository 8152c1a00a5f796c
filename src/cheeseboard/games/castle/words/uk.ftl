### Сирний замок, словами його правил (rules/uk.md).
### NAME("castle-tile", $tile, form: "accusative") — це форма .accusative повідомлення castle-tile-trap, якщо $tile — trap.

castle-name = Сирний замок
castle-tagline = Гасайте замком, зсувайте підлогу й стережіться пасток: дві ваші миші на сирі одного сорту — і шматочок ваш.
castle-minutes = 30–45

## Налаштування

castle-option-target = Скільки сортів зібрати
castle-option-target-4 = 4 сорти
castle-option-target-5 = 5 сортів
castle-option-target-6 = 6 сортів
castle-option-target-hint = Жетони скількох різних сортів приносять перемогу. Зазвичай чотири, якщо грають учотирьох, і п’ять — удвох або втрьох.

castle-option-layout = План кімнат
castle-option-layout-a = План A
castle-option-layout-b = План B
castle-option-layout-hint = Як замок поділено на кімнати; у кожної свій дах.

castle-option-through-towers = Через зайняті вежі
castle-option-through-towers-yes = Дозволено
castle-option-through-towers-no = Заборонено
castle-option-through-towers-hint = Чи може миша ззовні пробігти через зайняту вежу просто в замок за два очки.

castle-option-edition = Видання
castle-option-edition-rulebook = Друковані правила
castle-option-edition-2022 = Видання 2022 року
castle-option-edition-hint = За виданням 2022 року той, хто втратив трьох мишей, перемогти не може.

## Що є в коробці, для речень нижче

castle-cheese-slice = скибка
    .with = зі скибкою
castle-cheese-wheel = круг
    .with = з кругом
castle-cheese-brick = брусок
    .with = із бруском
castle-cheese-cone = конус
    .with = з конусом
castle-cheese-heart = серце
    .with = із серцем
castle-cheese-drop = крапля
    .with = з краплею
castle-cheese-moon = місяць
    .with = з місяцем

castle-tile-slice = плитка { castle-cheese-slice.with }
    .accusative = плитку { castle-cheese-slice.with }
castle-tile-wheel = плитка { castle-cheese-wheel.with }
    .accusative = плитку { castle-cheese-wheel.with }
castle-tile-brick = плитка { castle-cheese-brick.with }
    .accusative = плитку { castle-cheese-brick.with }
castle-tile-cone = плитка { castle-cheese-cone.with }
    .accusative = плитку { castle-cheese-cone.with }
castle-tile-heart = плитка { castle-cheese-heart.with }
    .accusative = плитку { castle-cheese-heart.with }
castle-tile-drop = плитка { castle-cheese-drop.with }
    .accusative = плитку { castle-cheese-drop.with }
castle-tile-moon = плитка { castle-cheese-moon.with }
    .accusative = плитку { castle-cheese-moon.with }
castle-tile-blank = порожня плитка
    .accusative = порожню плитку
castle-tile-trap = пастка
    .accusative = пастку

castle-roof-tiled = черепичний дах
castle-roof-thatched = солом’яний дах
castle-roof-copper = мідний дах

# Що зсувається й куди.
castle-line-Nb = стовпець b вниз
castle-line-Nd = стовпець d вниз
castle-line-Nf = стовпець f вниз
castle-line-Sb = стовпець b вгору
castle-line-Sd = стовпець d вгору
castle-line-Sf = стовпець f вгору
castle-line-W2 = ряд 2 праворуч
castle-line-W4 = ряд 4 праворуч
castle-line-W6 = ряд 6 праворуч
castle-line-E2 = ряд 2 ліворуч
castle-line-E4 = ряд 4 ліворуч
castle-line-E6 = ряд 6 ліворуч

castle-points-left =
    { $points ->
        [one] лишилося { $points } очко
        [few] лишилося { $points } очки
       *[many] лишилося { $points } очок
    }
castle-with-tokens =
    { $tokens ->
        [0] у них жодного жетона
        [one] у них { $tokens } жетон
        [few] у них { $tokens } жетони
       *[many] у них { $tokens } жетонів
    }

## Про що запитано

castle-prompt-placement = Виставте мишу на вільну вежу.
castle-prompt-turn =
    { $points ->
        [0] Очок не лишилося: завершіть хід.
       *[other] { $slide ->
            [yes] Відкрийте кімнату, біжіть, зсуньте лінію або завершіть хід: { castle-points-left }.
           *[no] Відкрийте кімнату, біжіть або завершіть хід: { castle-points-left }.
        }
    }

## Що відбувається

castle-placed = { NAME("seat", $seat) } виставляють мишу на вежу { $cell }.
castle-uncovered = { NAME("seat", $seat) } знімають { NAME("castle-roof", $roof) } над { $cell }.
castle-entered = { NAME("seat", $seat) } забігають ззовні на { $goal }.
castle-ran = { NAME("seat", $seat) } перебігають з { $origin } на { $goal }.
castle-slid = { NAME("seat", $seat) } зсувають { NAME("castle-line", $slot) } ({ $slot }): заштовхують { NAME("castle-tile", $pushed, form: "accusative") }, випадає { NAME("castle-tile", $spare) }.
castle-fell = { NAME("seat", $seat) } втрачають мишу: на { $cell } вона падає в підземелля.
castle-token = { NAME("seat", $seat) } отримують жетон { NAME("castle-cheese", $cheese, form: "with") }.
castle-turn-ended =
    { $roofs ->
        [0] { NAME("seat", $seat) } завершують хід.
        [one] { NAME("seat", $seat) } завершують хід і закривають { $roofs } кімнату.
        [few] { NAME("seat", $seat) } завершують хід і закривають { $roofs } кімнати.
       *[many] { NAME("seat", $seat) } завершують хід і закривають { $roofs } кімнат.
    }

## Як закінчується гра

castle-end-target =
    { $tokens ->
        [one] { NAME("seat", $seat) } зібрали { $tokens } сорт сиру й перемагають!
        [few] { NAME("seat", $seat) } зібрали { $tokens } сорти сиру й перемагають!
       *[many] { NAME("seat", $seat) } зібрали { $tokens } сортів сиру й перемагають!
    }
castle-end-third-mouse = Утрачено третю мишу, гру закінчено: перемагають { NAME("seat", $seat, form: "nominative") }, { castle-with-tokens }.
castle-end-round-limit = Зіграно 100 раундів: перемагають { NAME("seat", $seat, form: "nominative") }, { castle-with-tokens }.

## Чому не можна

castle-refuse-no-such-move = Такої дії немає.
castle-refuse-place-first = Спершу виставте мишу на вільну вежу.
castle-refuse-tower-taken = На цій вежі вже стоїть миша.
castle-refuse-no-points = Очок не лишилося: завершіть хід.
castle-refuse-room-open = Цю кімнату вже відкрито.
castle-refuse-too-far-to-uncover = Цей дах не торкається жодної клітинки, на якій стоїть ваша миша.
castle-refuse-no-mouse-there = Вашої миші там немає.
castle-refuse-back-to-tower = На вежу миша вже не повернеться.
castle-refuse-cell-taken = На зайнятій клітинці зупинятися не можна.
castle-refuse-roof = На дах миша не ступає: спершу відкрийте кімнату.
castle-refuse-trap = На пастку миша не ступає ніколи.
castle-refuse-through-tower = За цим столом через зайняту вежу пробігати не можна.
castle-refuse-points-short = Це задалеко: { castle-points-left }.
castle-refuse-only-over-towers = Шлях до замку один — через вежі.
castle-refuse-one-step = За один крок миша перебігає на одну клітинку вгору, вниз, ліворуч або праворуч, але не навскоси.
castle-refuse-slide-once = Зсувати лінію можна лише раз за хід.

## Що можна зробити

castle-move-end = Завершити хід
castle-move-uncover = Зняти { NAME("castle-roof", $roof) } над { $cell }
castle-move-slide = Зсунути { NAME("castle-line", $slot) } ({ $slot }) і заштовхнути { NAME("castle-tile", $spare, form: "accusative") }
castle-move-run =
    { $price ->
        [one] Бігти з { $origin } на { $goal } ({ $price } очко)
        [few] Бігти з { $origin } на { $goal } ({ $price } очки)
       *[many] Бігти з { $origin } на { $goal } ({ $price } очок)
    }
castle-move-enter = Забігти ззовні на { $goal }
castle-move-place = Виставити мишу на вежу { $goal }

## Що лежить на столі. Усе, що в замку, починається з клітинки.

castle-piece-mouse = { $place }: { NAME("seat", $seat, form: "feminine") } миша { $number }
castle-piece-mouse-outside = Поза замком: { NAME("seat", $seat, form: "feminine") } миша { $number }
castle-piece-mouse-fallen = У підземеллі під { $cell }: { NAME("seat", $seat, form: "feminine") } миша { $number }
castle-piece-tile = { $cell }: { NAME("castle-tile", $tile) }
castle-piece-tile-unknown = { $cell }: невідома плитка
castle-piece-solid = { $cell }: суцільна клітинка
castle-piece-tower = { $cell }: вежа
castle-piece-roof = { $cell }: { NAME("castle-roof", $roof) }
castle-piece-slot = Проріз { $slot }: зсуває { NAME("castle-line", $slot) }
castle-piece-spare = Запасна: { NAME("castle-tile", $tile) }
castle-piece-token = Жетон: { NAME("castle-cheese", $cheese) }
castle-piece-token-empty = Жетона ще немає: { NAME("castle-cheese", $cheese) }
castle-piece-end-turn = Завершити хід
castle-piece-point = Очко дії
castle-piece-starter = Перший гравець

castle-mat-board = Замок
castle-mat-player = { NAME("seat", $seat) }: миші та жетони
castle-mat-actions = Дії
castle-mat-spare = Запасна плитка
