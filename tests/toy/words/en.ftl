### Peppercorn.

peppercorn-name = Peppercorn
peppercorn-option-rerolls = Second thoughts
peppercorn-option-rerolls-1 = once
peppercorn-option-rerolls-2 = twice

peppercorn-card-cat = the cat
peppercorn-card-1 = the 1
peppercorn-card-2 = the 2
peppercorn-card-3 = the 3
peppercorn-card-4 = the 4
peppercorn-card-5 = the 5

## What is asked, and refused

peppercorn-prompt-bid = Bid a card of your hand.
peppercorn-prompt-keep =
    { $rerolls ->
        [0] You rolled { $number }: keep it.
        [one] You rolled { $number }: keep it, or roll again once more.
       *[other] You rolled { $number }: keep it, or roll again, up to { $rerolls } times.
    }
peppercorn-prompt-answer = { NAME("seat", $seat) } is about to harvest { $number }: let it pass, or send a cat.
peppercorn-prompt-wait = Waiting for the others.
peppercorn-refuse-no-such-card = You do not hold { NAME("peppercorn-card", $card) }.
peppercorn-refuse-bid-first = Everybody has to bid a card first.
peppercorn-refuse-no-rerolls = You have no second thoughts left.
peppercorn-refuse-keep-first = You have to keep your roll first.
peppercorn-refuse-no-cat = You hold no cat.
peppercorn-refuse-answer-first = Let the harvest pass first, or send a cat.

## What happens

peppercorn-bid = You bid { NAME("peppercorn-card", $choice) }.
peppercorn-bid-secretly = { NAME("seat", $seat) } bids a card.
peppercorn-laid = { NAME("seat", $seat) } has bid { NAME("peppercorn-card", $card) }.
peppercorn-nobody-wins = Nobody wins the bidding.
peppercorn-rolled = { NAME("seat", $seat) } rolls { $number }.
peppercorn-kept = { NAME("seat", $seat) } keeps the { $number }.
peppercorn-answered =
    { $choice ->
        [cat] You send a cat.
       *[pass] You let it pass.
    }
peppercorn-answered-secretly = { NAME("seat", $seat) } has decided.
peppercorn-cat = { NAME("seat", $seat, form: "genitive") } cat knocks the die over.
peppercorn-harvested =
    { $number ->
        [one] { NAME("seat", $seat) } harvests { $number } peppercorn.
       *[other] { NAME("seat", $seat) } harvests { $number } peppercorns.
    }
peppercorn-drew = You draw { NAME("peppercorn-card", $card) }.
peppercorn-drew-unseen = { NAME("seat", $seat) } draws a card.
peppercorn-end-hand-empty = A hand is empty: the game is over.
peppercorn-end-no-peppercorns = A hand is empty and nobody has a single peppercorn: the cats have won.

## What lies on the table

peppercorn-mat-pantry = Pantry
peppercorn-mat-player = { NAME("seat", $seat) }
peppercorn-mat-hand = Your hand
peppercorn-mat-buttons = Your choice
peppercorn-piece-deck =
    { $cards ->
        [one] Deck of { $cards } card
       *[other] Deck of { $cards } cards
    }
peppercorn-piece-die = The die shows { $number }
peppercorn-piece-peppercorns =
    { $number ->
        [one] { $number } peppercorn
       *[other] { $number } peppercorns
    }
peppercorn-piece-chosen = A secret choice
peppercorn-piece-card = Card: { NAME("peppercorn-card", $card) }
peppercorn-piece-card-hidden = A card face down
peppercorn-button-keep = Keep
peppercorn-button-reroll = Roll again
peppercorn-button-pass = Let it pass

## Luck, looked back at

peppercorn-die-die = The die
peppercorn-die-card = Cards drawn
peppercorn-die-card-cat = the cat
