### Cheese Castle, in the words of its rulebook (rules/en.md).
### NAME("castle-tile", $tile, form: "indefinite") is the form .indefinite of castle-tile-trap, where $tile is trap.

castle-name = Cheese Castle
castle-tagline = Run through the castle, slide its floor and mind the traps: two of your mice on the same kind of cheese, and a piece of it is yours.
castle-minutes = 30–45

## Options

castle-option-target = Kinds to collect
castle-option-target-4 = 4 kinds
castle-option-target-5 = 5 kinds
castle-option-target-6 = 6 kinds
castle-option-target-hint = How many different kinds of cheese win the game. Usually four with four players, and five with two or three.

castle-option-layout = Layout of the rooms
castle-option-layout-a = Layout A
castle-option-layout-b = Layout B
castle-option-layout-hint = How the castle is divided into rooms, each with its own roof.

castle-option-through-towers = Through occupied towers
castle-option-through-towers-yes = Allowed
castle-option-through-towers-no = Not allowed
castle-option-through-towers-hint = Whether a mouse may pass from outside over an occupied tower straight into the castle, for two points.

castle-option-edition = Edition
castle-option-edition-rulebook = Printed rulebook
castle-option-edition-2022 = 2022 edition
castle-option-edition-hint = In the 2022 edition, a player who has lost three mice cannot win.

## The pieces, for the sentences below

castle-cheese-slice = slice
castle-cheese-wheel = wheel
castle-cheese-brick = brick
castle-cheese-cone = cone
castle-cheese-heart = heart
castle-cheese-drop = drop
castle-cheese-moon = moon

castle-tile-slice = tile with a slice
    .indefinite = a tile with a slice
castle-tile-wheel = tile with a wheel
    .indefinite = a tile with a wheel
castle-tile-brick = tile with a brick
    .indefinite = a tile with a brick
castle-tile-cone = tile with a cone
    .indefinite = a tile with a cone
castle-tile-heart = tile with a heart
    .indefinite = a tile with a heart
castle-tile-drop = tile with a drop
    .indefinite = a tile with a drop
castle-tile-moon = tile with a moon
    .indefinite = a tile with a moon
castle-tile-blank = blank tile
    .indefinite = a blank tile
castle-tile-trap = trap
    .indefinite = a trap

castle-roof-tiled = tiled roof
castle-roof-thatched = thatched roof
castle-roof-copper = copper roof

# What slides, and where to.
castle-line-Nb = column b down
castle-line-Nd = column d down
castle-line-Nf = column f down
castle-line-Sb = column b up
castle-line-Sd = column d up
castle-line-Sf = column f up
castle-line-W2 = row 2 right
castle-line-W4 = row 4 right
castle-line-W6 = row 6 right
castle-line-E2 = row 2 left
castle-line-E4 = row 4 left
castle-line-E6 = row 6 left

castle-points-left =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
castle-with-tokens =
    { $tokens ->
        [0] without a single token
        [one] with { $tokens } token
       *[other] with { $tokens } tokens
    }

## What is asked

castle-prompt-placement = Put a mouse on a free tower.
castle-prompt-turn =
    { $points ->
        [0] No points left: end your turn.
       *[other] { $slide ->
            [yes] Uncover a roof, run, slide or end your turn: { castle-points-left }.
           *[no] Uncover a roof, run or end your turn: { castle-points-left }.
        }
    }

## What happens

castle-placed = { NAME("seat", $seat) } puts a mouse on the tower at { $cell }.
castle-uncovered = { NAME("seat", $seat) } uncovers a { NAME("castle-roof", $roof) } at { $cell }.
castle-entered = { NAME("seat", $seat) } runs from outside to { $goal }.
castle-ran = { NAME("seat", $seat) } runs from { $origin } to { $goal }.
castle-slid = { NAME("seat", $seat) } slides { NAME("castle-line", $slot) } ({ $slot }): { NAME("castle-tile", $pushed, form: "indefinite") } goes in, { NAME("castle-tile", $spare, form: "indefinite") } drops out.
castle-fell = { NAME("seat", $seat) } loses a mouse: at { $cell } it falls into the dungeon.
castle-token = { NAME("seat", $seat) } gets a { NAME("castle-cheese", $cheese) } token.
castle-turn-ended =
    { $roofs ->
        [0] { NAME("seat", $seat) } ends the turn.
        [one] { NAME("seat", $seat) } ends the turn and puts { $roofs } roof back.
       *[other] { NAME("seat", $seat) } ends the turn and puts { $roofs } roofs back.
    }

## How it ends

castle-end-target =
    { $tokens ->
        [one] { NAME("seat", $seat) } has { $tokens } kind of cheese and wins!
       *[other] { NAME("seat", $seat) } has { $tokens } kinds of cheese and wins!
    }
castle-end-third-mouse = A third mouse is lost and the game is over: { NAME("seat", $seat) } wins { castle-with-tokens }.
castle-end-round-limit = 100 rounds are complete: { NAME("seat", $seat) } wins { castle-with-tokens }.

## Why not

castle-refuse-no-such-move = There is no such action.
castle-refuse-place-first = First put a mouse on a free tower.
castle-refuse-tower-taken = A mouse already stands on this tower.
castle-refuse-no-points = You have no points left: end your turn.
castle-refuse-room-open = This room is already open.
castle-refuse-too-far-to-uncover = This roof touches no cell on which one of your mice stands.
castle-refuse-no-mouse-there = You have no mouse there.
castle-refuse-back-to-tower = A mouse never returns to a tower.
castle-refuse-cell-taken = A mouse may not stop on an occupied cell.
castle-refuse-roof = A mouse never runs onto a roof: uncover the room first.
castle-refuse-trap = A mouse never runs onto a trap.
castle-refuse-through-tower = At this table, nobody may pass over an occupied tower.
castle-refuse-points-short = That is too far: { castle-points-left }.
castle-refuse-only-over-towers = The only way into the castle is over a tower.
castle-refuse-one-step = A step takes a mouse one cell up, down, left or right, never diagonally.
castle-refuse-slide-once = You may slide only once per turn.

## Moves

castle-move-end = End your turn
castle-move-uncover = Uncover the { NAME("castle-roof", $roof) } at { $cell }
castle-move-slide = Slide { NAME("castle-line", $slot) } ({ $slot }) and push in { NAME("castle-tile", $spare, form: "indefinite") }
castle-move-run =
    { $price ->
        [one] Run from { $origin } to { $goal } ({ $price } point)
       *[other] Run from { $origin } to { $goal } ({ $price } points)
    }
castle-move-enter = Run from outside to { $goal }
castle-move-place = Put a mouse on the tower at { $goal }

## What lies on the table. Whatever lies in the castle begins with its cell.

castle-piece-mouse = { $place }: { NAME("seat", $seat, form: "adjective") } mouse { $number }
castle-piece-mouse-outside = Outside the castle: { NAME("seat", $seat, form: "adjective") } mouse { $number }
castle-piece-mouse-fallen = In the dungeon under { $cell }: { NAME("seat", $seat, form: "adjective") } mouse { $number }
castle-piece-tile = { $cell }: { NAME("castle-tile", $tile) }
castle-piece-tile-unknown = { $cell }: unknown tile
castle-piece-solid = { $cell }: solid square
castle-piece-tower = { $cell }: tower
castle-piece-roof = { $cell }: { NAME("castle-roof", $roof) }
castle-piece-slot = Slot { $slot }: slides { NAME("castle-line", $slot) }
castle-piece-spare = Spare: { NAME("castle-tile", $tile) }
castle-piece-token = Token: { NAME("castle-cheese", $cheese) }
castle-piece-token-empty = No token yet: { NAME("castle-cheese", $cheese) }
castle-piece-end-turn = End your turn
castle-piece-point = Action point
castle-piece-starter = Start player

castle-mat-board = The castle
castle-mat-player = { NAME("seat", $seat) }: mice and tokens
castle-mat-actions = Actions
castle-mat-spare = Spare tile
