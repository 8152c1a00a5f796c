### Слова, спільні для всіх ігор, стола й командного рядка.
### NAME("seat", $seat, form: "genitive") — це форма .genitive повідомлення seat-red, якщо $seat — red (core/words.py).

language-name = Українська

yes = так
no = ні

## Місця за столом. Про гравця кажемо як про команду, у множині: «Червоні знімають дах». З великої літери — на початку речення.

seat-red = Червоні
    .nominative = червоні
    .genitive = червоних
    .dative = червоним
    .instrumental = червоними
    .masculine = червоний
    .feminine = червона
seat-yellow = Жовті
    .nominative = жовті
    .genitive = жовтих
    .dative = жовтим
    .instrumental = жовтими
    .masculine = жовтий
    .feminine = жовта
seat-green = Зелені
    .nominative = зелені
    .genitive = зелених
    .dative = зеленим
    .instrumental = зеленими
    .masculine = зелений
    .feminine = зелена
seat-blue = Сині
    .nominative = сині
    .genitive = синіх
    .dative = синім
    .instrumental = синіми
    .masculine = синій
    .feminine = синя

# Поруч із кольором, щоб не доводилося розрізняти самі кольори.
seat-red-letter = Ч
seat-yellow-letter = Ж
seat-green-letter = З
seat-blue-letter = С

# Один із кількох гравців або гравець після двокрапки.
seat-in-list = { NAME("seat", $seat, form: "nominative") }

## Гравці

players = Гравці
player-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
player-at-seat = { NAME("seat", $seat) }: { $player }
player-you = ви
player-person = людина
player-computer = комп’ютер ({ NAME("level", $level, form: "inside") })

level-random = Навмання
    .inside = навмання
level-random-hint = Робить будь-який дозволений хід.
level-crumb = Крихта
    .inside = Крихта
level-crumb-hint = Блукає навмання, але не проґавить перемоги під носом і не шкодить собі навмисно.
level-nibbler = Гризун
    .inside = Гризун
level-nibbler-hint = Бере те, що просто зараз здається найкращим.
level-whisker = Вусань
    .inside = Вусань
level-whisker-hint = Заглядає вперед, поки ви кліпнете оком.
level-gouda = Гауда
    .inside = Гауда
level-gouda-hint = Дивиться далі й обмірковує кожен хід.
level-stilton = Стилтон
    .inside = Стилтон
level-stilton-hint = Думає над ходом до двох секунд і мало що пробачає.
level-search = Власний час
    .inside = із власним часом на роздуми
level-search-hint = Думає стільки, скільки ви дозволили.

options = Налаштування
new-game = Нова гра

## Чий хід

your-turn = Ваш хід.
turn-of = Хід { NAME("seat", $seat, form: "genitive") }.
waiting-for = Чекаємо на { NAME("seat", $seat, form: "genitive") }.
thinking = { NAME("seat", $seat) } думають.
round = Раунд { $number }

refusal-over = Гру вже закінчено.
refusal-not-your-turn = Зараз не ваш хід.
rule = правило { $rule }

## Кінець гри

game-over = Гру закінчено.
winner = { NAME("seat", $seat) } перемагають!
winners = Спільна перемога: { $seats }.
nobody-wins = Переможців немає.
place =
    { $place ->
        [1] 1-ше місце
        [2] 2-ге місце
        [3] 3-тє місце
       *[other] { $place }-те місце
    }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
standing = { place }: { NAME("seat", $seat, form: "nominative") }, { points }

## Узяти назад

take-back = Узяти назад
play-again = Повторити
nothing-to-take-back = Зараз нічого взяти назад не можна.
nothing-to-play-again = Повторювати нічого.
took-back = { NAME("seat", $seat) } беруть хід назад.
played-again = { NAME("seat", $seat) } повторюють хід.

## Випадок: зерно під печаткою на початку, відкрите наприкінці

seed-sealed = Печатка на зерні цієї гри: { $hash }
seed-opened = Зерно цієї гри: { $seed }

## Погляд назад на гру

analysis-chart = Наскільки ймовірна перемога кожної сторони після кожного ходу
analysis-move = Хід
analysis-moves = Ходи
analysis-better = Краще
analysis-loss = Втрачено
analysis-turning = Ходи, що переломили гру
analysis-turned = { $move }: { $shares }
analysis-turned-share = { $side } { $before } → { $after } %
analysis-nothing-turned = Жоден окремий хід не переломив гри.

## Термінал

ask-move = Ваш хід:
moves-title = Ваші ходи:
unreadable-move = «{ $text }» — такого ходу немає.
help-title = Можна ввести:
help-move = хід, як його записано в списку, або його номер
help-moves = показати ваші ходи
help-board = показати стіл іще раз
help-rules = почитати правила
help-back = узяти хід назад
help-again = повторити хід, узятий назад
help-save = зберегти гру
help-help = показати цей список
help-quit = закінчити
saved = Гру збережено у файлі { $file }.
goodbye = До зустрічі!
