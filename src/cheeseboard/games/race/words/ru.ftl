### Крысиные бега, словами их правил (rules/ru.md).
### NAME("race-action", $action, form: "genitive") — это форма .genitive сообщения race-action-dash, если $action — dash.

race-name = Крысиные бега
race-tagline = Тайно выбирайте, что сделает ваша крыса, обходитесь тем, что оставили другие, и доберитесь до сыра раньше всех.
race-minutes = 15–30

## Настройки

race-option-mode = Режим игры
race-option-mode-race = Один забег
race-option-mode-teams = Две команды
race-option-mode-tournament = Турнир
race-option-mode-hint = Один забег, один забег двое на двое (вчетвером) или три коротких забега за сыр.

race-option-track = Трасса
race-option-track-short = Короткая
race-option-track-long = Длинная
race-option-track-hint = Один участок между стартом и финишем или два. В турнире трассы короткие.

race-option-sections = Участки
race-option-sections-first = Самые первые
race-option-sections-easy = Лёгкие (с 1 по 6)
race-option-sections-middling = Средние (с 1 по 15)
race-option-sections-all = Все 24
race-option-sections-hint = Из каких участков складывается трасса. Для самого первого забега возьмите первые.

race-option-wind = Ветер
race-option-wind-no = Безветрие
race-option-wind-yes = Ветрено
race-option-wind-hint = После каждого хода ветер сносит крысу на одну клетку.

race-option-play-on = Когда первая крыса финишировала
race-option-play-on-yes = Бежать дальше за места
race-option-play-on-no = Забег окончен
race-option-play-on-hint = Командный забег всегда кончается с первой финишировавшей крысой, а турнирный всегда доигрывают.

race-option-partners = Напарники
race-option-partners-opposite = Сидят напротив
race-option-partners-neighbours = Сидят рядом
race-option-partners-hint = Кто играет вместе в командах: первый и третий игроки или первый и второй.

race-option-sugar-step = Шаг с сахаром
race-option-sugar-step-straight = Только прямо
race-option-sugar-step-bent = Можно свернуть
race-option-sugar-step-hint = Должны ли обе клетки шага с сахаром лежать в одном направлении.

## Что есть в коробке, для предложений ниже

# Форма .card — название карты, остальные — само действие.
race-action-dash = рывок по прямой
    .card = Рывок по прямой
    .genitive = рывка по прямой
    .infinitive = сделать рывок по прямой
    .imperative = Сделайте рывок по прямой
race-action-diagonal = рывок по диагонали
    .card = Рывок по диагонали
    .genitive = рывка по диагонали
    .infinitive = сделать рывок по диагонали
    .imperative = Сделайте рывок по диагонали
race-action-step = шаг
    .card = Шаг
    .genitive = шага
    .infinitive = сделать шаг
    .imperative = Сделайте шаг
race-action-jump = прыжок
    .card = Прыжок
    .genitive = прыжка
    .infinitive = сделать прыжок
    .imperative = Сделайте прыжок
race-action-swap = обмен
    .card = Обмен
    .genitive = обмена
    .infinitive = поменяться местами
    .imperative = Поменяйтесь с кем-нибудь местами
race-action-idea = идея
    .card = Идея
    .genitive = идеи
    .infinitive = воспользоваться идеей
    .imperative = Воспользуйтесь идеей

# Жетоны называются так же, как клетки, которые их дают.
race-kind-ordinary = обычная клетка
    .genitive = обычной клетки
race-kind-spring = пружина
    .genitive = пружины
race-kind-mud = грязь
    .genitive = грязи
race-kind-water = вода
    .genitive = воды
race-kind-pepper = перец
    .genitive = перца
race-kind-sugar = сахар
    .genitive = сахара
race-kind-clover = клевер
    .genitive = клевера

race-way-N = север
race-way-NE = северо-восток
race-way-E = восток
race-way-SE = юго-восток
race-way-S = юг
race-way-SW = юго-запад
race-way-W = запад
race-way-NW = северо-запад

race-cheese =
    { $cheese ->
        [0] ни кусочка сыра
        [one] { $cheese } кусочек сыра
        [few] { $cheese } кусочка сыра
       *[many] { $cheese } кусочков сыра
    }

## О чём спрашивают

race-prompt-placement = Выставьте крысу на свободный флажок.
race-prompt-discard =
    { $cards ->
        [one] Сбросьте { $cards } карту.
        [few] Сбросьте { $cards } карты, одну за другой.
       *[many] Сбросьте { $cards } карт, одну за другой.
    }
race-prompt-consolation = У вас последнее место: возьмите жетон для следующего забега.
race-prompt-bet = Выложите карту рубашкой вверх: что сделает ваша крыса?
race-prompt-wait-for-bets = Остальные ещё выбирают карты.
race-prompt-pepper = Съешьте перец, чтобы ходить в этом раунде раньше всех, или приберегите его.
race-prompt-lost = Все карты, которые вы могли бы выложить, заняты: действие пропало, пропустите ход.
race-prompt-act =
    { $choice ->
        [no] Сейчас не получится { NAME("race-action", $action, form: "infinitive") }: пропустите ход.
       *[yes] { $token ->
            [sugar] { NAME("race-action", $action, form: "imperative") }, при желании съев сахар, или пропустите ход.
            [clover] { NAME("race-action", $action, form: "imperative") }, съешьте клевер ради другого действия или пропустите ход.
           *[other] { NAME("race-action", $action, form: "imperative") } или пропустите ход.
        }
    }

## Что происходит

race-begins = Начинается забег { $race }; первый игрок — { NAME("seat", $seat, form: "nominative") }.
race-placed = { NAME("seat", $seat) } выставляют крысу на { $cell }.
race-discarded = { NAME("seat", $seat) } сбрасывают карту «{ NAME("race-action", $action, form: "card") }».
race-wind = Ветер дует на { NAME("race-way", $way) }.
race-turn-order = Раунд { $round }. Порядок хода: { $seats }.
race-bet = { NAME("seat", $seat) } выкладывают рубашкой вверх карту «{ NAME("race-action", $action, form: "card") }».
race-bet-secretly = { NAME("seat", $seat) } выкладывают карту рубашкой вверх.
race-revealed = { NAME("seat", $seat) } выложили карту «{ NAME("race-action", $action, form: "card") }».
race-ate-pepper = { NAME("seat", $seat) } съедают перец и переходят в начало очереди.
race-kept-pepper = { NAME("seat", $seat) } приберегают перец.
race-replaced = { NAME("seat", $seat) } заменяют карту «{ NAME("race-action", $before, form: "card") }» картой «{ NAME("race-action", $action, form: "card") }».
race-dead-end = { NAME("seat", $seat) } ничем не могут заменить карту «{ NAME("race-action", $action, form: "card") }» и теряют действие.
race-passed = { NAME("seat", $seat) } пропускают ход.
race-ate-sugar = { NAME("seat", $seat) } съедают сахар и усиливают действие «{ NAME("race-action", $action, form: "card") }».
race-ate-clover = { NAME("seat", $seat) } съедают клевер и вместо своего действия выполняют другое: «{ NAME("race-action", $action, form: "card") }».
race-moved-dash = { NAME("seat", $seat) } делают рывок с { $origin } на { $goal }.
race-moved-diagonal = { NAME("seat", $seat) } делают рывок по диагонали с { $origin } на { $goal }.
race-moved-step = { NAME("seat", $seat) } делают шаг с { $origin } на { $goal }.
race-moved-jump = { NAME("seat", $seat) } прыгают с { $origin } на { $goal }.
race-moved-swap = { NAME("seat", $seat) } переходят с { $origin } на { $goal } и меняются местами с { NAME("seat", $other, form: "instrumental") }.
race-moved-spring = { NAME("seat", $seat) } прыгают с пружины { $origin } на { $goal }.
race-moved-mud = { NAME("seat", $seat) } выбираются из грязи: с { $origin } на { $goal }.
race-moved-water = { NAME("seat", $seat) } плывут с { $origin } на { $goal }.
race-took-token = { NAME("seat", $seat) } берут жетон { NAME("race-kind", $token, form: "genitive") }.
race-stole = { NAME("seat", $seat) } забирают у { NAME("seat", $other, form: "genitive") } жетон { NAME("race-kind", $token, form: "genitive") }.
race-blown = Ветер сносит крысу { NAME("seat", $seat, form: "genitive") } на { NAME("race-way", $way) }, на клетку { $cell }.
race-home =
    { $place ->
        [1] { NAME("seat", $seat) } финишируют первыми!
        [2] { NAME("seat", $seat) } финишируют вторыми.
       *[other] { NAME("seat", $seat) } финишируют третьими.
    }
race-took-cards-back = { NAME("seat", $seat) } забирают четыре карты обратно в руку.
race-prize =
    { $place ->
        [1] { NAME("seat", $seat) } выигрывают забег: { race-cheese }.
        [2] { NAME("seat", $seat) } занимают второе место: { race-cheese }.
        [3] { NAME("seat", $seat) } занимают третье место: { race-cheese }.
       *[other] { NAME("seat", $seat) } занимают четвёртое место: { race-cheese }.
    }
race-consoled = { NAME("seat", $seat) } берут для следующего забега жетон { NAME("race-kind", $token, form: "genitive") }.

## Как заканчивается игра

race-end-first-home = { NAME("seat", $seat) } финишируют первыми и побеждают!
race-end-all-home = Все крысы, кроме одной, финишировали: забег выигрывают { NAME("seat", $seat, form: "nominative") }!
race-end-team-home = { NAME("seat", $seat) } и их напарник побеждают: первой финишировала крыса их команды!
race-end-tournament = Турнир окончен: побеждают { NAME("seat", $seat, form: "nominative") }, у них { race-cheese }!
race-end-round-limit = Сыграно 60 раундов: впереди { NAME("seat", $seat, form: "nominative") }, они и побеждают.

## Почему нельзя

race-refuse-place-first = Сначала выставьте крысу на свободный флажок карты старта.
race-refuse-flag-taken = На этом флажке уже стоит крыса.
race-refuse-discard-first = Сначала сбросьте карты.
race-refuse-not-in-hand = У вас в руке нет карты «{ NAME("race-action", $action, form: "card") }».
race-refuse-take-first = Сначала возьмите жетон: перец, сахар или клевер.
race-refuse-bet-first = Сначала выложите карту рубашкой вверх.
race-refuse-answer-first = Сначала решите, съедите вы перец или прибережёте.
race-refuse-act-first = Выполните действие своей карты или пропустите ход.
race-refuse-action-lost = Ваше действие в этом раунде пропало: можно только пропустить ход.
race-refuse-no-token = У вас нет жетона { NAME("race-kind", $token, form: "genitive") }.
race-refuse-not-next-orders = Клевер даёт одно из двух следующих действий в ряду приказов, а { NAME("race-action", $action) } в их число не входит.
race-refuse-other-card = Ваша карта — «{ NAME("race-action", $action, form: "card") }».
race-refuse-mud = В грязи крыса без идеи ничего не может.
race-refuse-ordinary-cell = На обычной клетке от идеи нет толку.
race-refuse-cell-taken = На этой клетке уже стоит крыса.
race-refuse-cannot-reach = С помощью { NAME("race-action", $action, form: "genitive") } вашей крысе туда не попасть.

## Что можно сделать

race-move-pass = Пропустить ход
race-move-eat = Съесть перец и ходить раньше всех
race-move-keep = Приберечь перец
race-move-take = Взять жетон { NAME("race-kind", $token, form: "genitive") }
race-move-discard = Сбросить карту «{ NAME("race-action", $action, form: "card") }»
race-move-bet = Выложить карту «{ NAME("race-action", $action, form: "card") }»
race-move-place = Выставить крысу на { $cell }
race-move-dash = Сделать рывок на { $cell }
race-move-diagonal = Сделать рывок по диагонали на { $cell }
race-move-step = Сделать шаг на { $cell }
race-move-jump = Прыгнуть на { $cell }
race-move-swap = Поменяться местами с { NAME("seat", $other, form: "instrumental") } ({ $cell })
race-move-spring = Прыгнуть с пружины на { $cell }
race-move-mud = Выбраться из грязи на { $cell }
race-move-water = Доплыть до { $cell }
race-move-token = Взять жетон { NAME("race-kind", $token, form: "genitive") }
race-move-steal = Съесть сахар и забрать жетон у { NAME("seat", $other, form: "genitive") } ({ $cell })
# С большой буквы начинается сам ход: «Сделать шаг на c3, съев сахар».
race-move-sugar = { $move }, съев сахар
race-move-clover = { $move }, съев клевер

## Что лежит на столе. Всё, что на трассе, начинается с клетки.

race-piece-rat = { $cell }: { NAME("seat", $seat, form: "feminine") } крыса
race-piece-rat-waiting = Ещё не выставлена: { NAME("seat", $seat, form: "feminine") } крыса
race-piece-rat-home = На финише, { $place }-е место: { NAME("seat", $seat, form: "feminine") } крыса
race-piece-cell = { $cell }: { NAME("race-kind", $kind) }
race-piece-cell-start = { $cell }: флажок старта
race-piece-cell-finish = { $cell }: флажок финиша
race-piece-wall-right = Стена между { $cell } и { $other }
race-piece-wall-below = Стена между { $cell } и { $other }
race-piece-wall-outer = Стена на краю карты, возле { $cell }
race-piece-arrow-up = Столбец { $column }: первой ходит самая нижняя крыса
race-piece-arrow-down = Столбец { $column }: первой ходит самая верхняя крыса
race-piece-card = { NAME("race-action", $action, form: "card") }
race-piece-card-hand = В руке: { NAME("race-action", $action) }
race-piece-card-open = Лицом вверх: { NAME("race-action", $action) }
race-piece-card-laid = { NAME("seat", $seat) } выложили карту «{ NAME("race-action", $action, form: "card") }»
race-piece-card-hidden = { NAME("seat", $seat) } выложили карту рубашкой вверх
race-piece-order = Приказ { $number }: { NAME("race-action", $action) }
race-piece-token = Жетон: { NAME("race-kind", $token) }
race-piece-supply = В коробке: { NAME("race-kind", $token) }
race-piece-wind = Ветер дует на { NAME("race-way", $way) }
race-piece-wind-deck =
    { $cards ->
        [one] Колода ветра: { $cards } карта
        [few] Колода ветра: { $cards } карты
       *[many] Колода ветра: { $cards } карт
    }
race-piece-cheese = { race-cheese }
race-piece-pass = Пропустить ход
race-piece-keep = Приберечь перец

race-piece-lost = { NAME("seat", $seat) } потеряли действие
race-piece-team = Команда { $team }
race-piece-starter = Первый игрок
race-piece-medal = { $place }-е место
race-piece-token-empty = Жетона нет
race-piece-race-over = Забег { $number }: окончен
race-piece-race-now = Забег { $number }: идёт
race-piece-race-later = Забег { $number }: ещё впереди

# Короткие знаки для текстовой доски, на клетке — не длиннее трёх букв.
race-sign-pepper = пер
race-sign-sugar = сах
race-sign-clover = кле
race-sign-dash = прям
race-sign-diagonal = диаг
race-sign-step = шаг
race-sign-jump = прыг
race-sign-swap = обм
race-sign-idea = идея
race-sign-order = { $number } { $action }

# Карта из коробки сама по себе.
race-card-gate = Карта старта/финиша { $number }
race-card-gate-turned = Карта старта/финиша { $number }, перевёрнутая для финиша
race-card-section = Участок { $number }
race-card-section-turned = Участок { $number }, перевёрнутый
race-card-wind = Карта ветра { $number }: ветер на { NAME("race-way", $way) }

race-mat-track = Трасса
race-mat-orders = Ряд приказов
race-mat-bets = Ставки раунда
race-mat-player = { NAME("seat", $seat) }
race-mat-hand = { NAME("seat", $seat) }: ваша рука
race-mat-wind = Ветер
race-mat-supply = Жетоны на выбор
race-mat-podium = На финише
race-mat-tournament = Турнир
