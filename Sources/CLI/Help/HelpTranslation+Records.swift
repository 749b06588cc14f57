extension HelpTranslation {
    static let records: [Sentence] = [
        // Body
        (
            "View your weight, its trend and your energy target; edit your profile.",
            "Посмотреть вес, его тренд и дневную норму; изменить профиль.",
            "Pokaż wagę, jej trend i dzienną normę; zmień profil."
        ),
        (
            "Show your weight, its trend and your energy target.", "Показать вес, его тренд и дневную норму.",
            "Pokaż wagę, jej trend i dzienną normę."
        ),
        (
            "List measurements, latest first.", "Показать замеры, последние сверху.",
            "Pokaż pomiary, najnowsze najpierw."
        ),
        (
            "The measure, such as weight or waist.", "Что измерено, например weight (вес) или waist (талия).",
            "Co zmierzono, na przykład weight (waga) albo waist (talia)."
        ),
        (
            "Show the weight by week, month or year.", "Показать вес по неделям, месяцам или годам.",
            "Pokaż wagę według tygodni, miesięcy lub lat."
        ),
        (
            "Delete the latest measurement of a day.", "Удалить последний замер дня.",
            "Usuń ostatni pomiar z danego dnia."
        ),
        (
            "Set your profile. An empty value clears a field.", "Заполнить профиль. Пустое значение очищает поле.",
            "Uzupełnij profil. Pusta wartość czyści pole."
        ), ("Your name.", "Ваше имя.", "Twoje imię."),
        ("Your birthday.", "Ваш день рождения.", "Twoja data urodzenia."),
        ("For the basal metabolic rate: %", "Для основного обмена: %", "Do podstawowej przemiany materii: %"),
        ("Your height.", "Ваш рост.", "Twój wzrost."),
        (
            "Your weight now, logged as a weigh-in.", "Ваш вес сейчас; запишется как взвешивание.",
            "Twoja waga teraz; zapisze się jako ważenie."
        ),
        (
            "The weight to lose or gain per week.", "Сколько веса терять или набирать в неделю.",
            "Ile chudnąć lub tyć tygodniowo."
        ), ("The weight to reach.", "Вес, к которому вы идёте.", "Waga do osiągnięcia."),
        (
            "Log your weight and other measurements.", "Записать вес и другие замеры.",
            "Zapisz wagę i inne pomiary."
        ),
        (
            "Kilograms, or pounds if your profile says so.", "Килограммы или фунты, как в профиле.",
            "Kilogramy albo funty, jak w profilu."
        ), ("Body fat in percent.", "Жир в процентах.", "Tkanka tłuszczowa w procentach."),
        (
            "The circumference of the waist in cm, or '33 in'.", "Обхват талии в см или '33 in'.",
            "Obwód talii w cm albo '33 in'."
        ),
        ("The circumference of the hips.", "Обхват бёдер.", "Obwód bioder."),
        ("The circumference of the chest.", "Обхват груди.", "Obwód klatki piersiowej."),
        ("The circumference of the neck.", "Обхват шеи.", "Obwód szyi."),
        ("The circumference of the upper arm.", "Обхват плеча.", "Obwód ramienia."),
        ("The circumference of the thigh.", "Обхват бедра.", "Obwód uda."),
        ("The circumference of the calf.", "Обхват голени.", "Obwód łydki."),
        // Meals
        (
            "Log meals, and see how much of the day's energy is left.",
            "Записать еду и посмотреть, сколько энергии осталось на сегодня.",
            "Zapisz posiłki i zobacz, ile energii zostało na dziś."
        ), ("Log a meal.", "Записать еду.", "Zapisz posiłek."),
        (
            "A number without a unit means portions or pieces; a food can be shortened to any unambiguous prefix.",
            "Число без единицы — порции или штуки; название продукта можно сокращать до однозначного начала.",
            "Liczba bez jednostki to porcje lub sztuki; nazwę produktu można skrócić do jednoznacznego początku."
        ),
        (
            "One food needs no quotation marks:", "Для одного продукта кавычки не нужны:",
            "Jeden produkt nie wymaga cudzysłowu:"
        ), ("What you ate.", "Что съедено.", "Co zjedzono."),
        ("What the energy came from.", "Что это было.", "Co to było."),
        ("Kilocalories.", "Килокалории.", "Kilokalorie."),
        ("Grams of protein.", "Граммы белка.", "Gramy białka."),
        ("Grams of carbohydrate.", "Граммы углеводов.", "Gramy węglowodanów."),
        ("Grams of fat.", "Граммы жира.", "Gramy tłuszczu."),
        (
            "The number below its barcode, which a search finds it by.",
            "Число под штрихкодом, по которому его находит поиск.",
            "Numer pod kodem kreskowym, po którym znajduje go wyszukiwanie."
        ),
        ("Grams of fibre.", "Граммы клетчатки.", "Gramy błonnika."),
        (
            "Copy a meal from yesterday or another day.", "Скопировать еду за вчера или другой день.",
            "Skopiuj posiłek z wczoraj lub innego dnia."
        ),
        (
            "Its time or id, if there are several.", "Время или id, если их несколько.",
            "Godzina lub id, jeśli jest ich kilka."
        ), ("Delete a meal of a day.", "Удалить приём пищи за день.", "Usuń posiłek z danego dnia."),
        (
            "List the meals of a day with their total.", "Показать еду за день и итог.",
            "Pokaż posiłki z danego dnia i ich sumę."
        ),
        (
            "Show what you eat per day, by week, month or year.",
            "Показать, сколько вы едите в день, по неделям, месяцам или годам.",
            "Pokaż, ile jesz dziennie, według tygodni, miesięcy lub lat."
        ),
        (
            "Add your own foods, and list all foods.", "Добавить свои продукты и показать все.",
            "Dodaj własne produkty i pokaż wszystkie."
        ),
        (
            "Add a food of your own, with its nutrition per 100 g.",
            "Добавить свой продукт с пищевой ценностью на 100 г.",
            "Dodaj własny produkt z wartościami odżywczymi na 100 g."
        ),
        (
            "The numbers are per portion instead of per 100 g or 100 ml.",
            "Числа — на порцию, а не на 100 г или 100 мл.",
            "Liczby dotyczą porcji, a nie 100 g lub 100 ml."
        ),
        (
            "Grams or millilitres of one portion or piece.", "Граммы или миллилитры порции или штуки.",
            "Gramy lub mililitry porcji albo sztuki."
        ),
        (
            "List foods: recent and frequent ones first, then your own, then some others.",
            "Показать продукты: сначала недавние и частые, затем свои, затем некоторые другие.",
            "Pokaż produkty: najpierw ostatnie i częste, potem własne, potem niektóre inne."
        ),
        (
            "List all foods with this in their names.", "Показать все продукты с этим в названии.",
            "Pokaż wszystkie produkty z tym w nazwie."
        ),
        (
            "Delete a food of your own; meals keep it.", "Удалить свой продукт; в записях о еде он останется.",
            "Usuń własny produkt; w posiłkach zostaje."
        ),
        // Workouts
        (
            "Log workouts set by set, and view your records.",
            "Записать тренировки подход за подходом и посмотреть рекорды.",
            "Zapisz treningi seria po serii i pokaż rekordy."
        ), ("Log a workout.", "Записать тренировку.", "Zapisz trening."),
        (
            "A set is an exercise and its numbers: 3x8x60 is 3 sets of 8 repetitions at 60 kg, 3x8 has no load, 8@60 is one set, 2x1:00 is 2 sets of a minute; 5 km, 400 m, 25:00, 60 s and 'rir 2' (repetitions in reserve) can be added. An exercise can be shortened to any unambiguous prefix.",
            "Подход — это упражнение и числа: 3x8x60 — 3 подхода по 8 повторений с 60 кг, 3x8 — без веса, 8@60 — один подход, 2x1:00 — 2 подхода по минуте; можно добавить 5 km, 400 m, 25:00, 60 s и 'rir 2' (повторения в запасе). Упражнение можно сокращать до однозначного начала.",
            "Seria to ćwiczenie i liczby: 3x8x60 to 3 serie po 8 powtórzeń z 60 kg, 3x8 jest bez obciążenia, 8@60 to jedna seria, 2x1:00 to 2 serie po minucie; można dodać 5 km, 400 m, 25:00, 60 s i 'rir 2' (powtórzenia w zapasie). Ćwiczenie można skrócić do jednoznacznego początku."
        ),
        (
            "Its title; one such as Running or Yoga also sets the type.",
            "Название; такое, как «Бег» или «Йога», задаёт и вид.",
            "Nazwa; taka jak „Bieganie” czy „Joga” ustala też rodzaj."
        ), ("How long it took.", "Сколько минут.", "Ile minut trwał."),
        (
            "How long it took (default: until now).", "Сколько минут (по умолчанию до сих пор).",
            "Ile minut trwał (domyślnie do teraz)."
        ),
        (
            "Kilocalories (default: estimated).", "Килокалории (по умолчанию оценка).",
            "Kilokalorie (domyślnie oszacowane)."
        ),
        (
            "The number of exercises completed, if you log no sets.",
            "Сколько упражнений сделано, если подходы не записаны.",
            "Ile ćwiczeń wykonano, jeśli nie zapisujesz serii."
        ),
        (
            "Sets of an exercise. Can be given several times.", "Подходы упражнения. Можно указать несколько раз.",
            "Serie ćwiczenia. Można podać kilka razy."
        ),
        (
            "List workouts, latest first, and your streak.", "Показать тренировки, последние сверху, и серию.",
            "Pokaż treningi, najnowsze najpierw, i serię."
        ),
        (
            "Show a workout set by set: the latest, or the latest with a title or on a day.",
            "Показать тренировку по подходам: последнюю — вообще, с этим названием или за этот день.",
            "Pokaż trening seria po serii: ostatni w ogóle, o tej nazwie albo z tego dnia."
        ),
        (
            "Delete a workout: the latest with a title or on a day.",
            "Удалить тренировку: последнюю с этим названием или за этот день.",
            "Usuń trening: ostatni o tej nazwie albo z tego dnia."
        ),
        (
            "Its title, or the start of it (default: the latest workout).",
            "Название или его начало (по умолчанию последняя тренировка).",
            "Nazwa albo jej początek (domyślnie ostatni trening)."
        ),
        (
            "Show personal records by exercise.", "Показать личные рекорды по упражнениям.",
            "Pokaż rekordy według ćwiczeń."
        ),
        (
            "An exercise, or the start of its name.", "Упражнение или начало его названия.",
            "Ćwiczenie albo początek jego nazwy."
        ),
        (
            "List the built-in exercises and your own.", "Показать встроенные упражнения и свои.",
            "Pokaż wbudowane ćwiczenia i własne."
        ), ("Add an exercise of your own.", "Добавить своё упражнение.", "Dodaj własne ćwiczenie."),
        (
            "Start a workout now, from a routine or freely.", "Начать тренировку сейчас, по программе или свободно.",
            "Zacznij trening teraz, według planu albo dowolnie."
        ),
        (
            "A routine, or the start of its name.", "Программа или начало её названия.",
            "Plan albo początek jego nazwy."
        ),
        (
            "Finish even if planned sets are left open.", "Закончить, даже если остались подходы.",
            "Zakończ, nawet jeśli zostały serie."
        ),
        (
            "Log a set of the running workout.", "Записать подход идущей тренировки.",
            "Zapisz serię trwającego treningu."
        ),
        (
            "Without arguments, logs the next set, as planned in the routine or as last time.",
            "Без аргументов записывает следующий подход, как в программе или как в прошлый раз.",
            "Bez argumentów zapisuje następną serię, jak w planie albo jak ostatnio."
        ),
        (
            "Figures alone are of the exercise whose turn it is.", "Одни числа — подход текущего упражнения.",
            "Same liczby to seria bieżącego ćwiczenia."
        ), ("The exercise and its sets.", "Упражнение и подходы.", "Ćwiczenie i serie."),
        (
            "Add, list and delete routines, the workouts you repeat.",
            "Добавить, показать и удалить программы — тренировки, которые вы повторяете.",
            "Dodaj, pokaż i usuń plany, czyli treningi, które powtarzasz."
        ), ("Add a routine.", "Добавить программу.", "Dodaj plan."),
        (
            "Give each exercise with its sets: 3x8x60 is 3 sets of 8 repetitions at 60 kg, 2x1:00 is 2 sets of a minute.",
            "Укажите каждое упражнение с подходами: 3x8x60 — 3 подхода по 8 повторений с 60 кг, 2x1:00 — 2 подхода по минуте.",
            "Podaj każde ćwiczenie z seriami: 3x8x60 to 3 serie po 8 powtórzeń z 60 kg, 2x1:00 to 2 serie po minucie."
        ),
        (
            "An exercise and its sets. Can be given several times.",
            "Упражнение и подходы. Можно указать несколько раз.", "Ćwiczenie i serie. Można podać kilka razy."
        ),
        (
            "Rest after each set: 90, 1:30 or 2 min.", "Отдых после подхода: 90, 1:30 или 2 min.",
            "Przerwa po każdej serii: 90, 1:30 albo 2 min."
        ),
        (
            "List your routines with their exercises.", "Показать программы и упражнения в них.",
            "Pokaż plany z ćwiczeniami."
        ),
        (
            "Delete a routine; its workouts stay.", "Удалить программу; её тренировки останутся.",
            "Usuń plan; treningi zostają."
        ),
        // Health
        (
            "Show health data day by day, log your sleep, or delete data.",
            "Показать данные о здоровье по дням, записать сон или удалить данные.",
            "Pokaż dane o zdrowiu dzień po dniu, zapisz sen albo usuń dane."
        ), ("Log how long you slept.", "Записать, сколько вы спали.", "Zapisz, jak długo trwał sen."),
        (
            "Hours and minutes, or 0 to remove it.", "Часы и минуты; 0 удаляет запись.",
            "Godziny i minuty; 0 usuwa zapis."
        ),
        (
            "The day that the night ended on (default: today).",
            "День, которым закончилась ночь (по умолчанию сегодня).",
            "Dzień, w którym skończyła się noc (domyślnie dziś)."
        ),
        (
            "Show what a watch or phone measured, day by day.", "Показать по дням, что измерили часы или телефон.",
            "Pokaż dzień po dniu, co zmierzył zegarek lub telefon."
        ),
        (
            "Delete the health data of a range of days, and the workouts recorded then.",
            "Удалить данные о здоровье за эти дни и записанные тогда тренировки.",
            "Usuń dane o zdrowiu z podanych dni i zapisane wtedy treningi."
        ),
        (
            "Without --to, the data of one day. This can be undone. A later import restores the days' numbers.",
            "Без --to — данные одного дня. Это можно отменить. Следующий импорт вернёт числа этих дней.",
            "Bez --to: dane z jednego dnia. To można cofnąć. Późniejszy import przywróci liczby z tych dni."
        ), ("Delete all health data.", "Удалить все данные о здоровье.", "Usuń wszystkie dane o zdrowiu."),
        (
            "Delete one recorded workout, by its id from health show --json.",
            "Удалить одну записанную тренировку по id из health show --json.",
            "Usuń jeden zapisany trening według id z health show --json."
        ),
        (
            "Without --from and --to, the last seven days with data. The export.zip of Apple Health is read by daybook import.",
            "Без --from и --to — последние семь дней с данными. Файл export.zip из Apple Health читает daybook import.",
            "Bez --from i --to: ostatnie siedem dni z danymi. Plik export.zip z Apple Health czyta daybook import."
        ),
    ]
}
