"""The pages in a real browser: Debian's Chromium, or any Chrome that is found."""
