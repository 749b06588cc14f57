import CivilTime
import Testing
import Words

/// Lines as people type them, typed on Friday, 20 November 2026: plans that have a number, and logs without much form.
@Suite struct QuickEntrySentenceTests {
    private func read(_ line: String, _ language: Language) -> String {
        QuickEntryReading.read(line, language, habits: QuickEntryReading.habits)
    }

    @Test(arguments: [
        // Numbers of days, years and documents are no money.
        ("pay rent 1.12.", "task"), ("birthday 12 march yearly", "task"), ("income tax return 2026", "task"),
        ("expense report 2026", "task"), ("transfer photos 2025", "task"), ("income tax 500", "task"),
        ("Mum's birthday 3 may every year", "task"), ("renew passport 12.5.", "task"),
        // A plan to pay is no payment.
        ("buy bread 2.50", "task"), ("pay electricity 84.20", "task"), ("pay $900 rent", "task"),
        ("order toner 49.90", "task"), ("return shoes €60", "task"),
        // A payment, in any order.
        ("groceries 23.40 cash", "expense 23.40 EUR for groceries [Cash]"),
        ("groceries 23.40 card", "expense 23.40 EUR for groceries"),
        ("spent 9 coffee @Eating", "expense 9.00 EUR for coffee @Eating"),
        ("spend 9 coffee @Eating", "expense 9.00 EUR for coffee @Eating"),
        ("spend 12.50 on lunch", "expense 12.50 EUR for lunch"), ("spend 20 minutes on taxes", "task"),
        ("spent 9 coffee @Pets home", "expense 9.00 EUR for coffee home @Pets and vet"),
        ("spent 9 coffee @pets and vet", "expense 9.00 EUR for coffee @Pets and vet"),
        ("coffee 4.50 @eating yesterday", "expense 4.50 EUR for coffee @Eating on 2026-11-19"),
        ("coffee 4.50 @Somewhere", "task"),
        ("spent 2026 on a sofa", "expense 2026.00 EUR for a sofa"), ("salary 2026", "income 2026.00 EUR for salary"),
        ("income 500 freelance", "income 500.00 EUR for freelance"),
        ("expense: taxi 12", "expense 12.00 EUR for taxi"),
        ("bill rent 900 monthly", "expense 900.00 EUR for rent FREQ=MONTHLY"),
        ("bill: water 30 every month on 5", "expense 30.00 EUR for water FREQ=MONTHLY;BYMONTHDAY=5"),
        ("netflix 12.99 monthly", "expense 12.99 EUR for netflix FREQ=MONTHLY"), ("bill 47", "task"),
        // New habits and goals.
        ("new habit Yoga", "habit Yoga daily"), ("new habit swim every monday", "habit swim weekdays:mon"),
        ("add habit Floss", "habit Floss daily"), ("new habits to try", "task"),
        // Limits.
        ("at most 2 coffees a day", "habit Coffees daily at most 2 []"),
        ("no more than two cups of coffee per day", "habit Coffee daily at most 2 [cups]"),
        ("max 30 min TV daily", "habit TV daily at most 30 [min]"),
        ("at most 2 cupcakes a day", "habit Cupcakes daily at most 2 []"),
        ("at most 1 mint tea a day", "habit Mint tea daily at most 1 []"),
        ("at most 2 coffees a day on weekdays", "habit Coffees weekdays:mon,tue,wed,thu,fri at most 2 []"),
        // A number of times in a week or month.
        ("Run 3 times a week", "habit Run weekly:3"), ("gym three times a week", "habit Gym weekly:3"),
        ("call parents twice a month", "habit Call parents monthly:2"),
        ("Run, 3 times a week, at least 5 km", "habit Run weekly:3 at least 5 [km]"),
        ("run at least 5 km twice a week", "habit Run weekly:2 at least 5 [km]"),
        ("run 3 times a week tomorrow", "task"), ("run 3 times a week #sport", "task"), ("3 times a week", "task"),
        ("run 10 times a week", "task"), ("run 3 times", "task"),
        ("at most 2 coffees a week", "task"), ("at most 2 a day", "task"), ("at most 0 coffees a day", "task"),
        ("at most 30 minutes a day", "task"), ("max volume 5 daily", "task"),
        ("goal lose 5 kg", "goal lose 5 kg 5 [kg]"), ("goal save 3000 by june", "goal save 3000 3000 by 2027-06-01"),
        ("new goal Run a marathon", "goal Run a marathon"), ("goal setting for 3 teams", "task"),
        // A workout by its length alone.
        ("walk 40 min", "workout walking 2400 s"), ("swim 30 min yesterday", "workout swimming 1800 s on 2026-11-19"),
        ("walk 40 min tomorrow", "task"), ("walk 5 km", "task"), ("mood bad yesterday", "mood bad on 2026-11-19"),
    ])
    func anEnglishSentenceIsWhatItSays(_ line: String, _ meaning: String) {
        #expect(read(line, .english) == meaning, "\(line)")
    }

    @Test(arguments: [
        ("оплатить аренду 1.12.", "task"), ("день рождения 12 марта ежегодно", "task"),
        ("доходы 2026 декларация", "task"), ("доход за 2026 посчитать", "task"), ("расход воды 2026", "task"),
        ("перевод диплома 500", "task"), ("продлить паспорт 12.5.", "task"),
        ("купить хлеб 45,50", "task"), ("оплатить свет 840,20", "task"), ("заплатить 900 руб за аренду", "task"),
        ("заказать тонер 4900 руб", "task"), ("вернуть туфли 6000 руб", "task"),
        ("продукты 1200 наличными", "expense 1200,00 RUB for продукты"),
        ("продукты 1200 картой", "expense 1200,00 RUB for продукты"),
        ("потратил 300 кофе @Рестораны", "expense 300,00 RUB for кофе @Eating"),
        ("кофе 250 руб @рестораны вчера", "expense 250,00 RUB for кофе @Eating on 2026-11-19"),
        ("кофе 250 руб @Куда-то", "task"),
        ("потратил 2026 на диван", "expense 2026,00 RUB for диван"),
        ("зарплата 2026", "income 2026,00 RUB for зарплата"),
        ("доход 500 фриланс", "income 500,00 RUB for фриланс"), ("расход: такси 300", "expense 300,00 RUB for такси"),
        ("счёт аренда 900 каждый месяц", "expense 900,00 RUB for аренда FREQ=MONTHLY"),
        ("счет: вода 300 каждый месяц", "expense 300,00 RUB for вода FREQ=MONTHLY"), ("счёт 47", "task"),
        ("новая привычка Йога", "habit Йога daily"),
        ("новая привычка плавать по понедельникам", "habit плавать weekdays:mon"),
        ("не больше 2 кофе в день", "habit Кофе daily at most 2 []"),
        ("не больше двух чашек кофе в день", "habit Кофе daily at most 2 [чашек]"),
        ("не более 30 минут соцсетей в день", "habit Соцсетей daily at most 30 [минут]"),
        ("не больше 2 кофе в неделю", "task"),
        ("не больше 2 кофе в день по будням", "habit Кофе weekdays:mon,tue,wed,thu,fri at most 2 []"),
        ("бегать 3 раза в неделю", "habit Бегать weekly:3"),
        ("звонить маме дважды в месяц", "habit Звонить маме monthly:2"),
        ("бегать 3 раза в неделю, не меньше 5 км", "habit Бегать weekly:3 at least 5 [км]"),
        ("бегать 3 раза в неделю завтра", "task"),
        ("добавить привычку Флосс", "habit Флосс daily"), ("цель сбросить 5 кг", "goal сбросить 5 кг 5 [кг]"),
        ("цель накопить 3000 к июню", "goal накопить 3000 3000 by 2027-06-01"),
        ("новая цель Пробежать марафон", "goal Пробежать марафон"), ("цели на 3 года", "task"),
        ("прогулка 40 мин", "workout walking 2400 s"),
        ("плавание 30 мин вчера", "workout swimming 1800 s on 2026-11-19"),
        ("прогулка 40 мин завтра", "task"), ("настроение плохое вчера", "mood bad on 2026-11-19"),
    ])
    func aRussianSentenceIsWhatItSays(_ line: String, _ meaning: String) {
        #expect(read(line, .russian) == meaning, "\(line)")
    }

    @Test(arguments: [
        ("zapłacić czynsz 1.12.", "task"), ("urodziny 12 marca co roku", "task"), ("przychód 2026 rozliczyć", "task"),
        ("wydatek roku 2026", "task"), ("przelew zdjęć 2025", "task"), ("przedłużyć paszport 12.5.", "task"),
        ("kupić chleb 4,50", "task"), ("opłacić prąd 84,20", "task"), ("zapłacić 900 zł za czynsz", "task"),
        ("zamówić toner 49,90", "task"), ("zwrócić buty 60 zł", "task"),
        ("zakupy 84 gotówką", "expense 84,00 PLN for zakupy"), ("zakupy 84 kartą", "expense 84,00 PLN for zakupy"),
        ("wydałam 20 kawa @Restauracje", "expense 20,00 PLN for kawa @Eating"),
        ("kawa 12,50 @restauracje wczoraj", "expense 12,50 PLN for kawa @Eating on 2026-11-19"),
        ("kawa 12,50 @Gdzieś", "task"),
        ("wydałam 2026 na sofę", "expense 2026,00 PLN for sofę"), ("pensja 2026", "income 2026,00 PLN for pensja"),
        ("przychód 500 freelance", "income 500,00 PLN for freelance"),
        ("wydatek: taksówka 20", "expense 20,00 PLN for taksówka"),
        ("rachunek czynsz 900 co miesiąc", "expense 900,00 PLN for czynsz FREQ=MONTHLY"),
        ("rachunek: woda 30 co miesiąc", "expense 30,00 PLN for woda FREQ=MONTHLY"), ("rachunek 47", "task"),
        ("nowy nawyk Joga", "habit Joga daily"), ("nowy nawyk pływać w poniedziałki", "habit pływać weekdays:mon"),
        ("najwyżej 2 kawy dziennie", "habit Kawy daily at most 2 []"),
        ("nie więcej niż dwie filiżanki kawy dziennie", "habit Kawy daily at most 2 [filiżanki]"),
        ("najwyżej 2 kawy w tygodniu", "task"),
        ("najwyżej 2 kawy dziennie w dni robocze", "habit Kawy weekdays:mon,tue,wed,thu,fri at most 2 []"),
        ("bieganie 3 razy w tygodniu", "habit Bieganie weekly:3"),
        ("biegać 3 razy w tygodniu, co najmniej 5 km", "habit Biegać weekly:3 at least 5 [km]"),
        ("biegać 3 razy w tygodniu jutro", "task"),
        ("dodaj nawyk Nitka", "habit Nitka daily"), ("cel schudnąć 5 kg", "goal schudnąć 5 kg 5 [kg]"),
        ("cel odłożyć 3000 do czerwca", "goal odłożyć 3000 3000 by 2027-06-01"),
        ("nowy cel Przebiec maraton", "goal Przebiec maraton"), ("cele na 3 lata", "task"),
        ("spacer 40 min", "workout walking 2400 s"),
        ("pływanie 30 min wczoraj", "workout swimming 1800 s on 2026-11-19"),
        ("spacer 40 min jutro", "task"), ("nastrój zły wczoraj", "mood bad on 2026-11-19"),
    ])
    func aPolishSentenceIsWhatItSays(_ line: String, _ meaning: String) {
        #expect(read(line, .polish) == meaning, "\(line)")
    }

    @Test(arguments: [
        // The weight or volume of a serving.
        ("quinoa 150 g", Language.english, "meal: quinoa 150 g"), ("150 g quinoa", .english, "meal: 150 g quinoa"),
        ("xyzzyfood 200g", .english, "meal: xyzzyfood 200g"), ("kombucha 330 ml", .english, "meal: kombucha 330 ml"),
        ("breakfast xyzzyfood 200g", .english, "breakfast: xyzzyfood 200g"),
        ("yesterday lunch xyzzyfood 200 g and toast", .english, "lunch: xyzzyfood 200 g, toast on 2026-11-19"),
        ("киноа 150 г", .russian, "meal: киноа 150 г"),
        ("завтрак неведомка 200г", .russian, "breakfast: неведомка 200г"),
        ("komosa 150 g", .polish, "meal: komosa 150 g"),
        ("śniadanie niewiemco 200g", .polish, "breakfast: niewiemco 200g"),
        // A meal with a colon.
        ("lunch: xyzzyfood", .english, "lunch: xyzzyfood"),
        ("Dinner: green xyzzyfood, toast", .english, "dinner: green xyzzyfood, toast"),
        ("обед: неведомка", .russian, "lunch: неведомка"), ("obiad: niewiemco", .polish, "lunch: niewiemco"),
    ])
    func aFoodIsAMealThoughItIsNotKnown(_ line: String, _ language: Language, _ meaning: String) {
        #expect(read(line, language) == meaning)
    }

    @Test(arguments: [
        // With somebody or somewhere.
        ("lunch with Anna", Language.english), ("breakfast at Tiffany's", .english), ("lunch: with Anna", .english),
        ("lunch: Luigi's", .english), ("обед с Анной", .russian), ("завтрак у Тиффани", .russian),
        ("обед: у мамы", .russian), ("obiad z Anną", .polish), ("śniadanie u Tiffany'ego", .polish),
        ("obiad: u mamy", .polish),
        // To be done.
        ("dinner: call Luigi's", .english), ("lunch: meet Anna", .english), ("lunch: Anna 12:30", .english),
        ("lunch: ramen on sunday", .english), ("defrost chicken 500 g", .english), ("обед: позвонить Ане", .russian),
        ("купи киноа 300 г", .russian), ("obiad: zadzwonić do Ani", .polish), ("rozmrozić mięso 500 g", .polish),
        // More than one eats at once, or a year.
        ("cement 25 kg", .english), ("flour 1 kg", .english), ("отпуск 2027 г", .russian), ("benzyna 40 l", .polish),
    ])
    func aLineThatOnlyLooksLikeAMealIsATask(_ line: String, _ language: Language) {
        #expect(read(line, language) == "task")
    }

    @Test(arguments: ["buy 150 g quinoa", "quinoa 150 g tomorrow", "Post the parcel of 150 g", "run 500 m"])
    func aWeightInALongerLineIsNoMeal(_ line: String) {
        #expect(!Words(.english).canBeMeal(line) && !read(line, .english).hasPrefix("meal"))
    }

    @Test(arguments: [
        ("every other Friday until May clean", Language.english), ("co drugi piątek do maja sprzątanie", .polish),
    ])
    func aRepetitionBeforeATitleEndsBeforeTheMonth(_ line: String, _ language: Language) {
        let read = Words(language).quickAdd(line, today: Day("2026-11-20")!)
        #expect(read.title == (language == .english ? "clean" : "sprzątanie"))
        guard case .repetition(.calendar(let rule), _)? = read.parts.first?.kind else {
            Issue.record("no repetition")
            return
        }
        #expect(rule.text == "FREQ=WEEKLY;INTERVAL=2;UNTIL=20270430;BYDAY=FR")
    }
}
