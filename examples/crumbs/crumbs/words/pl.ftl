crumbs-name = Okruszki
crumbs-tagline = Zbieraj okruszki, póki starczy odwagi, i wróć do domu przed kotem.

crumbs-prompt =
    { $held ->
        [0] { NAME("seat", $seat) } mają puste łapki: trzeba rzucić kostką.
       *[other] { NAME("seat", $seat) } trzymają { crumbs-count }: można rzucić znowu albo pobiec do domu.
    }
crumbs-refuse-empty-paws = Z pustymi łapkami nikt nie biegnie do domu: trzeba rzucić kostką.

crumbs-found = { NAME("seat", $seat) } wyrzucają { $number } i zbierają tyle samo okruszków.
crumbs-cat =
    { $held ->
        [0] { NAME("seat", $seat) } wyrzucają 1: kot!
       *[other] { NAME("seat", $seat) } wyrzucają 1: kot! Strata: { crumbs-count }.
    }
crumbs-home = { NAME("seat", $seat) } biegną do domu, niosą { crumbs-count } i mają teraz { $home }.
crumbs-end-enough = Ktoś ma w domu 20 okruszków: koniec gry.

crumbs-count =
    { $held ->
        [one] { $held } okruszek
        [few] { $held } okruszki
       *[many] { $held } okruszków
    }

crumbs-mat-paws = W łapkach
crumbs-mat-player = { NAME("seat", $seat) }: { $crumbs }
crumbs-mat-buttons = Twój wybór
crumbs-piece-crumb = Okruszek
crumbs-piece-home = W domu: { $crumbs }
crumbs-button-home = Do domu
crumbs-button-roll = Rzuć
