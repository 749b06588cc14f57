import Testing
import Words

/// Lines with a day, which is past for what was done.
@Suite struct QuickEntryDayTests {
    private func read(_ line: String, _ language: Language, habits: [MarkableHabit] = []) -> String {
        QuickEntryReading.read(line, language, habits: habits)
    }

    @Test(arguments: [
        ("mood good last sunday", "mood good on 2026-11-15"), ("mood good on sunday", "mood good on 2026-11-15"),
        ("mood good friday", "mood good on 2026-11-20"), ("mood good last friday", "mood good on 2026-11-13"),
        ("mood good on friday.", "mood good on 2026-11-20"), ("on sunday mood bad", "mood bad on 2026-11-15"),
        ("mood on sunday was bad", "mood bad on 2026-11-15"), ("last sunday mood bad", "mood bad on 2026-11-15"),
        ("mood good on sunday, walk", "mood good #walk on 2026-11-15"),
        ("mood good on sunday after a walk", "mood good (after a walk) on 2026-11-15"),
        ("mood good after a long walk on sunday", "mood good (after a long walk) on 2026-11-15"),
        ("mood good yesterday, walk", "mood good #walk on 2026-11-19"),
        // Behind a comma it belongs to the note.
        ("mood good, walk on sunday", "mood good #walk on sunday"),
        ("mood good, last sunday", "mood good #last sunday"),
        ("mood good, walk tomorrow", "mood good #walk tomorrow"), ("mood great, sun", "mood great #sun"),
        ("mood great sun", "mood great (sun)"),
        ("Rex anxious on sunday", "Rex: mood anxious on 2026-11-15"),
        ("12.50 coffee sunday", "expense 12.50 EUR for coffee on 2026-11-15"),
        ("€20 taxi on monday", "expense 20.00 EUR for taxi on 2026-11-16"),
        ("on monday 12.50 coffee", "expense 12.50 EUR for coffee on 2026-11-16"),
        ("12.50 black friday", "expense 12.50 EUR for black friday"),
        ("groceries 45 every friday", "expense 45.00 EUR for groceries FREQ=WEEKLY;BYDAY=FR"),
        ("stretch done on sunday", "Stretch: done on 2026-11-15"),
        ("meditated on sunday", "Meditate: done on 2026-11-15"),
        ("read 20 pages last friday", "Read: 20 pages on 2026-11-13"),
        ("ran 5 km on monday", "workout running 5000 m on 2026-11-16"),
        ("ran on monday 5 km", "workout running 5000 m on 2026-11-16"),
        ("sunday ran 5 km in 27 min", "workout running 5000 m 1620 s on 2026-11-15"),
        ("yoga 30 min wed", "workout yoga 1800 s on 2026-11-18"),
        ("weight 79 monday", "weight 79 on 2026-11-16"), ("weight on monday 79", "weight 79 on 2026-11-16"),
        ("weight 79 on monday morning", "weight 79 on 2026-11-16"), ("weight 79 on friday", "weight 79 on 2026-11-20"),
        ("2 eggs and toast on sunday", "meal: 2 eggs, toast on 2026-11-15"),
        ("ate ramen on sunday", "meal: ramen on 2026-11-15"),
        // A plan.
        ("mood good tomorrow", "task"), ("mood good in 3 days", "task"), ("12.50 coffee tomorrow", "task"),
        ("12.50 coffee in 3 days", "task"), ("12.50 coffee next friday", "task"), ("ate ramen tomorrow", "task"),
        ("ran 5 km tomorrow", "task"), ("weight 79 in 3 days", "task"), ("stretch done in 3 days", "task"),
        ("mood good tomorrow, walk", "task"), ("stretch on sunday", "task"), ("yoga friday 18:00", "task"),
        ("yoga 18:00 on friday", "task"), ("Call Bob on sunday", "task"), ("lunch with Ann on sunday", "task"),
        ("pay rent 900 on friday", "task"), ("sunday", "task"), ("on sunday", "task"),
    ])
    func aWeekdayOfALogIsTheLatestOne(_ line: String, _ meaning: String) {
        #expect(read(line, .english, habits: QuickEntryReading.habits) == meaning, "\(line)")
    }

    @Test(arguments: [
        ("настроение хорошее в воскресенье", "mood good on 2026-11-15"),
        ("настроение хорошее в прошлую пятницу", "mood good on 2026-11-13"),
        ("настроение хорошее в пятницу", "mood good on 2026-11-20"),
        ("в воскресенье настроение плохое", "mood bad on 2026-11-15"),
        ("настроение хорошее, прогулка в воскресенье", "mood good #прогулка в воскресенье"),
        ("кофе 250 руб воскресенье", "expense 250,00 RUB for кофе on 2026-11-15"),
        ("потратил 300 на такси в среду", "expense 300,00 RUB for такси on 2026-11-18"),
        ("растяжка сделана во вторник", "Растяжка: done on 2026-11-17"),
        ("прочитал 20 страниц в прошлое воскресенье", "Чтение: 20 стр on 2026-11-15"),
        ("пробежал 5 км в понедельник", "workout running 5000 m on 2026-11-16"),
        ("в понедельник пробежал 5 км", "workout running 5000 m on 2026-11-16"),
        ("вес 79 пн", "weight 79 on 2026-11-16"), ("вес 79 в понедельник утром", "weight 79 on 2026-11-16"),
        ("съела банан в субботу", "meal: банан on 2026-11-14"),
        ("настроение хорошее завтра", "task"), ("кофе 250 руб через 3 дня", "task"), ("растяжка в воскресенье", "task"),
        ("билет 250 руб на воскресенье", "task"),
    ])
    func aWeekdayOfARussianLogIsTheLatestOne(_ line: String, _ meaning: String) {
        #expect(read(line, .russian, habits: QuickEntryReading.habits) == meaning, "\(line)")
    }

    @Test(arguments: [
        ("nastrój dobry w niedzielę", "mood good on 2026-11-15"),
        ("nastrój dobry w zeszłą niedzielę", "mood good on 2026-11-15"),
        ("nastrój dobry w zeszły piątek", "mood good on 2026-11-13"),
        ("w niedzielę nastrój zły", "mood bad on 2026-11-15"),
        ("nastrój dobry, spacer w niedzielę", "mood good #spacer w niedzielę"),
        ("kawa 12,50 niedziela", "expense 12,50 PLN for kawa on 2026-11-15"),
        ("wydałam 20 zł na taksówkę w środę", "expense 20,00 PLN for taksówkę on 2026-11-18"),
        ("rozciąganie zrobione we wtorek", "Rozciąganie: done on 2026-11-17"),
        ("przeczytałam 20 stron w sobotę", "Czytanie: 20 stron on 2026-11-14"),
        ("przebiegłem 5 km w poniedziałek", "workout running 5000 m on 2026-11-16"),
        ("waga 79 pon", "weight 79 on 2026-11-16"), ("waga 79 w poniedziałek rano", "weight 79 on 2026-11-16"),
        ("zjadłam banan w sobotę", "meal: banan on 2026-11-14"),
        ("nastrój dobry jutro", "task"), ("kawa 20 zł za 3 dni", "task"), ("rozciąganie w niedzielę", "task"),
        ("bilet 20 zł na niedzielę", "task"),
    ])
    func aWeekdayOfAPolishLogIsTheLatestOne(_ line: String, _ meaning: String) {
        #expect(read(line, .polish, habits: QuickEntryReading.habits) == meaning, "\(line)")
    }
}
