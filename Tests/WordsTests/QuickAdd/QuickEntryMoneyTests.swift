import CivilTime
import Money
import Testing
import Words

/// Lines about money.
@Suite struct QuickEntryMoneyTests {
    private func read(_ line: String, _ language: Language, habits: [MarkableHabit] = []) -> String {
        QuickEntryReading.read(line, language, habits: habits)
    }

    @Test(arguments: [
        ("coffee 4.50", "expense 4.50 EUR for coffee"), ("4.50 coffee", "expense 4.50 EUR for coffee"),
        ("groceries 45", "expense 45.00 EUR for groceries"), ("Lidl 23", "expense 23.00 EUR for Lidl"),
        ("salary 3200 to Bank", "income 3200.00 EUR for salary [Bank]"),
        ("spent 12 at the market", "expense 12.00 EUR for the market"), ("paid $20 taxi", "expense 20.00 USD for taxi"),
        ("€20 taxi yesterday", "expense 20.00 EUR for taxi on 2026-11-19"),
        ("coffee 4.50 with visa gold", "expense 4.50 PLN for coffee [Visa Gold]"),
        ("lunch 12.50+3", "task"), ("taxi 20 zł", "expense 20.00 PLN for taxi"),
        ("earned 50 from Ann", "income 50.00 EUR for Ann"),
        ("move 200 from Bank to Cash", "transfer 200.00 EUR [Bank → Cash]"),
        ("2 coffees 8.40", "expense 8.40 EUR for 2 coffees"),
        ("50 from Bank to Cash", "transfer 50.00 EUR [Bank → Cash]"),
        ("coffee 1 234.50", "expense 1234.50 EUR for coffee"), ("taxi 12 345 zł", "expense 12345.00 PLN for taxi"),
        ("salary 3 200 to Bank", "income 3200.00 EUR for salary [Bank]"), ("room 12 250", "task"),
        ("groceries 2 12.50", "expense 12.50 EUR for groceries 2"),
        ("rent 900 on 1 every month", "expense 900.00 EUR for rent FREQ=MONTHLY;BYMONTHDAY=1"),
        ("rent on 1 every month", "task"),
        ("rent 900 monthly on 1st", "expense 900.00 EUR for rent FREQ=MONTHLY;BYMONTHDAY=1"),
        ("salary 3200 to Bank every month on 28", "income 3200.00 EUR for salary [Bank] FREQ=MONTHLY;BYMONTHDAY=28"),
        ("Spotify €10.99 every month", "expense 10.99 EUR for Spotify FREQ=MONTHLY"),
        ("pay rent every month on 1", "task"),
        ("read 20 every day", "task"), ("900 monthly", "task"),
        ("Birthday Ann 12 May every year", "task"), ("Birthday Ann May 12 every year", "task"),
        ("Birthday Ann 12 March", "task"), ("groceries 12 May", "task"), ("groceries May 2027", "task"),
        ("paid 900 rent May", "expense 900.00 EUR for rent May"), ("Dentist at 9 every month", "task"),
        ("Dentist 50 at 9 every month", "task"), ("spent 15 on lunch at 9", "expense 15.00 EUR for lunch at 9"),
        ("paid €12 May", "expense 12.00 EUR for May"),
        (
            "insurance 300 on 12 May every year",
            "expense 300.00 EUR for insurance FREQ=YEARLY from 2027-05-12"
        ),
        ("insurance 300 from 1 Dec monthly", "expense 300.00 EUR for insurance FREQ=MONTHLY from 2026-12-01"),
        ("coffee 4", "task"), ("coffee 4.5", "task"), ("pay rent 900", "task"), ("Call Bob at 14:30", "task"),
        ("move the sofa", "task"), ("read 20 pages", "task"), ("buy 3 eggs", "task"),
        ("moved 200 from Bank to Bank", "task"),
        ("spent the day at home", "task"), ("weight 79.10", "weight 79.1"), ("meet on 3.12.2026", "task"),
    ])
    func moneyIsReadInEnglish(line: String, meaning: String) {
        #expect(read(line, .english) == meaning)
    }

    @Test(arguments: [
        ("День рождения Ани 12 мая каждый год", Language.russian, "task"),
        ("Urodziny Ani 12 maja co roku", .polish, "task"), ("потратил 300 12 мая", .russian, "task"),
        ("кофе 250 руб", .russian, "expense 250,00 RUB for кофе"),
        ("50 с Bank на Cash", .russian, "transfer 50,00 EUR [Bank → Cash]"),
        ("зарплата 90 000", .russian, "income 90000,00 RUB for зарплата"), ("ёлка 24.12", .russian, "task"),
        ("wigilia 24.12", .polish, "task"), ("kawa 4.50", .polish, "expense 4,50 PLN for kawa"),
        ("zakupy 1 234,50", .polish, "expense 1234,50 PLN for zakupy"),
        ("продукты 1200", .russian, "expense 1200,00 RUB for продукты"),
        ("зарплата 90000", .russian, "income 90000,00 RUB for зарплата"),
        ("потратил 300 на такси вчера", .russian, "expense 300,00 RUB for такси on 2026-11-19"),
        ("кофе 4,50 с Cash", .russian, "expense 4,50 EUR for кофе [Cash]"), ("купить 2 батона", .russian, "task"),
        ("перевод 200 с Bank на Cash", .russian, "transfer 200,00 EUR [Bank → Cash]"),
        ("czynsz 900 co miesiąc", .polish, "expense 900,00 PLN for czynsz FREQ=MONTHLY"),
        ("аренда 900 каждый месяц", .russian, "expense 900,00 RUB for аренда FREQ=MONTHLY"),
        ("kawa 12,50", .polish, "expense 12,50 PLN for kawa"), ("zakupy 84", .polish, "expense 84,00 PLN for zakupy"),
        ("wydałam 20 zł na taksówkę", .polish, "expense 20,00 PLN for taksówkę"),
        ("pensja 5000 na Bank", .polish, "income 5000,00 EUR for pensja [Bank]"), ("kupić 3 jajka", .polish, "task"),
    ])
    func moneyIsReadInRussianAndPolish(line: String, language: Language, meaning: String) {
        #expect(read(line, language) == meaning)
    }

    @Test func noLineIsAboutMoneyWithoutItsNames() {
        let entry = Words(.english).quickEntry("coffee 4.50", today: Day("2026-11-20")!)
        if case .money = entry { Issue.record("read as money") }
    }
}
