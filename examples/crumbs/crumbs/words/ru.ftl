crumbs-name = Крошки
crumbs-tagline = Собирайте крошки, пока хватает смелости, и успейте домой раньше кошки.

crumbs-prompt =
    { $held ->
        [0] { NAME("seat", $seat) } с пустыми лапками: бросьте кубик.
       *[other] { NAME("seat", $seat) } держат { crumbs-count }: бросайте ещё или бегите домой.
    }
crumbs-refuse-empty-paws = С пустыми лапками домой не бегут: бросьте кубик.

crumbs-found = { NAME("seat", $seat) } выбрасывают { $number } и собирают столько же крошек.
crumbs-cat =
    { $held ->
        [0] { NAME("seat", $seat) } выбрасывают 1: кошка!
       *[other] { NAME("seat", $seat) } выбрасывают 1: кошка! Потеряно: { crumbs-count }.
    }
crumbs-home = { NAME("seat", $seat) } бегут домой, несут { crumbs-count }, и теперь у них { $home }.
crumbs-end-enough = У кого-то дома 20 крошек: игра окончена.

crumbs-count =
    { $held ->
        [one] { $held } крошку
        [few] { $held } крошки
       *[many] { $held } крошек
    }

crumbs-mat-paws = В лапках
crumbs-mat-player = { NAME("seat", $seat) }: { $crumbs }
crumbs-mat-buttons = Ваш выбор
crumbs-piece-crumb = Крошка
crumbs-piece-home = Дома: { $crumbs }
crumbs-button-home = Домой
crumbs-button-roll = Бросить
