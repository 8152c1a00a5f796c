"""What holds, checked; README.md says which test stands where."""
