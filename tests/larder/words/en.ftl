### The Larder.

larder-name = The Larder
larder-tagline = Explore a dark larder tile by tile, before the ants have eaten it bare.

larder-herb-thyme = thyme
    .short = thy
    .letter = T
larder-herb-sage = sage
    .short = sage
    .letter = S
larder-herb-dill = dill
    .short = dill
    .letter = D
larder-herb-mint = mint
    .short = mint
    .letter = M
larder-card = { NAME("larder-herb", $herb) } { $number }
larder-way-north = up
larder-way-east = to the right
larder-way-south = down
larder-way-west = to the left

## The story

larder-story-1 = How it began
larder-story-1-1 = The door stood open by a crack no wider than a whisker. Behind it lay the larder of which grandmother had told: shelf after shelf of herbs, and crumbs between the boards, in a dark that smelled of summer.
larder-story-1-2 = “One lantern,” said the older mouse, “and when it burns out we are gone.” Nobody mentioned the ants, and yet everybody had heard them: a rustling like rain, far down below.
larder-story-2 = The lantern burns low
larder-story-2-1 = The flame had shrunk to a bead. Where there had been crumbs an hour before, there were polished boards, and across the boards ran a thin black line that never ended.
larder-story-2-2 = “Two more rounds,” whispered the younger one, and held the bundle of herbs a little tighter.

## What is asked, and refused

larder-prompt-page = Read the page, then turn it.
larder-prompt-keep =
    { $rerolls ->
        [0] The dice lie as they lie: that is enough.
        [one] Keep any dice and roll the others again, one last time, or say that it is enough.
       *[other] Keep any dice and roll the others again, up to { $rerolls } times, or say that it is enough.
    }
larder-prompt-sort = Pick any cards of your hand, then throw them away and draw as many.
larder-prompt-walk =
    { $steps ->
        [0] No steps left: store herbs, or end your turn.
        [one] { $steps } step left: walk, store herbs, or end your turn.
       *[other] { $steps } steps left: walk, store herbs, or end your turn.
    }
larder-refuse = That cannot be done now. { $question }

## What happens

larder-page-turned = { NAME("seat", $seat) } turns the page.
larder-rolled = { NAME("seat", $seat) } rolls: { $numbers }.
larder-kept = { NAME("seat", $seat) } keeps a die with a { $number }.
larder-let-go = { NAME("seat", $seat) } lets a die with a { $number } go again.
larder-steps =
    { $steps ->
        [one] { NAME("seat", $seat) } has { $steps } step.
       *[other] { NAME("seat", $seat) } has { $steps } steps.
    }
larder-picked = You pick { $card }.
larder-put-back = You put { $card } back.
larder-thrown =
    { $count ->
        [0] { NAME("seat", $seat) } throws no card away.
       *[other] { NAME("seat", $seat) } throws away { $cards }.
    }
larder-drew = You draw { $cards }.
larder-drew-unseen =
    { $count ->
        [one] { NAME("seat", $seat) } draws { $count } card.
       *[other] { NAME("seat", $seat) } draws { $count } cards.
    }
larder-explored =
    { $crumbs ->
        [0] { NAME("seat", $seat) } explores a shelf of { NAME("larder-herb", $herb) }, without a crumb.
        [one] { NAME("seat", $seat) } explores a shelf of { NAME("larder-herb", $herb) } with { $crumbs } crumb.
       *[other] { NAME("seat", $seat) } explores a shelf of { NAME("larder-herb", $herb) } with { $crumbs } crumbs.
    }
larder-walked = { NAME("seat", $seat) } walks { NAME("larder-way", $way) }.
larder-found =
    { $crumbs ->
        [one] { NAME("seat", $seat) } eats { $crumbs } crumb.
       *[other] { NAME("seat", $seat) } eats { $crumbs } crumbs.
    }
larder-stored = { NAME("seat", $seat) } stores { $card }.
larder-turn-ended = { NAME("seat", $seat) } ends the turn, and the ants march.
larder-ant-walks = Ant { $ant } runs on.
larder-ant-eats = Ant { $ant } eats a crumb.
larder-ant-circles = Ant { $ant } runs in a circle.
larder-round = Round { $round } begins.
larder-end-lantern = The lantern has burnt out: the game is over.
larder-end-ants = The lantern has burnt out, and nobody has enough: the ants have won.

## What lies on the table

larder-mat-map = The larder
larder-mat-dice = Dice
larder-mat-stack = Tiles
larder-mat-deck = Deck
larder-mat-discard = Thrown away
larder-mat-player =
    { $points ->
        [one] { NAME("seat", $seat) }: { $points } point
       *[other] { NAME("seat", $seat) }: { $points } points
    }
larder-mat-hand = { NAME("seat", $seat, form: "genitive") } hand
larder-mat-buttons = Your choice
larder-piece-door = The door
larder-piece-tile =
    { $crumbs ->
        [0] A shelf of { NAME("larder-herb", $herb) }, without crumbs
        [one] A shelf of { NAME("larder-herb", $herb) } with { $crumbs } crumb
       *[other] A shelf of { NAME("larder-herb", $herb) } with { $crumbs } crumbs
    }
larder-piece-unexplored = Not explored yet
larder-piece-mouse = { NAME("seat", $seat, form: "genitive") } mouse
larder-piece-ant = Ant { $ant }
larder-piece-die = A die with a { $number }
larder-piece-stack =
    { $tiles ->
        [one] { $tiles } tile, face down
       *[other] { $tiles } tiles, face down
    }
larder-piece-deck =
    { $count ->
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    }
larder-piece-marker = Crumbs eaten: { $crumbs } of { $most }
larder-piece-slot = Slot { $slot }
larder-piece-cards =
    { $count ->
        [one] { $count } card in the hand
       *[other] { $count } cards in the hand
    }
larder-sign-door = door
larder-sign-tile =
    { $crumbs ->
        [0] { NAME("larder-herb", $herb, form: "short") }
       *[other] { NAME("larder-herb", $herb, form: "short") } { $crumbs }
    }
larder-sign-card = { NAME("larder-herb", $herb, form: "letter") }{ $number }
larder-button-page = Turn the page
larder-button-reroll = Roll again
larder-button-enough = Enough
larder-button-throw = Throw away
larder-button-end = End the turn

## Luck, looked back at

larder-die-die = Dice
