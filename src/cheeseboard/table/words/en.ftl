### What only the table in the browser says. Keys begin with problem- (what is refused, and why), name- (names made up
### for whoever has none) or page- (everything else; sent to the browser).

## What is refused, and why

problem-unknown-page = There is no such page.
problem-unknown-table = There is no such table. It may have been cleared away.
problem-unknown-seat = This table has no such seat.
problem-unknown-moment = This game has no such moment.
problem-unknown-game = There is no game called “{ $game }” here.
problem-unknown-level = There is no bot called “{ $level }”.
problem-unknown-phrase = There is no such phrase.
problem-unknown-link = This link does not lead to a free seat any more. Ask for a new one.
problem-unknown-option = This game has no option “{ $option }”.
problem-unknown-value = “{ $value }” is not a value of the option “{ $option }”.
problem-wrong-seats = This game cannot be played with so many seats: { $count }.
problem-wrong-options = These options do not go together, or not with this number of players.
problem-wrong-clock = A move may take from { $least } to { $most } seconds here.
problem-unknown-action = A seat cannot do “{ $action }”.
problem-wrong-record = This record cannot be opened. { $reason }

problem-not-your-seat = You do not sit there.
problem-not-seated = Only those who sit at the table may do that.
problem-not-host = Only whoever set up the table may do that.
problem-seat-taken = Somebody sits there already.
problem-moved-on = The table has moved on in the meantime. Look again.
problem-not-over = Only a game that is over can be looked back at like this.

problem-name-empty = A name needs at least one letter.
problem-name-long = A name may have at most { $most } letters.
problem-text-empty = There is nothing to say.
problem-text-long = A text may have at most { $most } letters.
problem-unknown-language = This language is not spoken here.

problem-not-json = What was sent is not JSON.
problem-wrong-field = What was sent does not fit here. Look at { $where }.
problem-wrong-kind = What was sent is of the wrong kind: { $wanted } is needed.
problem-wrong-method = This cannot be asked like that.
problem-too-large = What was sent is too large: { $most } bytes are the most that is taken.
problem-too-fast =
    { $seconds ->
        [one] That was too much at once. Please wait { $seconds } second.
       *[other] That was too much at once. Please wait { $seconds } seconds.
    }
problem-hello-first = The first thing to say on a connection is hello, and only once.
problem-unknown-person = Nobody is known by this token.
problem-not-from-here = This did not come from a page of this server. Load the page again.
problem-wrong-host = This server does not answer to the name “{ $host }”.
problem-ours = Something went wrong on our side. Nothing was changed.
problem-closing = The server is being restarted. Please try again in a moment.
