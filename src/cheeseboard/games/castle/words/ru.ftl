### Сырный замок, словами его правил (rules/ru.md).
### NAME("castle-tile", $tile, form: "accusative") — это форма .accusative сообщения castle-tile-trap, если $tile — trap.

castle-name = Сырный замок
castle-tagline = Снуйте по замку, сдвигайте пол и берегитесь ловушек: две ваши мыши на сыре одного сорта — и кусочек ваш.
castle-minutes = 30–45

## Настройки

castle-option-target = Сколько сортов собрать
castle-option-target-4 = 4 сорта
castle-option-target-5 = 5 сортов
castle-option-target-6 = 6 сортов
castle-option-target-hint = Жетоны скольких разных сортов приносят победу. Обычно четыре, если играют вчетвером, и пять — вдвоём или втроём.

castle-option-layout = План комнат
castle-option-layout-a = План A
castle-option-layout-b = План B
castle-option-layout-hint = Как замок поделён на комнаты; у каждой своя крыша.

castle-option-through-towers = Через занятые башни
castle-option-through-towers-yes = Разрешено
castle-option-through-towers-no = Запрещено
castle-option-through-towers-hint = Может ли мышь пробежать снаружи через занятую башню прямо в замок за два очка.

castle-option-edition = Издание
castle-option-edition-rulebook = Печатные правила
castle-option-edition-2022 = Издание 2022 года
castle-option-edition-hint = По изданию 2022 года потерявший трёх мышей победить не может.

## Что есть в коробке, для предложений ниже

castle-cheese-slice = ломтик
    .with = с ломтиком
castle-cheese-wheel = круг
    .with = с кругом
castle-cheese-brick = брусок
    .with = с бруском
castle-cheese-cone = конус
    .with = с конусом
castle-cheese-heart = сердце
    .with = с сердцем
castle-cheese-drop = капля
    .with = с каплей
castle-cheese-moon = месяц
    .with = с месяцем

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
castle-tile-blank = пустая плитка
    .accusative = пустую плитку
castle-tile-trap = ловушка
    .accusative = ловушку

castle-roof-tiled = черепичная крыша
    .accusative = черепичную крышу
castle-roof-thatched = соломенная крыша
    .accusative = соломенную крышу
castle-roof-copper = медная крыша
    .accusative = медную крышу

# Что сдвигается и куда.
castle-line-Nb = столбец b вниз
castle-line-Nd = столбец d вниз
castle-line-Nf = столбец f вниз
castle-line-Sb = столбец b вверх
castle-line-Sd = столбец d вверх
castle-line-Sf = столбец f вверх
castle-line-W2 = ряд 2 вправо
castle-line-W4 = ряд 4 вправо
castle-line-W6 = ряд 6 вправо
castle-line-E2 = ряд 2 влево
castle-line-E4 = ряд 4 влево
castle-line-E6 = ряд 6 влево

castle-points-left =
    { $points ->
        [one] осталось { $points } очко
        [few] осталось { $points } очка
       *[many] осталось { $points } очков
    }
castle-with-tokens =
    { $tokens ->
        [0] у них ни одного жетона
        [one] у них { $tokens } жетон
        [few] у них { $tokens } жетона
       *[many] у них { $tokens } жетонов
    }

## О чём спрашивают

castle-prompt-placement = Выставьте мышь на свободную башню.
castle-prompt-turn =
    { $points ->
        [0] Очков не осталось: завершите ход.
       *[other] { $slide ->
            [yes] Откройте комнату, бегите, сдвиньте линию или завершите ход: { castle-points-left }.
           *[no] Откройте комнату, бегите или завершите ход: { castle-points-left }.
        }
    }

## Что происходит

castle-placed = { NAME("seat", $seat) } выставляют мышь на башню { $cell }.
castle-uncovered = { NAME("seat", $seat) } снимают { NAME("castle-roof", $roof, form: "accusative") } над { $cell }.
castle-entered = { NAME("seat", $seat) } вбегают снаружи на { $goal }.
castle-ran = { NAME("seat", $seat) } перебегают с { $origin } на { $goal }.
castle-slid = { NAME("seat", $seat) } сдвигают { NAME("castle-line", $slot) } ({ $slot }): вталкивают { NAME("castle-tile", $pushed, form: "accusative") }, выпадает { NAME("castle-tile", $spare) }.
castle-fell = { NAME("seat", $seat) } теряют мышь: на { $cell } она падает в подземелье.
castle-token = { NAME("seat", $seat) } получают жетон { NAME("castle-cheese", $cheese, form: "with") }.
castle-turn-ended =
    { $roofs ->
        [0] { NAME("seat", $seat) } завершают ход.
        [one] { NAME("seat", $seat) } завершают ход и закрывают { $roofs } комнату.
        [few] { NAME("seat", $seat) } завершают ход и закрывают { $roofs } комнаты.
       *[many] { NAME("seat", $seat) } завершают ход и закрывают { $roofs } комнат.
    }

## Как заканчивается игра

castle-end-target =
    { $tokens ->
        [one] { NAME("seat", $seat) } собрали { $tokens } сорт сыра и побеждают!
        [few] { NAME("seat", $seat) } собрали { $tokens } сорта сыра и побеждают!
       *[many] { NAME("seat", $seat) } собрали { $tokens } сортов сыра и побеждают!
    }
castle-end-third-mouse = Потеряна третья мышь, игра окончена: побеждают { NAME("seat", $seat, form: "nominative") }, { castle-with-tokens }.
castle-end-round-limit = Сыграно 100 раундов: побеждают { NAME("seat", $seat, form: "nominative") }, { castle-with-tokens }.

## Почему нельзя

castle-refuse-no-such-move = Такого действия нет.
castle-refuse-place-first = Сначала выставьте мышь на свободную башню.
castle-refuse-tower-taken = На этой башне уже стоит мышь.
castle-refuse-no-points = Очков не осталось: завершите ход.
castle-refuse-room-open = Эта комната уже открыта.
castle-refuse-too-far-to-uncover = Эта крыша не касается ни одной клетки, на которой стоит ваша мышь.
castle-refuse-no-mouse-there = Вашей мыши там нет.
castle-refuse-back-to-tower = На башню мышь уже не вернётся.
castle-refuse-cell-taken = На занятой клетке останавливаться нельзя.
castle-refuse-roof = На крышу мышь не ступает: сначала откройте комнату.
castle-refuse-trap = На ловушку мышь не ступает никогда.
castle-refuse-through-tower = За этим столом через занятую башню пробегать нельзя.
castle-refuse-points-short = Это слишком далеко: { castle-points-left }.
castle-refuse-only-over-towers = Дорога в замок одна — через башни.
castle-refuse-one-step = За один шаг мышь перебегает на одну клетку вверх, вниз, влево или вправо, но не наискосок.
castle-refuse-slide-once = Сдвигать линию можно только раз за ход.

## Что можно сделать

castle-move-end = Завершить ход
castle-move-uncover = Снять { NAME("castle-roof", $roof, form: "accusative") } над { $cell }
castle-move-slide = Сдвинуть { NAME("castle-line", $slot) } ({ $slot }) и втолкнуть { NAME("castle-tile", $spare, form: "accusative") }
castle-move-run =
    { $price ->
        [one] Бежать с { $origin } на { $goal } ({ $price } очко)
        [few] Бежать с { $origin } на { $goal } ({ $price } очка)
       *[many] Бежать с { $origin } на { $goal } ({ $price } очков)
    }
castle-move-enter = Вбежать снаружи на { $goal }
castle-move-place = Выставить мышь на башню { $goal }

## Что лежит на столе. Всё, что в замке, начинается с клетки.

castle-piece-mouse = { $place }: { NAME("seat", $seat, form: "feminine") } мышь { $number }
castle-piece-mouse-outside = Снаружи замка: { NAME("seat", $seat, form: "feminine") } мышь { $number }
castle-piece-mouse-fallen = В подземелье под { $cell }: { NAME("seat", $seat, form: "feminine") } мышь { $number }
castle-piece-tile = { $cell }: { NAME("castle-tile", $tile) }
castle-piece-tile-unknown = { $cell }: неизвестная плитка
castle-piece-solid = { $cell }: сплошная клетка
castle-piece-tower = { $cell }: башня
castle-piece-roof = { $cell }: { NAME("castle-roof", $roof) }
castle-piece-slot = Прорезь { $slot }: сдвигает { NAME("castle-line", $slot) }
castle-piece-spare = Запасная: { NAME("castle-tile", $tile) }
castle-piece-token = Жетон: { NAME("castle-cheese", $cheese) }
castle-piece-token-empty = Жетона ещё нет: { NAME("castle-cheese", $cheese) }
castle-piece-end-turn = Завершить ход
castle-piece-point = Очко действия
castle-piece-starter = Первый игрок

castle-mat-board = Замок
castle-mat-player = { NAME("seat", $seat) }: мыши и жетоны
castle-mat-actions = Действия
castle-mat-spare = Запасная плитка
