import CivilTime
import Money
import Testing
import Words

/// Lines that mark a habit, or log a mood or food that they name.
@Suite struct QuickEntryMarkTests {
    private func read(_ line: String, _ language: Language, habits: [MarkableHabit] = []) -> String {
        QuickEntryReading.read(line, language, habits: habits)
    }

    @Test(arguments: [
        ("read 20 pages", "Read: 20 pages"), ("Read 20 pages yesterday", "Read: 20 pages on 2026-11-19"),
        ("20 pages read", "Read: 20 pages"), ("reading 1 page", "Read: 1 page"), ("done read", "Read: done"),
        ("run 5 km", "Run: 5 km"), ("run 5000 m", "Run: 5 km"), ("Run 5km today", "Run: 5 km on 2026-11-20"),
        ("drank 2 glasses of water", "Drink water: 2 glasses"), ("20 push-ups", "Push-ups: 20"),
        ("did 20 push-ups", "Push-ups: 20"), ("push-ups 20 reps", "Push-ups: 20"), ("studied 1.5 h", "Study: 90 min"),
        ("coffee 1 cup", "Coffee: 1 cup"), ("stretch done", "Stretch: done"), ("Done: stretch", "Stretch: done"),
        ("did my stretch yesterday", "Stretch: done on 2026-11-19"), ("stretched", "Stretch: done"),
        ("meditated", "Meditate: done"), ("I meditated", "Meditate: done"), ("brushed my teeth", "Brush teeth: done"),
        // A workout is one before it marks a habit.
        ("ran 5 km", "workout running 5000 m"), ("yoga 30 min", "workout yoga 1800 s"),
        // A plan, another unit, another habit.
        ("stretch", "task"), ("Stretch tomorrow", "task"), ("stretch done tomorrow", "task"), ("read 2 books", "task"),
        ("read 20 pages to Ann", "task"), ("read 1984", "task"), ("run 5 errands", "task"),
        ("Run 5 km tomorrow", "task"),
        ("done coffee", "task"), ("done taxes", "task"), ("stretch 20 min", "task"), ("done", "task"),
        ("Rex anxious", "Rex: mood anxious"), ("Rex: happy, walk", "Rex: mood happy #walk"),
        ("rex was calm after the vet", "Rex: mood calm (after the vet)"), ("Rex's mood: sad", "Rex: mood sad"),
        ("mood Rex playful yesterday", "Rex: mood playful on 2026-11-19"),
        ("Miss Kitty seems sick", "Miss Kitty: mood unwell"),
        ("Rex vet appointment", "task"), ("Rex calm down pills", "task"), ("Rex", "task"), ("Max anxious", "task"),
        ("mood great yesterday", "mood great on 2026-11-19"),
        ("yesterday mood bad, rain", "mood bad #rain on 2026-11-19"),
        ("lunch: ramen 300 g", "lunch: ramen 300 g"), ("lunch: 300 ml borscht, bread", "lunch: 300 ml borscht, bread"),
        ("lunch: canteen 450 kcal", "lunch: canteen 450 kcal"), ("ate ramen", "meal: ramen"),
        ("ate at Luigi's", "task"), ("lunch: ramen", "lunch: ramen"), ("dinner: call Luigi's at 8", "task"),
        ("banana 420 kcal", "meal: banana 420 kcal"),
        ("toast with banana 420 kcal", "meal: toast with banana 420 kcal"),
        ("cook toast with banana 420 kcal", "task"), ("ramen 420 kcal", "task"),
        ("Burn 450 kcal", "task"), ("buy ramen 300 g", "task"),
    ])
    func englishLineMarksAHabitOrLogsWhatIsNamed(_ line: String, _ meaning: String) {
        #expect(read(line, .english, habits: QuickEntryReading.habits) == meaning, "\(line)")
    }

    @Test(arguments: [
        ("прочитал 20 страниц", "Чтение: 20 стр"), ("читала 20 стр вчера", "Чтение: 20 стр on 2026-11-19"),
        ("чтение 20 страниц", "Чтение: 20 стр"), ("выпил 2 стакана воды", "Пить воду: 2 стакана"),
        ("сделал растяжку", "Растяжка: done"), ("растяжка готово", "Растяжка: done"),
        ("растяжка сделана", "Растяжка: done"), ("помедитировала", "Медитировать: done"),
        ("позавчера медитировал", "Медитировать: done on 2026-11-18"), ("написала дневник", "Писать дневник: done"),
        ("растяжка", "task"), ("растяжка завтра", "task"), ("прочитать 20 страниц", "task"), ("сделал налоги", "task"),
        ("Рекс тревожный", "Рекс: mood anxious"), ("Мурка грустит", "Мурка: mood sad"),
        ("Рекс: радость, прогулка", "Рекс: mood happy #прогулка"), ("Рекс устал", "Рекс: mood tired"),
        ("Мурка плохой аппетит", "task"), ("настроение отличное вчера", "mood great on 2026-11-19"),
        ("обед: борщ 300 г", "lunch: борщ 300 г"), ("съел борщ", "meal: борщ"), ("обед: борщ", "lunch: борщ"),
        ("съела в кафе", "task"),
    ])
    func russianLineMarksAHabitOrLogsWhatIsNamed(_ line: String, _ meaning: String) {
        #expect(read(line, .russian, habits: QuickEntryReading.habits) == meaning, "\(line)")
    }

    @Test(arguments: [
        ("przeczytałam 20 stron", "Czytanie: 20 stron"),
        ("czytałem 20 stron wczoraj", "Czytanie: 20 stron on 2026-11-19"),
        ("wypiłem 2 szklanki wody", "Pić wodę: 2 szklanki"), ("zrobione rozciąganie", "Rozciąganie: done"),
        ("rozciąganie zrobione", "Rozciąganie: done"), ("medytowałam", "Medytacja: done"),
        ("pomedytowałem wczoraj", "Medytacja: done on 2026-11-19"),
        ("rozciąganie", "task"), ("czytać 20 stron", "task"), ("zrobiłam podatki", "task"),
        ("Reks niespokojny", "Reks: mood anxious"), ("Reks jest zmęczony", "Reks: mood tired"),
        ("Reks: radość, spacer", "Reks: mood happy #spacer"), ("Reks weterynarz", "task"),
        ("nastrój świetny wczoraj", "mood great on 2026-11-19"), ("obiad: pierogi 300 g", "lunch: pierogi 300 g"),
        ("zjadłam pierogi", "meal: pierogi"), ("obiad: pierogi", "lunch: pierogi"), ("zjadłem u mamy", "task"),
    ])
    func polishLineMarksAHabitOrLogsWhatIsNamed(_ line: String, _ meaning: String) {
        #expect(read(line, .polish, habits: QuickEntryReading.habits) == meaning, "\(line)")
    }

    @Test func aLineThatCouldMeanTwoHabitsMarksTheOneWithExactlyThatTitle() {
        let habits = [MarkableHabit(title: "Reading", unit: "pages"), MarkableHabit(title: "Read", unit: "pages")]
        func title(_ line: String) -> String? {
            guard case .mark(let mark) = Words(.english).quickEntry(line, today: Day("2026-11-20")!, habits: habits)
            else {
                return nil
            }
            return mark.habit
        }
        #expect(title("read 5 pages") == "Read" && title("reading 5 pages") == "Reading")
    }

    @Test(arguments: [
        ("water 0.5", Language.english, "Water: 0.5 l"), ("water 0,5 l", .english, "Water: 0.5 l"),
        ("water 500 ml yesterday", .english, "Water: 0.5 l on 2026-11-19"), ("tea 2", .english, "Drink tea: 2 cups"),
        ("tea 2 cups", .english, "Drink tea: 2 cups"), ("milk 2 glasses", .english, "Drink milk: 2 glasses"),
        ("milk 2", .english, "Drink milk: 2 glasses"), ("water 500", .english, "task"),
        ("Buy water 2", .english, "task"), ("water 3 plants", .english, "task"),
        ("вода 0,5", .russian, "Вода: 0,5 л"), ("выпил воды 0.5 л", .russian, "Вода: 0,5 л"),
        ("woda 0,5", .polish, "Woda: 0,5 l"), ("woda 2 l", .polish, "Woda: 2 l"), ("woda 40", .polish, "task"),
    ])
    func aDrinkIsMarkedByItsNameAndAmount(_ line: String, _ language: Language, _ meaning: String) {
        let habits = [
            MarkableHabit(title: "Water", unit: "l"), MarkableHabit(title: "Drink tea", unit: "cups"),
            MarkableHabit(title: "Drink milk", unit: "glasses"), MarkableHabit(title: "Вода", unit: "л"),
            MarkableHabit(title: "Woda", unit: "l"),
        ]
        #expect(read(line, language, habits: habits) == meaning, "\(line)")
    }

    @Test(arguments: [
        ("read 20", Language.english, "Read: 20 pages"), ("Read: 20", .english, "Read: 20 pages"),
        ("run 6", .english, "Run: 6 km"), ("run 6.5 yesterday", .english, "Run: 6.5 km on 2026-11-19"),
        ("study 90", .english, "Study: 90 min"), ("yoga 30", .english, "Yoga: 30 min"),
        ("чтение 20", .russian, "Чтение: 20 стр"),
        ("чтение 20 в воскресенье", .russian, "Чтение: 20 стр on 2026-11-15"),
        ("czytanie 20", .polish, "Czytanie: 20 stron"), ("run 6", .polish, "Run: 6 km"),
        ("laps 8", .english, "Laps: 8 laps"),
        // A year, a yes-no habit, another form or more than the title.
        ("read 1984", .english, "task"), ("stretch 20", .english, "task"), ("reading 20", .english, "task"),
        ("read 20 tomorrow", .english, "task"), ("read book 20", .english, "task"), ("run 6 and 7", .english, "task"),
        ("run at 6", .english, "task"), ("12.50 run", .english, "expense 12.50 EUR for run"),
        ("читать 20", .russian, "task"), ("прочитать 20", .russian, "task"), ("czytać 20", .polish, "task"),
    ])
    func aTitleAndANumberMarkAMeasuredHabit(_ line: String, _ language: Language, _ meaning: String) {
        let habits = QuickEntryReading.habits + [MarkableHabit(title: "Laps", unit: "laps")]
        #expect(read(line, language, habits: habits) == meaning, "\(line)")
    }

    @Test(arguments: [
        ("12.50 coffee", Language.english, "expense 12.50 EUR for coffee"),
        ("Coffee 4.50 yesterday", .english, "expense 4.50 EUR for Coffee on 2026-11-19"),
        ("12.50 push-ups", .english, "expense 12.50 EUR for push-ups"),
        ("12.50 stretch", .english, "expense 12.50 EUR for stretch"),
        ("€12 coffee", .english, "expense 12.00 EUR for coffee"),
        ("coffee 4", .english, "Coffee: 4 cups"), ("coffee 1.5", .english, "Coffee: 1.5 cups"),
        ("1.50 cups coffee", .english, "Coffee: 1.5 cups"), ("water 0.25", .english, "Water: 0.25 l"),
        ("кофе 250,00", .russian, "expense 250,00 RUB for кофе"), ("кофе 2", .russian, "Кофе: 2 чашки"),
        ("12,50 kawa", .polish, "expense 12,50 PLN for kawa"), ("kawa 2", .polish, "Kawa: 2 filiżanki"),
    ])
    func aNumberWithCentsIsAPriceRatherThanACount(_ line: String, _ language: Language, _ meaning: String) {
        let habits = [
            MarkableHabit(title: "Coffee", unit: "cups"), MarkableHabit(title: "Push-ups", unit: ""),
            MarkableHabit(title: "Stretch", unit: nil), MarkableHabit(title: "Water", unit: "l"),
            MarkableHabit(title: "Кофе", unit: "чашки"), MarkableHabit(title: "Kawa", unit: "filiżanki"),
        ]
        #expect(read(line, language, habits: habits) == meaning, "\(line)")
    }

    @Test func withoutMoneyACountCanHaveTwoDigitsAfterItsMark() {
        let habits = [MarkableHabit(title: "Coffee", unit: "cups")]
        let entry = Words(.english).quickEntry("coffee 1.25", today: Day("2026-11-20")!, habits: habits)
        guard case .mark(let mark) = entry else {
            Issue.record("not a mark")
            return
        }
        #expect(mark.amount == 1.25)
    }
}
