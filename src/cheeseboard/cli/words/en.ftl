### What only the command line says.

cli-ask = Your move (? for help):
cli-begin = Press Enter to begin.
cli-hand-over = Press Enter when nobody else can see the screen.
cli-input-ended = The input has ended, so the game stops here.

cli-no-such-number = There is no move { $number }: the list ends with { $count }.
cli-several = “{ $text }” may be: { $moves }
cli-hint = A computer player would choose: { $move }
cli-save-how = Add the name of a file, for example: { $command }
cli-save-failed = The game cannot be saved in { $file }.
cli-log-empty = Nothing has happened yet.

cli-help-rules = read the rules, by the number of a paragraph or by what they are about
cli-help-why = the rule behind the last refusal, or behind what happened last
cli-help-hint = what a computer player would choose
cli-help-log = everything that has happened

cli-rules-how = Add the number of a chapter or paragraph, or what you are looking for, for example: { $command }
cli-rules-none = The rulebook says nothing about “{ $text }”.
cli-rules-more = Also there: { $numbers }
cli-why-nothing = There is no rule to explain.

cli-seed-fits = It fits the seal shown at the start: { $hash }
cli-seed-does-not-fit = It does not fit the seal shown at the start: { $hash }

cli-record-right =
    { $moves ->
        [one] The record is right: { $moves } move.
       *[other] The record is right: { $moves } moves.
    }
cli-record-running = The game is not over yet.
cli-record-until =
    { $moves ->
        [one] Shown here is { $moves } move.
       *[other] Shown here are { $moves } moves.
    }

cli-analysis-how = In percent; ± is how sure the search is of its own number, which lies within in 95 of 100 cases.

cli-serve-at = Cheeseboard is open at
cli-serve-friends = Others come to
cli-serve-how-friends = Only you can reach it. To let others in your network in: { $command }
cli-serve-stop = Ctrl-C ends it.
cli-serve-already = Cheeseboard is open already, at

## Simulations

cli-simulated =
    { $games ->
        [one] { $games } game of { $game }
       *[other] { $games } games of { $game }
    }
cli-simulated-stopped = { $games } of { $all }, then stopped
cli-seed = seed { $seed }
cli-table-bot = bot
cli-table-seats = seats
cli-table-seat = seat
cli-table-won = games won
cli-table-fair = fair share
cli-table-points = points
cli-table-ending = ending
cli-table-games = games
cli-table-share = share
cli-table-in-turn = in turn
cli-table-nobody = won by nobody
cli-moves-in-a-game = moves in a game: { $mean } ({ $bounds }), from { $least } to { $most }
cli-rounds-in-a-game = rounds in a game: { $mean } ({ $bounds }), from { $least } to { $most }
cli-simulation-speed =
    { $workers ->
        [one] { $games } games/s, { $moves } moves/s, { $workers } worker
       *[other] { $games } games/s, { $moves } moves/s, { $workers } workers
    }
