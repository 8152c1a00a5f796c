crumbs-name = Crumbs
crumbs-tagline = Gather crumbs as long as you dare, and be home before the cat.

crumbs-prompt =
    { $held ->
        [0] { NAME("seat", $seat) } has empty paws: roll the die.
       *[other] { NAME("seat", $seat) } holds { crumbs-count }: roll again, or run home.
    }
crumbs-refuse-empty-paws = Nobody runs home with empty paws: roll the die.

crumbs-found = { NAME("seat", $seat) } rolls a { $number } and gathers as many crumbs.
crumbs-cat =
    { $held ->
        [0] { NAME("seat", $seat) } rolls a 1: the cat!
       *[other] { NAME("seat", $seat) } rolls a 1: the cat! Lost: { crumbs-count }.
    }
crumbs-home = { NAME("seat", $seat) } runs home with { crumbs-count } and now has { $home }.
crumbs-end-enough = Somebody has 20 crumbs at home: the game is over.

crumbs-count =
    { $held ->
        [one] { $held } crumb
       *[other] { $held } crumbs
    }

crumbs-mat-paws = In the paws
crumbs-mat-player = { NAME("seat", $seat) }: { $crumbs }
crumbs-mat-buttons = Your choice
crumbs-piece-crumb = A crumb
crumbs-piece-home = At home: { $crumbs }
crumbs-button-home = Run home
crumbs-button-roll = Roll
