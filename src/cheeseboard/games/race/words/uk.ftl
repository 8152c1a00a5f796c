### Щурячі перегони, словами їхніх правил (rules/uk.md).
### NAME("race-kind", $token, form: "genitive") — це форма .genitive повідомлення race-kind-pepper, якщо $token — pepper.

race-name = Щурячі перегони
race-tagline = Потай вирішуйте, що робитиме ваш щур, обходьтеся тим, що лишили вам інші, і дістаньтеся до сиру раніше за всіх.
race-minutes = 15–30

## Налаштування

race-option-mode = Що граємо
race-option-mode-race = Одні перегони
race-option-mode-teams = Дві команди
race-option-mode-tournament = Турнір
race-option-mode-hint = Одні перегони, де кожен за себе; одні перегони двоє на двох (учотирьох); або троє коротких перегонів за сир.

race-option-track = Трек
race-option-track-short = Короткий
race-option-track-long = Довгий
race-option-track-hint = Між стартом і фінішем одна ділянка або дві. Турнір проводять на коротких треках.

race-option-sections = Ділянки
race-option-sections-first = Найперші
race-option-sections-easy = Легкі (1–6)
race-option-sections-middling = Середні (1–15)
race-option-sections-all = Усі 24
race-option-sections-hint = З яких ділянок складають трек. У першій грі беріть найперші.

race-option-wind = Вітер
race-option-wind-no = Без вітру
race-option-wind-yes = З вітром
race-option-wind-hint = Після кожного ходу вітер зносить щура на клітинку далі.

race-option-play-on = Коли фінішував перший щур
race-option-play-on-yes = Грають далі за місця
race-option-play-on-no = Перегони закінчено
race-option-play-on-hint = У командах завжди зупиняються, коли фінішував перший щур, а в турнірі завжди грають далі.

race-option-partners = Партнери
race-option-partners-opposite = Сидять навпроти
race-option-partners-neighbours = Сидять поруч
race-option-partners-hint = Хто в командах грає разом: перший гравець із третім чи перший із другим.

race-option-sugar-step = Крок із цукром
race-option-sugar-step-straight = Тільки прямо
race-option-sugar-step-bent = Можна повернути
race-option-sugar-step-hint = Чи мають обидві клітинки кроку з цукром лежати в одному напрямку.

## Що є в коробці, для речень нижче. Дії названо так, як на картах, тож лапки замінюють відмінки.

race-action-dash = «Ривок по прямій»
race-action-diagonal = «Ривок по діагоналі»
race-action-step = «Крок»
race-action-jump = «Перестрибнути»
race-action-swap = «Помінятися місцями»
race-action-idea = «Ідея»

# Жетони звуться так само, як клітинки, що їх дають.
race-kind-ordinary = звичайна клітинка
    .genitive = звичайної клітинки
race-kind-spring = пружина
    .genitive = пружини
race-kind-mud = бруд
    .genitive = бруду
race-kind-water = вода
    .genitive = води
race-kind-pepper = перець
    .genitive = перцю
race-kind-sugar = цукор
    .genitive = цукру
race-kind-clover = конюшина
    .genitive = конюшини

# Куди: завжди після «на».
race-way-N = північ
race-way-NE = північний схід
race-way-E = схід
race-way-SE = південний схід
race-way-S = південь
race-way-SW = південний захід
race-way-W = захід
race-way-NW = північний захід

race-cheese =
    { $cheese ->
        [0] жодного шматка сиру
        [one] { $cheese } шматок сиру
        [few] { $cheese } шматки сиру
       *[many] { $cheese } шматків сиру
    }

## Про що запитано

race-prompt-placement = Виставте щура на вільний прапорець.
race-prompt-discard =
    { $cards ->
        [one] Скиньте ще { $cards } карту.
        [few] Скиньте { $cards } карти, одну за одною.
       *[many] Скиньте { $cards } карт, одну за одною.
    }
race-prompt-consolation = Ви посіли останнє місце: візьміть жетон для наступних перегонів.
race-prompt-bet = Викладіть карту долілиць: що робитиме ваш щур?
race-prompt-wait-for-bets = Інші ще вибирають карти.
race-prompt-pepper = З’їжте перець, щоб у цьому раунді ходити раніше за всіх, або збережіть його.
race-prompt-lost = Усі карти, які ви могли б викласти, уже зайнято: дію втрачено, тож пропустіть хід.
race-prompt-act =
    { $choice ->
        [no] Виконати дію { NAME("race-action", $action) } тут неможливо: пропустіть хід.
       *[yes] { $token ->
            [sugar] Виконайте дію { NAME("race-action", $action) }, з цукром чи без нього, або пропустіть хід.
            [clover] Виконайте дію { NAME("race-action", $action) }, з’їжте конюшину, щоб виконати іншу, або пропустіть хід.
           *[other] Виконайте дію { NAME("race-action", $action) } або пропустіть хід.
        }
    }

## Що відбувається

race-begins = Починаються перегони № { $race }. Перший гравець: { NAME("seat", $seat, form: "nominative") }.
race-placed = { NAME("seat", $seat) } виставляють щура на { $cell }.
race-discarded = { NAME("seat", $seat) } скидають карту { NAME("race-action", $action) }.
race-wind = Вітер дме на { NAME("race-way", $way) }.
race-turn-order = Раунд { $round }. Порядок ходів: { $seats }.
race-bet = { NAME("seat", $seat) } викладають долілиць карту { NAME("race-action", $action) }.
race-bet-secretly = { NAME("seat", $seat) } викладають карту долілиць.
race-revealed = { NAME("seat", $seat) } виклали карту { NAME("race-action", $action) }.
race-ate-pepper = { NAME("seat", $seat) } з’їдають перець і переходять на початок ряду ставок.
race-kept-pepper = { NAME("seat", $seat) } зберігають перець.
race-replaced = { NAME("seat", $seat) } замінюють карту { NAME("race-action", $before) } на { NAME("race-action", $action) }.
race-dead-end = { NAME("seat", $seat) } не мають чим замінити карту { NAME("race-action", $action) } і втрачають дію.
race-passed = { NAME("seat", $seat) } пропускають хід.
race-ate-sugar = { NAME("seat", $seat) } з’їдають цукор і підсилюють дію { NAME("race-action", $action) }.
race-ate-clover = { NAME("seat", $seat) } з’їдають конюшину й натомість виконують дію { NAME("race-action", $action) }.
race-moved-dash = { NAME("seat", $seat) } роблять ривок з { $origin } на { $goal }.
race-moved-diagonal = { NAME("seat", $seat) } роблять ривок по діагоналі з { $origin } на { $goal }.
race-moved-step = { NAME("seat", $seat) } роблять крок з { $origin } на { $goal }.
race-moved-jump = { NAME("seat", $seat) } перестрибують з { $origin } на { $goal }.
race-moved-swap = { NAME("seat", $seat) } переходять з { $origin } на { $goal } і міняються місцями із { NAME("seat", $other, form: "instrumental") }.
race-moved-spring = { NAME("seat", $seat) } стрибають із пружини: з { $origin } на { $goal }.
race-moved-mud = { NAME("seat", $seat) } вибираються з бруду: з { $origin } на { $goal }.
race-moved-water = { NAME("seat", $seat) } перепливають з { $origin } на { $goal }.
race-took-token = { NAME("seat", $seat) } беруть жетон { NAME("race-kind", $token, form: "genitive") }.
race-stole = { NAME("seat", $seat) } забирають у { NAME("seat", $other, form: "genitive") } жетон { NAME("race-kind", $token, form: "genitive") }.
race-blown = Вітер зносить { NAME("seat", $seat, form: "genitive") } на { NAME("race-way", $way) }: тепер вони на { $cell }.
race-home =
    { $place ->
        [1] { NAME("seat", $seat) } фінішують першими!
        [2] { NAME("seat", $seat) } фінішують другими.
       *[other] { NAME("seat", $seat) } фінішують третіми.
    }
race-took-cards-back = { NAME("seat", $seat) } повертають чотири карти на руку.
race-prize =
    { $place ->
        [1] { NAME("seat", $seat) } виграють перегони: { race-cheese }.
        [2] { NAME("seat", $seat) } посідають друге місце: { race-cheese }.
        [3] { NAME("seat", $seat) } посідають третє місце: { race-cheese }.
       *[other] { NAME("seat", $seat) } посідають четверте місце: { race-cheese }.
    }
race-consoled = { NAME("seat", $seat) } беруть жетон { NAME("race-kind", $token, form: "genitive") } для наступних перегонів.

## Як закінчується гра

race-end-first-home = { NAME("seat", $seat) } фінішують першими й перемагають!
race-end-all-home = Усі щури, крім одного, фінішували: перегони виграють { NAME("seat", $seat, form: "nominative") }!
race-end-team-home = { NAME("seat", $seat) } з партнером перемагають: перший щур на фініші — їхній!
race-end-tournament = Турнір закінчено: перемагають { NAME("seat", $seat, form: "nominative") }, у них { race-cheese }!
race-end-round-limit = Зіграно 60 раундів: попереду { NAME("seat", $seat, form: "nominative") }, вони й перемагають.

## Чому не можна

race-refuse-place-first = Спершу виставте щура на вільний прапорець карти старту.
race-refuse-flag-taken = На цьому прапорці вже стоїть щур.
race-refuse-discard-first = Спершу скиньте карти.
race-refuse-not-in-hand = Карти { NAME("race-action", $action) } у вас на руці немає.
race-refuse-take-first = Спершу візьміть жетон: перець, цукор або конюшину.
race-refuse-bet-first = Спершу викладіть карту долілиць.
race-refuse-answer-first = Спершу вирішіть, з’їсти перець чи зберегти.
race-refuse-act-first = Виконайте дію своєї карти або пропустіть хід.
race-refuse-action-lost = У цьому раунді вашу дію втрачено: можна лише пропустити хід.
race-refuse-no-token = Жетона { NAME("race-kind", $token, form: "genitive") } у вас немає.
race-refuse-not-next-orders = Конюшина дає змогу виконати одну з двох наступних дій у ряді наказів; { NAME("race-action", $action) } до них не належить.
race-refuse-other-card = Ваша карта — { NAME("race-action", $action) }.
race-refuse-mud = Без дії «Ідея» щур у бруді нічого не вдіє.
race-refuse-ordinary-cell = На звичайній клітинці дія «Ідея» нічого не дає.
race-refuse-cell-taken = На цій клітинці вже стоїть щур.
race-refuse-cannot-reach = З дією { NAME("race-action", $action) } вашому щурові туди не дістатися.

## Що можна зробити

race-move-pass = Пропустити хід
race-move-eat = З’їсти перець і ходити раніше за всіх
race-move-keep = Зберегти перець
race-move-take = Узяти жетон { NAME("race-kind", $token, form: "genitive") }
race-move-discard = Скинути карту { NAME("race-action", $action) }
race-move-bet = Викласти карту { NAME("race-action", $action) }
race-move-place = Виставити щура на { $cell }
race-move-dash = Зробити ривок на { $cell }
race-move-diagonal = Зробити ривок по діагоналі на { $cell }
race-move-step = Зробити крок на { $cell }
race-move-jump = Перестрибнути на { $cell }
race-move-swap = Помінятися місцями із { NAME("seat", $other, form: "instrumental") } на { $cell }
race-move-spring = Стрибнути з пружини на { $cell }
race-move-mud = Вибратися з бруду на { $cell }
race-move-water = Перепливти на { $cell }
race-move-token = Узяти жетон { NAME("race-kind", $token, form: "genitive") }
race-move-steal = З’їсти цукор і забрати жетон у { NAME("seat", $other, form: "genitive") } на { $cell }
race-move-sugar = { $move } (з цукром)
race-move-clover = { $move } (з конюшиною)

## Що лежить на столі. Усе, що на треку, починається з клітинки.

race-piece-rat = { $cell }: { NAME("seat", $seat, form: "masculine") } щур
race-piece-rat-waiting = Ще не на треку: { NAME("seat", $seat, form: "masculine") } щур
race-piece-rat-home = На фініші, { place }: { NAME("seat", $seat, form: "masculine") } щур
race-piece-cell = { $cell }: { NAME("race-kind", $kind) }
race-piece-cell-start = { $cell }: прапорець старту
race-piece-cell-finish = { $cell }: прапорець фінішу
race-piece-wall-right = Стіна між { $cell } і { $other }
race-piece-wall-below = Стіна між { $cell } і { $other }
race-piece-wall-outer = Стіна на краю карти, біля { $cell }
race-piece-arrow-up = Стовпець { $column }: першим ходить найнижчий щур
race-piece-arrow-down = Стовпець { $column }: першим ходить найвищий щур
race-piece-card = { NAME("race-action", $action) }
race-piece-card-hand = На руці: { NAME("race-action", $action) }
race-piece-card-open = Відкрито: { NAME("race-action", $action) }
race-piece-card-laid = { NAME("seat", $seat) } виклали карту { NAME("race-action", $action) }
race-piece-card-hidden = { NAME("seat", $seat) } виклали карту долілиць
race-piece-order = Наказ { $number }: { NAME("race-action", $action) }
race-piece-token = Жетон { NAME("race-kind", $token, form: "genitive") }
race-piece-supply = У коробці: жетон { NAME("race-kind", $token, form: "genitive") }
race-piece-wind = Вітер дме на { NAME("race-way", $way) }
race-piece-wind-deck =
    { $cards ->
        [one] Колода вітру: { $cards } карта
        [few] Колода вітру: { $cards } карти
       *[many] Колода вітру: { $cards } карт
    }
race-piece-cheese = { race-cheese }
race-piece-pass = Пропустити хід
race-piece-keep = Зберегти перець

race-piece-lost = { NAME("seat", $seat) } втратили дію
race-piece-team = Команда { $team }
race-piece-starter = Перший гравець
race-piece-medal = На фініші, { place }
race-piece-token-empty = Жетона немає
race-piece-race-over = Перегони № { $number }: закінчено
race-piece-race-now = Перегони № { $number }: тривають
race-piece-race-later = Перегони № { $number }: ще попереду

# Короткі знаки для текстової дошки, щонайбільше три літери на клітинку.
race-sign-pepper = пер
race-sign-sugar = цук
race-sign-clover = кон
race-sign-dash = прям
race-sign-diagonal = діаг
race-sign-step = крок
race-sign-jump = скік
race-sign-swap = обм
race-sign-idea = ідея
race-sign-order = { $number } { $action }

# Карта з коробки сама по собі.
race-card-gate = Карта старту/фінішу { $number }
race-card-gate-turned = Карта старту/фінішу { $number }, перевернута для фінішу
race-card-section = Ділянка { $number }
race-card-section-turned = Ділянка { $number }, перевернута
race-card-wind = Карта вітру { $number }: вітер на { NAME("race-way", $way) }

race-mat-track = Трек
race-mat-orders = Ряд наказів
race-mat-bets = Ставки раунду
race-mat-player = { NAME("seat", $seat) }
race-mat-hand = { NAME("seat", $seat) }: ваші карти
race-mat-wind = Вітер
race-mat-supply = Жетони на вибір
race-mat-podium = Фініш
race-mat-tournament = Турнір
