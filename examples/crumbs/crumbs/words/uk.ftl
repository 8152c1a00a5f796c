crumbs-name = Крихти
crumbs-tagline = Збирайте крихти, доки вистачає сміливості, і встигніть додому раніше за кота.

crumbs-prompt =
    { $held ->
        [0] { NAME("seat", $seat) } з порожніми лапками: киньте кубик.
       *[other] { NAME("seat", $seat) } тримають { crumbs-count }: кидайте ще або біжіть додому.
    }
crumbs-refuse-empty-paws = З порожніми лапками додому не біжать: киньте кубик.

crumbs-found = { NAME("seat", $seat) } викидають { $number } і збирають стільки ж крихт.
crumbs-cat =
    { $held ->
        [0] { NAME("seat", $seat) } викидають 1: кіт!
       *[other] { NAME("seat", $seat) } викидають 1: кіт! Втрачено: { crumbs-count }.
    }
crumbs-home = { NAME("seat", $seat) } біжать додому, несуть { crumbs-count } і тепер мають { $home }.
crumbs-end-enough = Хтось має вдома 20 крихт: гру закінчено.

crumbs-count =
    { $held ->
        [one] { $held } крихту
        [few] { $held } крихти
       *[many] { $held } крихт
    }

crumbs-mat-paws = У лапках
crumbs-mat-player = { NAME("seat", $seat) }: { $crumbs }
crumbs-mat-buttons = Ваш вибір
crumbs-piece-crumb = Крихта
crumbs-piece-home = Удома: { $crumbs }
crumbs-button-home = Додому
crumbs-button-roll = Кинути
