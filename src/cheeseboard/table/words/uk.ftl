### Слова, які каже лише стіл у браузері. Ключі починаються з problem- (у чому відмовлено й чому), name- (вигадані
### імена для тих, хто не має свого) або page- (усе інше; надсилається браузерові).

## У чому відмовлено й чому

problem-unknown-page = Такої сторінки немає.
problem-unknown-table = Такого столу немає. Можливо, його вже прибрали.
problem-unknown-seat = За цим столом немає такого місця.
problem-unknown-moment = У цій грі немає такого моменту.
problem-unknown-game = Тут немає гри «{ $game }».
problem-unknown-level = Немає бота на ім’я «{ $level }».
problem-unknown-phrase = Такої фрази немає.
problem-unknown-link = Це посилання вже не веде до вільного місця. Попросіть нове.
problem-unknown-option = У цій грі немає налаштування «{ $option }».
problem-unknown-value = «{ $value }» не є значенням налаштування «{ $option }».
problem-wrong-seats = У цю гру не можна грати з такою кількістю місць: { $count }.
problem-wrong-options = Ці налаштування не поєднуються між собою або не підходять до цієї кількості гравців.
problem-wrong-clock = Тут на хід можна дати від { $least } до { $most } секунд.
problem-unknown-action = З місцем не можна зробити «{ $action }».
problem-wrong-record = Цей запис не можна відкрити. { $reason }

problem-not-your-seat = Ви там не сидите.
problem-not-seated = Це можуть робити лише ті, хто сидить за столом.
problem-not-host = Це може робити лише той, хто накрив стіл.
problem-seat-taken = Там уже хтось сидить.
problem-moved-on = Тим часом гра пішла далі. Погляньте ще раз.
problem-not-over = Так можна озирнутися лише на закінчену гру.

problem-name-empty = В імені має бути хоча б одна літера.
problem-name-long = В імені може бути не більше літер, ніж { $most }.
problem-text-empty = Тут нічого сказати.
problem-text-long = У тексті може бути не більше літер, ніж { $most }.
problem-unknown-language = Цією мовою тут не говорять.

problem-not-json = Надіслане не є JSON.
problem-wrong-field = Надіслане сюди не підходить. Погляньте на { $where }.
problem-wrong-kind = Надіслано не те: потрібно { $wanted }.
problem-wrong-method = Про це так не запитують.
problem-too-large = Надіслано забагато: можна щонайбільше стільки байтів: { $most }.
problem-too-fast =
    { $seconds ->
        [one] Це забагато за один раз. Зачекайте, будь ласка, { $seconds } секунду.
        [few] Це забагато за один раз. Зачекайте, будь ласка, { $seconds } секунди.
       *[many] Це забагато за один раз. Зачекайте, будь ласка, { $seconds } секунд.
    }
problem-hello-first = Спершу на з’єднанні кажуть hello, і лише один раз.
problem-unknown-person = За цим токеном нікого не знайдено.
problem-not-from-here = Це надійшло не зі сторінки цього сервера. Завантажте сторінку ще раз.
problem-wrong-host = Цей сервер не відгукується на ім’я «{ $host }».
problem-ours = У нас щось зламалося. Нічого не змінено.
problem-closing = Сервер перезапускається. Спробуйте, будь ласка, за мить.
