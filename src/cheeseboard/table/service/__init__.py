"""What can be done at a table: rooms, seats, bots, clocks, chat, branches, looking back."""
