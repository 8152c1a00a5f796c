### Слова, общие для всех игр, стола и командной строки.
### NAME("seat", $seat, form: "genitive") — это форма .genitive сообщения seat-red, если $seat — red (core/words.py).

language-name = Русский

yes = да
no = нет

## Места за столом. Об игроке говорим как о команде, во множественном числе: «Красные снимают крышу». С большой буквы — в начале предложения.

seat-red = Красные
    .nominative = красные
    .genitive = красных
    .dative = красным
    .instrumental = красными
    .masculine = красный
    .feminine = красная
seat-yellow = Жёлтые
    .nominative = жёлтые
    .genitive = жёлтых
    .dative = жёлтым
    .instrumental = жёлтыми
    .masculine = жёлтый
    .feminine = жёлтая
seat-green = Зелёные
    .nominative = зелёные
    .genitive = зелёных
    .dative = зелёным
    .instrumental = зелёными
    .masculine = зелёный
    .feminine = зелёная
seat-blue = Синие
    .nominative = синие
    .genitive = синих
    .dative = синим
    .instrumental = синими
    .masculine = синий
    .feminine = синяя

# Рядом с цветом, чтобы не приходилось различать сами цвета.
seat-red-letter = К
seat-yellow-letter = Ж
seat-green-letter = З
seat-blue-letter = С

# Один из нескольких игроков или игрок после двоеточия.
seat-in-list = { NAME("seat", $seat, form: "nominative") }

## Игроки

players = Игроки
player-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
player-at-seat = { NAME("seat", $seat) }: { $player }
player-you = вы
player-person = человек
player-computer = компьютер ({ NAME("level", $level, form: "inside") })

level-random = Наугад
    .inside = наугад
level-random-hint = Делает любой разрешённый ход.
level-crumb = Крошка
    .inside = Крошка
level-crumb-hint = Бродит наугад, но не упустит победу под носом и не вредит себе нарочно.
level-nibbler = Грызун
    .inside = Грызун
level-nibbler-hint = Берёт то, что прямо сейчас кажется лучшим.
level-whisker = Усач
    .inside = Усач
level-whisker-hint = Заглядывает вперёд, пока вы успеете моргнуть.
level-gouda = Гауда
    .inside = Гауда
level-gouda-hint = Смотрит дальше и обдумывает каждый ход.
level-stilton = Стилтон
    .inside = Стилтон
level-stilton-hint = Думает над ходом до двух секунд и мало что прощает.
level-search = Своё время
    .inside = со своим временем на раздумья
level-search-hint = Думает столько, сколько вы разрешили.

options = Настройки
new-game = Новая игра

## Чей ход

your-turn = Ваш ход.
turn-of = Ход { NAME("seat", $seat, form: "genitive") }.
waiting-for = Ждём { NAME("seat", $seat, form: "genitive") }.
thinking = { NAME("seat", $seat) } думают.
round = Раунд { $number }

refusal-over = Игра уже окончена.
refusal-not-your-turn = Сейчас не ваш ход.
rule = правило { $rule }

## Конец игры

game-over = Игра окончена.
winner = { NAME("seat", $seat) } побеждают!
winners = Общая победа: { $seats }.
nobody-wins = Победителей нет.
place = { $place }-е место
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
standing = { place }: { NAME("seat", $seat, form: "nominative") }, { points }

## Взять назад

take-back = Взять назад
play-again = Повторить
nothing-to-take-back = Сейчас ничего нельзя взять назад.
nothing-to-play-again = Повторять нечего.
took-back = { NAME("seat", $seat) } берут ход назад.
played-again = { NAME("seat", $seat) } повторяют ход.

## Случай: зерно под печатью в начале, открытое в конце

seed-sealed = Печать на зерне этой игры: { $hash }
seed-opened = Зерно этой игры: { $seed }

## Взгляд назад на игру

analysis-chart = Насколько вероятна победа каждой стороны после каждого хода
analysis-move = Ход
analysis-moves = Ходы
analysis-better = Лучше
analysis-loss = Потеряно
analysis-turning = Ходы, переломившие игру
analysis-turned = { $move }: { $shares }
analysis-turned-share = { $side } { $before } → { $after } %
analysis-nothing-turned = Ни один отдельный ход не переломил игру.

## Терминал

ask-move = Ваш ход:
moves-title = Ваши ходы:
unreadable-move = «{ $text }» — такого хода нет.
help-title = Можно ввести:
help-move = ход, как он записан в списке, или его номер
help-moves = показать ваши ходы
help-board = показать стол ещё раз
help-rules = почитать правила
help-back = взять ход назад
help-again = повторить ход, взятый назад
help-save = сохранить игру
help-help = показать этот список
help-quit = закончить
saved = Игра сохранена в файле { $file }.
goodbye = До встречи!
