### What every game says, the table and the command line included.
### NAME("seat", $seat, form: "genitive") is the form .genitive of seat-red, where $seat is red (core/words.py).

language-name = English

yes = yes
no = no

## Seats. A sentence that begins with a seat takes NAME("seat", $seat).

seat-red = Red
    .genitive = Red’s
    .adjective = red
seat-yellow = Yellow
    .genitive = Yellow’s
    .adjective = yellow
seat-green = Green
    .genitive = Green’s
    .adjective = green
seat-blue = Blue
    .genitive = Blue’s
    .adjective = blue

# Beside a colour, so that nobody has to tell colours apart.
seat-red-letter = R
seat-yellow-letter = Y
seat-green-letter = G
seat-blue-letter = B

# A seat as one of several, or after a colon.
seat-in-list = { NAME("seat", $seat) }

## Players

players = Players
player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
player-at-seat = { NAME("seat", $seat) }: { $player }
player-you = you
player-person = a person
player-computer = computer ({ NAME("level", $level, form: "inside") })

level-random = Random
    .inside = random
level-random-hint = Plays any legal move.
level-crumb = Crumb
    .inside = Crumb
level-crumb-hint = Wanders about, but takes a win that lies before its nose and never hurts itself on purpose.
level-nibbler = Nibbler
    .inside = Nibbler
level-nibbler-hint = Takes what looks best right now.
level-whisker = Whisker
    .inside = Whisker
level-whisker-hint = Looks ahead for the blink of an eye.
level-gouda = Gouda
    .inside = Gouda
level-gouda-hint = Looks further, and thinks it over.
level-stilton = Stilton
    .inside = Stilton
level-stilton-hint = Thinks for up to two seconds about a move, and forgives little.
level-search = Own budget
    .inside = with a budget of its own
level-search-hint = Thinks for as long as you have allowed.

options = Options
new-game = New game

## Whose turn it is

your-turn = Your turn.
turn-of = It is { NAME("seat", $seat, form: "genitive") } turn.
waiting-for = Waiting for { NAME("seat", $seat) }.
thinking = { NAME("seat", $seat) } is thinking.
round = Round { $number }

refusal-over = The game is already over.
refusal-not-your-turn = It is not your turn.
rule = rule { $rule }

## The end

game-over = The game is over.
winner = { NAME("seat", $seat) } wins!
winners = Shared victory: { $seats }.
nobody-wins = Nobody wins.
place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
standing = { place }: { NAME("seat", $seat) }, { points }

## Taking back

take-back = Take back
play-again = Play again
nothing-to-take-back = There is nothing that you may take back.
nothing-to-play-again = There is nothing to play again.
took-back = { NAME("seat", $seat) } takes a move back.
played-again = { NAME("seat", $seat) } plays the move again.

## Chance: its seed is sealed at the start and opened at the end

seed-sealed = The seal on this game’s seed: { $hash }
seed-opened = The seed of this game: { $seed }

## Looking back at a game

analysis-chart = How likely each side is to win, after every move
analysis-move = Move
analysis-moves = Moves
analysis-better = Better
analysis-loss = Given away
analysis-turning = The moves that turned the game
analysis-turned = { $move }: { $shares }
analysis-turned-share = { $side } { $before } → { $after } %
analysis-nothing-turned = No single move turned the game.

## The terminal

ask-move = Your move:
moves-title = Your moves:
unreadable-move = “{ $text }” is not a move.
help-title = You can type:
help-move = a move, the way it is written in the list, or its number
help-moves = list your moves
help-board = show the board again
help-rules = read the rules
help-back = take a move back
help-again = play a move again that was taken back
help-save = save the game
help-help = show this list
help-quit = stop playing
saved = The game is saved in { $file }.
goodbye = Goodbye!
