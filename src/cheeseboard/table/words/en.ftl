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
problem-not-over = That has to wait until the game is over.
problem-others-play = Others play here too. Once the game is over, anybody may play on from any moment.
problem-looked-into = This game was played alone, and more became known of it than players may know: nobody else can join. Set up a new one.
problem-already-over = The game is over at this moment: there is nothing left to play.
problem-nothing-there = Nothing can be done with this.

problem-name-empty = A name needs at least one letter.
problem-name-long = A name may have at most { $most } letters.
problem-text-empty = There is nothing to say.
problem-text-long = A text may have at most { $most } letters.
problem-unknown-language = This language is not spoken here.

problem-not-json = What was sent is not JSON.
problem-wrong-field = What was sent does not fit here. Look at { $where }.
problem-wrong-kind = What was sent is of the wrong kind: { $wanted } is needed.
problem-wrong-method = This cannot be asked like that.
problem-too-large = What was sent is too large.
problem-too-fast =
    { $seconds ->
        [one] That was too much at once. Please wait { $seconds } second.
       *[other] That was too much at once. Please wait { $seconds } seconds.
    }
problem-hello-first = The first thing to say on a connection is hello, and only once.
problem-no-cookie = Your browser has not sent its cookie back. Allow cookies for this page and load it again.
problem-unknown-person = Nobody is known by this token.
problem-not-from-here = This did not come from a page of this server. Load the page again.
problem-wrong-host = This server does not answer to the name “{ $host }”.
problem-ours = Something went wrong on our side. Nothing was changed.
problem-closing = The server is being restarted. Please try again in a moment.

## Names, made up for whoever has none: any animal with any adjective

name-adjective-brave = Brave
name-adjective-quick = Quick
name-adjective-quiet = Quiet
name-adjective-clever = Clever
name-adjective-merry = Merry
name-adjective-patient = Patient
name-adjective-curious = Curious
name-adjective-gentle = Gentle
name-adjective-bold = Bold
name-adjective-sleepy = Sleepy
name-adjective-lucky = Lucky
name-adjective-nimble = Nimble
name-adjective-cheerful = Cheerful
name-adjective-careful = Careful
name-adjective-hungry = Hungry
name-adjective-golden = Golden
name-adjective-polite = Polite
name-adjective-stubborn = Stubborn
name-adjective-dreamy = Dreamy
name-adjective-wise = Wise
name-adjective-proud = Proud
name-adjective-shy = Shy
name-adjective-sunny = Sunny
name-adjective-tidy = Tidy

name-animal-mouse = { NAME("name-adjective", $adjective) } Mouse
name-animal-rat = { NAME("name-adjective", $adjective) } Rat
name-animal-hedgehog = { NAME("name-adjective", $adjective) } Hedgehog
name-animal-badger = { NAME("name-adjective", $adjective) } Badger
name-animal-otter = { NAME("name-adjective", $adjective) } Otter
name-animal-fox = { NAME("name-adjective", $adjective) } Fox
name-animal-hare = { NAME("name-adjective", $adjective) } Hare
name-animal-squirrel = { NAME("name-adjective", $adjective) } Squirrel
name-animal-owl = { NAME("name-adjective", $adjective) } Owl
name-animal-robin = { NAME("name-adjective", $adjective) } Robin
name-animal-magpie = { NAME("name-adjective", $adjective) } Magpie
name-animal-heron = { NAME("name-adjective", $adjective) } Heron
name-animal-mole = { NAME("name-adjective", $adjective) } Mole
name-animal-vole = { NAME("name-adjective", $adjective) } Vole
name-animal-beaver = { NAME("name-adjective", $adjective) } Beaver
name-animal-lynx = { NAME("name-adjective", $adjective) } Lynx
name-animal-stoat = { NAME("name-adjective", $adjective) } Stoat
name-animal-dormouse = { NAME("name-adjective", $adjective) } Dormouse
name-animal-hamster = { NAME("name-adjective", $adjective) } Hamster
name-animal-marten = { NAME("name-adjective", $adjective) } Marten
name-animal-cat = { NAME("name-adjective", $adjective) } Cat
name-animal-toad = { NAME("name-adjective", $adjective) } Toad
name-animal-newt = { NAME("name-adjective", $adjective) } Newt
name-animal-raven = { NAME("name-adjective", $adjective) } Raven

## Pages, before any of their modules is there

page-shell-title = Cheeseboard
page-shell-about = Board games of rats, mice and one pickle, for friends and against bots.
page-shell-script-needed = This page needs JavaScript.
page-shell-home = To the games

## Around every page

page-house = Cheeseboard
page-home = Cheeseboard: to the lobby
page-skip = Straight to the page
page-close = Close
page-try-again = Try again
page-to-lobby = To the lobby
page-went-wrong = Something went wrong. Load the page again, please.
page-not-reached = The server cannot be reached. Try again in a moment.

## Settings

page-settings = Settings
page-language = Language
page-own-name = Your name
page-own-name-hint = This is what the others at the table see.
page-save-name = Save
page-name-saved = From now on you are { $name }.
page-theme = Light or dark
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sounds

## The lobby

page-welcome = What shall we play?
page-welcome-hint = Take a box from the shelf. The bots are ready.
page-waiting =
    { $count ->
        [one] It is your turn at { $count } table
       *[other] It is your turn at { $count } tables
    }
page-players = Players:
page-minutes = Minutes:
page-play = Play
page-play-game = Play { $game } against bots
page-set-up = Set up
page-set-up-game = Set up { $game }
page-rules = Rules
page-rules-of = Rules of { $game }
page-against =
    { $count ->
        [one] against { $count } bot: { $level }
       *[other] against { $count } bots: { $level }
    }
page-alone = for you alone
page-playing-as = You are playing as { $name }.
page-change-name = Change

page-more-ways = More ways to play
page-way-bots = Against bots
page-way-device = On this device
page-way-device-hint = Pass it around the table. Whoever’s turn it is sees only what they may know.
page-way-device-begin = Sit down together
page-way-friends = With friends
page-way-friends-hint = Everybody gets a link, opens it and has a seat. No account is needed.
page-way-friends-begin = Invite friends
page-records = Saved games
page-records-hint = Drop a .curd file here, and the game goes on.
page-choose-record = Choose a file
page-drop-here = Let go: the game will be opened.

page-go-on = Go on
page-finished = Finished games
page-your-turn = Your turn
page-with = with { $players }
page-seats-left =
    { $count ->
        [one] { $count } seat is still free
       *[other] { $count } seats are still free
    }
page-look-back = Look back

## A new game

page-new-game = New game
page-which-game = Which game?
page-who-plays = Who is playing?
page-how-many = How many?
page-seats = Seats
page-who-you = You
page-who-bot = Bot: { $level }
page-who-device = Somebody on this device
page-who-friend = A friend, by link
page-who-friend-hint = You get a link to send.
page-name-at = Name for the seat { $seat }
page-name-here = Name
page-options = Options and time
page-pace = Time for a move
page-pace-hint = When it is over, a bot steps in. The seat can be taken back at any time.
page-pace-none = As long as you like
page-pace-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-pace-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-pace-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-start = Start

## Inviting

page-invite = Invite your friends
page-invite-hint = One link for each free seat. Whoever opens it sits down there.
page-only-here = The address of this page works on this device only. To let others in, start the server with: { $command }
page-link-for = Link for the seat { $seat }
page-code-for = Code to scan for the seat { $seat }
page-copy-link = Copy link
page-share = Share
page-link-copied = The link is copied.
page-copy-by-hand = Please copy the marked link yourself.
page-share-text = There is a seat for you at the table.
page-to-table = To the table

## A seat’s link

page-seat-free = The seat { $seat } is free. It is yours if you like.
page-seat-held = { $player } sits on the seat { $seat }. If that is you, take it back here.
page-seat-yours = You have the seat { $seat }.
page-seat-for-you = for you
page-seat-still-free = still free
page-sit-down = Sit down
page-only-watch = Only watch

## The rulebook

page-search-rules = Search the rules
page-rules-found =
    { $count ->
        [one] { $count } paragraph found
       *[other] { $count } paragraphs found
    }
page-contents = Contents
page-other-rules = Other rulebooks
page-print = Print
page-rules-now = What matters now
page-rule-link = Link to this paragraph
page-rule-drawing = Drawing
page-house-made = Made up by this house
page-ruling = A ruling of ours, where the printed rules are silent or unclear

## After the game

page-story-of = { $game }: looking back
page-looking-back = A bot is looking at every move again.
page-not-over = This game is still going on.
page-rematch = Play again
page-replay = Watch it again
page-save-record = Save the game
page-led = Who led when
page-led-hint = How likely everybody was to win, as a bot sees it. The band around a line shows how sure it is.
page-move = Move
page-at-start = At the start
page-after-move = After move { $number }
page-look-at-moment = See this moment
page-look-at-move = See move { $number }
page-in-numbers = In numbers
page-turned = Moves that turned the game
page-nothing-turned = No single move turned the game.
page-changed = { $before } → { $after }
page-mistakes = What would have been better
page-mistakes-hint = The moves that gave most away, judged by what the player could know.
page-no-mistakes = The bot has found nothing worth mentioning.
page-better = Better:
page-given-away = ({ $share } given away)
page-rolls = Luck
page-rolls-hint = How often each thing came up. The line marks how often it should have.
page-face = Face
page-seen = Came up
page-expected = Expected
page-seed-check = Were the dice fair?
page-seed-checking = Checking …
page-seed-kept = Yes. They were fixed before the first move, and nobody has touched them.
page-seed-broken = The seed does not match what was shown at the start.
page-seed-how = All chance of a game comes from one seed. Its SHA-256 hash was shown before the first move; now you can see the seed itself. Your browser has just worked out the hash again.
page-seed-before = Shown at the start
page-seed-after = The seed
page-seed-yourself = To check it yourself

## At the table

page-table = Table
page-drawer = Log, chat, notes and rules
page-log = Log
page-log-older = Earlier moves
page-open-rule = Open paragraph { $rule } of the rules
page-chat = Chat
page-chat-nothing = Nobody has said anything yet.
page-say-something = Say something
page-say = Send
page-notes = Notes
page-notes-hint = Only you can read this.
page-notes-empty = Notes on this game
page-notes-kept = Kept. Only you can read this.
page-in-words = The table in words
page-legal-moves =
    { $count ->
        [one] { $count } legal move
       *[other] { $count } legal moves
    }
page-nothing-here = Nothing.
page-your-part = What is asked
page-back = Take back
page-again = Play again what was taken back
page-let-go = Let go
page-soon = This is the only move. It plays itself in a moment.
page-watch-stop = Stop here
page-watch-on = Go on
page-watch-step = One thing further
page-watch-skip = To the end
page-zoom-in = Nearer
page-zoom-out = Farther
page-zoom-fit = The whole board
page-pile-of =
    { $count ->
        [one] { $count } piece in the pile
       *[other] { $count } pieces in the pile
    }
page-look-through = Look through: { $mat }
page-cut-off = The connection is lost. It will come back by itself.
page-time-left = Time left
page-players-at-table = Players
page-name-you = { $name } (you)
page-to-act = To act
page-covered = A bot covers
page-away = Away
page-covered-you = A bot is playing for you.
page-seats-awaited = Still free: { $seats }. The game waits for them.
page-seat-return = Play yourself again
page-seat-take = Sit here myself
page-seat-cover = Let a bot cover for me
page-seat-cover-away = Let a bot cover meanwhile
page-seat-open = Give it to a friend, by link
page-seat-device = Somebody on this device
page-seat-bot = A bot for the seat { $seat }
page-seat-bot-choose = A bot …
page-curtain = { $player } is next
page-curtain-hint = Pass the device on. Whoever plays { $seat } presses the button.
page-curtain-ready = I am ready
page-copy-watch-link = Copy a link to watch
page-fullscreen = Full screen
page-report = Save a problem report
page-report-saved = The report is in your downloads, with the record of the game. Send it to whoever runs this server.
page-keys = Keys
page-keys-on = Use these keys
page-key-arrows = Go to the next piece
page-key-touch = Touch it
page-key-let-go = Let go
page-branched-from = The game this comes from
page-speed = How fast things move
page-speed-slow = Slowly
page-speed-usual = As usual
page-speed-fast = Fast
page-alerts = Tell me when it is my turn
page-alerts-refused = The browser does not allow it.
page-agreed = Agreed on
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = To the start
page-replay-back = One move back
page-replay-on = One move on
page-replay-last = To the last move
page-replay-leave = Back to the game
page-replay-move = Move { $number } of { $all }
page-play-on = Play on from here
page-copy-moment = Link to this moment
page-see-everything = See everything
page-look-from = See what { $seat } knew

## Quick phrases, said at the touch of a button

page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-oops = Oops!
page-phrase-thanks = Thank you!
page-phrase-one-moment = One moment, please.
page-phrase-your-turn = It is your turn.
page-phrase-good-game = Good game!
page-phrase-once-more = Once more?
