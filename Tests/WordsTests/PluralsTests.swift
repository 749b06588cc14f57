import CivilTime
import Testing

@testable import Words

@Suite struct PluralsTests {
    /// Written by hand from CLDR's rules and samples (one, few; every other number is many or, in English, other).
    private let russianOne: Set<Int64> = [
        1, 21, 31, 41, 51, 61, 71, 81, 91, 101, 121, 131, 141, 151, 161, 171, 181, 191,
    ]
    private let russianFew: Set<Int64> = [
        2, 3, 4, 22, 23, 24, 32, 33, 34, 42, 43, 44, 52, 53, 54, 62, 63, 64, 72, 73, 74, 82, 83, 84, 92, 93, 94,
        102, 103, 104, 122, 123, 124, 132, 133, 134, 142, 143, 144, 152, 153, 154, 162, 163, 164, 172, 173, 174,
        182, 183, 184, 192, 193, 194,
    ]

    @Test func everyCountToTwoHundredTakesTheFormOfItsLanguage() {
        for count in Int64(0)...200 {
            #expect(Words(.english).pluralForm(of: count) == (count == 1 ? .one : .other))
            #expect(
                Words(.russian).pluralForm(of: count)
                    == (russianOne.contains(count) ? .one : russianFew.contains(count) ? .few : .many))
            #expect(
                Words(.polish).pluralForm(of: count)
                    == (count == 1 ? .one : russianFew.contains(count) ? .few : .many))
        }
    }

    @Test(
        arguments: [
            (1000, PluralForm.many, PluralForm.many), (1001, .one, .many), (1002, .few, .few), (1011, .many, .many),
            (1012, .many, .many), (1_000_000, .many, .many), (1_000_001, .one, .many), (2_147_483_652, .few, .few),
            (9_223_372_036_854_775_807, .many, .many), (-9_223_372_036_854_775_808, .many, .many), (-1, .one, .one),
            (-22, .few, .few),
        ] as [(Int64, PluralForm, PluralForm)])
    func largeAndNegativeCountsFollowTheirLastDigits(_ count: Int64, _ russian: PluralForm, _ polish: PluralForm) {
        #expect(Words(.russian).pluralForm(of: count) == russian)
        #expect(Words(.polish).pluralForm(of: count) == polish)
    }

    @Test func fractionsTakeTheirOwnForm() {
        func kilometres(_ value: Double, _ language: Language) -> String {
            let words = Words(language)
            let unit =
                switch language {
                case .english:
                    words.plural(value, one: "kilometre", few: "", many: "", other: "kilometres")
                case .russian:
                    words.plural(
                        value, one: "километр", few: "километра", many: "километров", other: "километра")
                case .polish:
                    words.plural(value, one: "kilometr", few: "kilometry", many: "kilometrów", other: "kilometra")
                }
            return "\(words.number(value)) \(unit)"
        }
        #expect(
            [0, 1, 1.5, 2, 5, 1.001, 1e17].map { kilometres($0, .english) } == [
                "0 kilometres", "1 kilometre", "1.5 kilometres", "2 kilometres", "5 kilometres", "1 kilometre",
                "1×10¹⁷ kilometres",
            ])
        #expect(
            [0, 1, 1.5, 2, 5, 0.1, 1.001, 1e17].map { kilometres($0, .russian) } == [
                "0 километров", "1 километр", "1,5 километра", "2 километра", "5 километров", "0,1 километра",
                "1 километр", "1×10¹⁷ километров",
            ])
        #expect(
            [0, 1, 1.5, 2, 5, 1e300].map { kilometres($0, .polish) } == [
                "0 kilometrów", "1 kilometr", "1,5 kilometra", "2 kilometry", "5 kilometrów", "1×10³⁰⁰ kilometrów",
            ])
    }

    @Test func countsAreSaidWithTheirNoun() {
        func all(_ words: Words) -> [String] {
            [
                words.days(1), words.days(3), words.days(12), words.weeks(6), words.months(21), words.times(2),
                words.habits(9), words.entries(164), words.categories(5), words.reminders(2), words.changes(1),
            ]
        }
        #expect(
            all(Words(.english)) == [
                "1 day", "3 days", "12 days", "6 weeks", "21 months", "2 times", "9 habits", "164 entries",
                "5 categories", "2 reminders", "1 change",
            ])
        #expect(
            all(Words(.russian)) == [
                "1 день", "3 дня", "12 дней", "6 недель", "21 месяц", "2 раза", "9 привычек", "164 записи",
                "5 категорий", "2 напоминания", "1 изменение",
            ])
        #expect(
            all(Words(.polish)) == [
                "1 dzień", "3 dni", "12 dni", "6 tygodni", "21 miesięcy", "2 razy", "9 nawyków", "164 wpisy",
                "5 kategorii", "2 przypomnienia", "1 zmiana",
            ])
    }

    @Test func oneTimeIsOnceAndALabelOfOneIsAsOfMany() {
        #expect([Words(.english), Words(.russian), Words(.polish)].map { $0.times(1) } == ["once", "1 раз", "1 raz"])
        #expect(Words(.english).challengeHabit("Read", 1) == "Read once")
        #expect(Words(.english).weeksInARow(1) == "Weeks in a row")
        #expect(Words(.russian).weeksInARow(1) == "Недель подряд" && Words(.russian).weeksInARow(2) == "Недели подряд")
        #expect(Words(.polish).daysInARow(1) == "Dni z rzędu")
    }

    @Test(arguments: [(Language.english, "erfect day"), (.russian, "деальн"), (.polish, "dealn")])
    func aPerfectDayHasOneNameEverywhere(_ language: Language, _ name: String) {
        let words = Words(language)
        let names = [
            words.titleFullDay, words.fullDaysMeasure, words.perfectDays, words.forAllHabits, words.ruleAllHabits,
            words.challengeFullDays(5), words.perfectDaysHint,
        ]
        #expect(names.allSatisfy { $0.contains(name) }, "\(names)")
    }

    @Test func aUnitThatIsAWordAgreesWithItsNumber() {
        func all(_ unit: String, _ language: Language) -> [String] {
            [0, 1, 1.5, 2, 5, 21].map { Words(language).measure($0, unit) }
        }
        #expect(all("cups", .english) == ["0 cups", "1 cup", "1.5 cups", "2 cups", "5 cups", "21 cups"])
        #expect(
            all("стаканы", .russian) == [
                "0 стаканов", "1 стакан", "1,5 стакана", "2 стакана", "5 стаканов", "21 стакан",
            ])
        #expect(all("stron", .polish) == ["0 stron", "1 strona", "1,5 strony", "2 strony", "5 stron", "21 stron"])
        // Units keep their language.
        #expect(Words(.polish).measure(1, "pages") == "1 page" && Words(.english).measure(2, "стр.") == "2 стр.")
        #expect(Words(.english).measure(1, "Cups") == "1 Cup" && Words(.english).measure(1, "") == "1")
        #expect(Words(.english).measure(0.96, "cups", maximumFractionDigits: 1) == "1 cup")
        #expect(Words(.english).measure(0.96, "cups") == "0.96 cups")
    }

    /// A unit as it is typed, and with 0, 1, 1.5, 2, 5, 21 and 1,000.
    @Test(arguments: [
        (Language.english, "book", "books book books books books books books"),
        (.english, "push-ups", "push-ups push-up push-ups push-ups push-ups push-ups push-ups"),
        (.english, "people", "people person people people people people people"),
        (.english, "pills", "pills pill pills pills pills pills pills"),
        (.english, "km", "km km km km km km km"),
        (.english, "widgets", "widgets widgets widgets widgets widgets widgets widgets"),
        (.russian, "книги", "книг книга книги книги книг книга книг"),
        (.russian, "отжимания", "отжиманий отжимание отжимания отжимания отжиманий отжимание отжиманий"),
        (.russian, "таблетка", "таблеток таблетка таблетки таблетки таблеток таблетка таблеток"),
        (.russian, "км", "км км км км км км км"),
        (.polish, "szklanki", "szklanek szklanka szklanki szklanki szklanek szklanek szklanek"),
        (.polish, "książek", "książek książka książki książki książek książek książek"),
        (.polish, "pompki", "pompek pompka pompki pompki pompek pompek pompek"),
        (.polish, "kubki", "kubków kubek kubka kubki kubków kubków kubków"),
        (.polish, "tydzień", "tygodni tydzień tygodnia tygodnie tygodni tygodni tygodni"),
    ])
    func aTypedUnitTakesTheFormOfEachNumber(_ language: Language, _ unit: String, _ forms: String) {
        let words = Words(language)
        let numbers: [Double] = [0, 1, 1.5, 2, 5, 21, 1000]
        let expected = zip(numbers, forms.split(separator: " ")).map { "\(words.number($0)) \($1)" }
        #expect(numbers.map { words.measure($0, unit) } == expected)
    }

    @Test func aUnitAfterMoreByIsInTheAccusative() {
        let russian = [1, 2, 5, 21].map { Words(.russian).moreBy($0, "чашки") }
        #expect(
            russian == ["Больше на 1 чашку", "Больше на 2 чашки", "Больше на 5 чашек", "Больше на 21 чашку"])
        #expect(Words(.russian).lessBy(1, "миля") == "Меньше на 1 милю")
        #expect(Words(.russian).lessBy(1, "стакан") == "Меньше на 1 стакан")
        #expect(
            [1, 1.5, 2].map { Words(.polish).moreBy($0, "szklanki") } == [
                "Więcej o 1 szklankę", "Więcej o 1,5 szklanki", "Więcej o 2 szklanki",
            ])
        #expect(Words(.english).lessBy(1, "cups") == "Less by 1 cup")
    }

    @Test func aRangeOfOneDayIsThatDay() {
        let (day, next) = (Day("2026-11-30")!, Day("2026-12-01")!)
        for language in Language.allCases {
            let words = Words(language)
            let ranges = [words.range(day, day), words.shortRange(day, day), words.span(day...day)]
            #expect(ranges.allSatisfy { !$0.contains("–") }, "\(ranges)")
            #expect(words.shortRange(Day("2025-12-01")!, next).contains(" – "))
        }
    }

    @Test func aUnitAfterOfOrAtLeastIsInTheGenitive() {
        #expect(Words(.english).measure(0, of: 1, "cups") == "0 of 1 cup")
        #expect(Words(.russian).measure(1, of: 2, "стакан") == "1 из 2 стаканов")
        #expect(Words(.russian).measure(3, atMost: 21, "страница") == "3, до 21 страницы")
        #expect(Words(.polish).measure(1, atMost: 2, "szklanki") == "1, maks. 2 szklanki")
        #expect(Words(.english).measure(0, atMost: 1, "cups") == "0, at most 1 cup")
        #expect(Words(.russian).goal(atLeast: true, 2, "чашки") == "Не меньше 2 чашек")
        #expect(Words(.polish).measure(1, of: 2, "szklanki") == "1 z 2 szklanek")
        #expect(Words(.polish).measure(0, of: 1, "szklanki") == "0 z 1 szklanki")
        #expect(Words(.polish).goal(atLeast: true, 2, "szklanki") == "Co najmniej 2 szklanki")
    }
}
