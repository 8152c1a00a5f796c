### Rat Race, in the words of its rulebook (rules/en.md).
### NAME("race-action", $action, form: "definite") is the form .definite of race-action-dash, where $action is dash.

race-name = Rat Race
race-tagline = Bet in secret on what your rat will do, make do with what the others leave you, and be the first at the cheese.
race-minutes = 15–30

## Options

race-option-mode = What you play for
race-option-mode-race = One race
race-option-mode-teams = Two teams
race-option-mode-tournament = Tournament
race-option-mode-hint = One race; one race of two against two (four players); or three short races for cheese.

race-option-track = Track
race-option-track-short = Short
race-option-track-long = Long
race-option-track-hint = One section between start and finish, or two. A tournament is run on short tracks.

race-option-sections = Sections
race-option-sections-first = The first ones
race-option-sections-easy = Easy (1 to 6)
race-option-sections-middling = Middling (1 to 15)
race-option-sections-all = All 24
race-option-sections-hint = Which sections the track is drawn from. For your very first race, take the first ones.

race-option-wind = Wind
race-option-wind-no = Calm
race-option-wind-yes = Windy
race-option-wind-hint = After every turn, the wind blows the rat one cell on.

race-option-play-on = After the first rat is home
race-option-play-on-yes = Play on for the places
race-option-play-on-no = The race is over
race-option-play-on-hint = Teams always stop at the first rat home, and a tournament is always played on.

race-option-partners = Partners
race-option-partners-opposite = Sit opposite each other
race-option-partners-neighbours = Sit side by side
race-option-partners-hint = Who plays together in teams: the first and the third player, or the first and the second.

race-option-sugar-step = A step with sugar
race-option-sugar-step-straight = Goes straight
race-option-sugar-step-bent = May bend
race-option-sugar-step-hint = Whether the two cells of a step with sugar lie in one direction.

## The pieces, for the sentences below

race-action-dash = straight dash
    .definite = the straight dash
race-action-diagonal = diagonal dash
    .definite = the diagonal dash
race-action-step = step
    .definite = the step
race-action-jump = jump
    .definite = the jump
race-action-swap = swap
    .definite = the swap
race-action-idea = idea
    .definite = the idea

# Tokens share these names with the cells that give them.
race-kind-ordinary = ordinary cell
    .token = nothing
race-kind-spring = spring
    .token = nothing
race-kind-mud = mud
    .token = nothing
race-kind-water = water
    .token = nothing
race-kind-pepper = pepper
    .token = pepper
race-kind-sugar = sugar
    .token = sugar
race-kind-clover = clover
    .token = clover

race-way-N = north
race-way-NE = north-east
race-way-E = east
race-way-SE = south-east
race-way-S = south
race-way-SW = south-west
race-way-W = west
race-way-NW = north-west

race-cheese =
    { $cheese ->
        [0] no cheese
        [one] { $cheese } piece of cheese
       *[other] { $cheese } pieces of cheese
    }

## What is asked

race-prompt-placement = Put your rat on a free flag.
race-prompt-discard =
    { $cards ->
        [one] Discard one more card.
       *[other] Discard { $cards } cards, one after the other.
    }
race-prompt-consolation = You were last: take a token for the next race.
race-prompt-bet = Lay a card face down: what will your rat do?
race-prompt-wait-for-bets = The others are still choosing their cards.
race-prompt-pepper = Eat your pepper to act first in this round, or keep it.
race-prompt-lost = All the cards you could lay are taken: your action is lost, so pass.
race-prompt-act =
    { $choice ->
        [no] Not possible here: { NAME("race-action", $action, form: "definite") }. Pass.
       *[yes] { $token ->
            [sugar] Carry out { NAME("race-action", $action, form: "definite") }, eat sugar with it, or pass.
            [clover] Carry out { NAME("race-action", $action, form: "definite") }, eat clover for another action, or pass.
           *[other] Carry out { NAME("race-action", $action, form: "definite") } or pass.
        }
    }

## What happens

race-begins = Race { $race } begins; { NAME("seat", $seat) } is first player.
race-placed = { NAME("seat", $seat) } puts the rat on { $cell }.
race-discarded = { NAME("seat", $seat) } discards { NAME("race-action", $action, form: "definite") }.
race-wind = The wind blows to the { NAME("race-way", $way) }.
race-turn-order = Round { $round }. Turn order: { $seats }.
race-bet = { NAME("seat", $seat) } lays { NAME("race-action", $action, form: "definite") } face down.
race-bet-secretly = { NAME("seat", $seat) } lays a card face down.
race-revealed = { NAME("seat", $seat) } has laid { NAME("race-action", $action, form: "definite") }.
race-ate-pepper = { NAME("seat", $seat) } eats pepper and goes to the front of the row.
race-kept-pepper = { NAME("seat", $seat) } keeps the pepper.
race-replaced = { NAME("seat", $seat) } replaces { NAME("race-action", $before, form: "definite") } with { NAME("race-action", $action, form: "definite") }.
race-dead-end = { NAME("seat", $seat) } has no card to replace { NAME("race-action", $action, form: "definite") } with and loses the action.
race-passed = { NAME("seat", $seat) } passes.
race-ate-sugar = { NAME("seat", $seat) } eats sugar with { NAME("race-action", $action, form: "definite") }.
race-ate-clover = { NAME("seat", $seat) } eats clover and carries out { NAME("race-action", $action, form: "definite") } instead.
race-moved-dash = { NAME("seat", $seat) } dashes from { $origin } to { $goal }.
race-moved-diagonal = { NAME("seat", $seat) } dashes diagonally from { $origin } to { $goal }.
race-moved-step = { NAME("seat", $seat) } steps from { $origin } to { $goal }.
race-moved-jump = { NAME("seat", $seat) } jumps from { $origin } to { $goal }.
race-moved-swap = { NAME("seat", $seat) } goes from { $origin } to { $goal } and swaps places with { NAME("seat", $other) }.
race-moved-spring = { NAME("seat", $seat) } springs from { $origin } to { $goal }.
race-moved-mud = { NAME("seat", $seat) } climbs out of the mud at { $origin } to { $goal }.
race-moved-water = { NAME("seat", $seat) } swims from { $origin } to { $goal }.
race-took-token = { NAME("seat", $seat) } takes a token: { NAME("race-kind", $token) }.
race-stole = { NAME("seat", $seat) } takes a token from { NAME("seat", $other) }: { NAME("race-kind", $token) }.
race-blown = The wind blows { NAME("seat", $seat) } { NAME("race-way", $way) } to { $cell }.
race-home =
    { $place ->
        [1] { NAME("seat", $seat) } is home first!
        [2] { NAME("seat", $seat) } is home second.
       *[other] { NAME("seat", $seat) } is home third.
    }
race-took-cards-back = { NAME("seat", $seat) } takes four cards back.
race-prize =
    { $place ->
        [1] { NAME("seat", $seat) } wins the race: { race-cheese }.
        [2] { NAME("seat", $seat) } is second: { race-cheese }.
        [3] { NAME("seat", $seat) } is third: { race-cheese }.
       *[other] { NAME("seat", $seat) } is fourth: { race-cheese }.
    }
race-consoled = { NAME("seat", $seat) } takes a token for the next race: { NAME("race-kind", $token) }.

## How it ends

race-end-first-home = { NAME("seat", $seat) } is home first and wins!
race-end-all-home = All rats but one are home: { NAME("seat", $seat) } wins the race!
race-end-team-home = { NAME("seat", $seat) } and partner win: the first rat home is theirs!
race-end-tournament = The tournament is over: { NAME("seat", $seat) } wins with { race-cheese }!
race-end-round-limit = 60 rounds are over: { NAME("seat", $seat) } is ahead and wins.

## Why not

race-refuse-place-first = First put your rat on a free flag of the start card.
race-refuse-flag-taken = A rat already stands on this flag.
race-refuse-discard-first = First discard your cards.
race-refuse-not-in-hand = You do not have { NAME("race-action", $action, form: "definite") } in hand.
race-refuse-take-first = First take a token: pepper, sugar or clover.
race-refuse-bet-first = First lay a card face down.
race-refuse-answer-first = First say whether you eat your pepper or keep it.
race-refuse-act-first = Carry out the action of your card, or pass.
race-refuse-action-lost = Your action is lost in this round: you can only pass.
race-refuse-no-token = You have no { NAME("race-kind", $token) } to eat.
race-refuse-not-next-orders = Clover carries out one of the next two actions in the order row; { NAME("race-action", $action, form: "definite") } is none of them.
race-refuse-other-card = Your card is { NAME("race-action", $action, form: "definite") }.
race-refuse-mud = A rat in mud can do nothing without an idea.
race-refuse-ordinary-cell = On an ordinary cell an idea is good for nothing.
race-refuse-cell-taken = There is already a rat on this cell.
race-refuse-cannot-reach = Your rat cannot get there with { NAME("race-action", $action, form: "definite") }.

## Moves

race-move-pass = Pass
race-move-eat = Eat your pepper and act first
race-move-keep = Keep your pepper
race-move-take = Take a token: { NAME("race-kind", $token) }
race-move-discard = Discard { NAME("race-action", $action, form: "definite") }
race-move-bet = Lay { NAME("race-action", $action, form: "definite") }
race-move-place = Put your rat on { $cell }
race-move-dash = Dash to { $cell }
race-move-diagonal = Dash diagonally to { $cell }
race-move-step = Step to { $cell }
race-move-jump = Jump to { $cell }
race-move-swap = Swap with { NAME("seat", $other) } at { $cell }
race-move-spring = Spring to { $cell }
race-move-mud = Climb out of the mud to { $cell }
race-move-water = Swim to { $cell }
race-move-token = Take a token: { NAME("race-kind", $token) }
race-move-steal = Eat sugar and take the token of { NAME("seat", $other) } at { $cell }
race-move-sugar = With sugar: { $move }
race-move-clover = With clover: { $move }

## What lies on the table. Whatever stands on the track begins with its cell.

race-piece-rat = { $cell }: { NAME("seat", $seat, form: "adjective") } rat
race-piece-rat-waiting = Not yet placed: { NAME("seat", $seat, form: "adjective") } rat
race-piece-rat-home = Home in place { $place }: { NAME("seat", $seat, form: "adjective") } rat
race-piece-cell = { $cell }: { NAME("race-kind", $kind) }
race-piece-cell-start = { $cell }: flag of the start
race-piece-cell-finish = { $cell }: flag of the finish
race-piece-wall-right = Wall between { $cell } and { $other }
race-piece-wall-below = Wall between { $cell } and { $other }
race-piece-wall-outer = Wall on the edge of the card, beside { $cell }
race-piece-arrow-up = Column { $column }: the lowest rat acts first
race-piece-arrow-down = Column { $column }: the highest rat acts first
race-piece-card = { NAME("race-action", $action) }
race-piece-card-hand = In hand: { NAME("race-action", $action) }
race-piece-card-open = Face up: { NAME("race-action", $action) }
race-piece-card-laid = { NAME("seat", $seat) } has laid: { NAME("race-action", $action) }
race-piece-card-hidden = { NAME("seat", $seat) } has laid a card face down
race-piece-order = Order { $number }: { NAME("race-action", $action) }
race-piece-token = Token: { NAME("race-kind", $token) }
race-piece-supply = In the box: { NAME("race-kind", $token) }
race-piece-wind = Wind to the { NAME("race-way", $way) }
race-piece-wind-deck =
    { $cards ->
        [one] Wind deck: { $cards } card
       *[other] Wind deck: { $cards } cards
    }
race-piece-cheese = { race-cheese }
race-piece-pass = Pass
race-piece-keep = Keep the pepper

race-piece-lost = { NAME("seat", $seat) } has lost the action
race-piece-team = Team { $team }
race-piece-starter = First player
race-piece-medal = Home in place { $place }
race-piece-token-empty = No token
race-piece-race-over = Race { $number }: over
race-piece-race-now = Race { $number }: being run
race-piece-race-later = Race { $number }: still to come

# Short signs for the text board, at most three letters for a cell.
race-sign-pepper = pep
race-sign-sugar = sug
race-sign-clover = clo
race-sign-dash = dash
race-sign-diagonal = diag
race-sign-step = step
race-sign-jump = jump
race-sign-swap = swap
race-sign-idea = idea
race-sign-order = { $number } { $action }

# A card of the box by itself.
race-card-gate = Start/finish card { $number }
race-card-gate-turned = Start/finish card { $number }, turned to be the finish
race-card-section = Section { $number }
race-card-section-turned = Section { $number }, upside down
race-card-wind = Wind card { $number }: wind to the { NAME("race-way", $way) }

race-mat-track = The track
race-mat-orders = Order row
race-mat-bets = Bets of this round
race-mat-player = { NAME("seat", $seat) }
race-mat-hand = { NAME("seat", $seat) }: your hand
race-mat-wind = Wind
race-mat-supply = Tokens to choose from
race-mat-podium = Home
race-mat-tournament = Tournament
