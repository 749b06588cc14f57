import CivilTime
import Testing
import Words

/// Typing errors in names of days, typed on Friday, 20 November 2026.
struct TypingErrorTests {
    private func day(_ line: String, _ language: Language) -> String? {
        let read = Words(language).quickAdd(line, today: Day("2026-11-20")!)
        for part in read.parts {
            switch part.kind {
            case .due(let day): return "\(read.title): \(day.text)"
            case .repetition(let repetition, _): return "\(read.title): \(repetition.code)"
            default: continue
            }
        }
        return nil
    }

    @Test(arguments: [
        ("Call Ann tomorow", "Call Ann: 2026-11-21"), ("Call Ann tommorow", "Call Ann: 2026-11-21"),
        ("Call Ann tomorrwo at 9", "Call Ann: 2026-11-21"), ("Gym every wendesday", "Gym: FREQ=WEEKLY;BYDAY=WE"),
        ("Gym on thrusday", "Gym: 2026-11-26"), ("Gym on saterday", "Gym: 2026-11-21"),
    ])
    func aDayWithATypingErrorIsUnderstood(_ line: String, _ meaning: String) {
        #expect(day(line, .english) == meaning)
    }

    @Test(arguments: [
        ("Сдать отчёт в понедельнк", Language.russian, "Сдать отчёт: 2026-11-23"),
        ("Позвонить послезвтра", .russian, "Позвонить: 2026-11-22"),
        ("Oddać raport w poniedzialk", .polish, "Oddać raport: 2026-11-23"),
    ])
    func soIsOneInAnotherLanguage(_ line: String, _ language: Language, _ meaning: String) {
        #expect(day(line, language) == meaning)
    }

    @Test(arguments: [
        ("Buy a sundae", Language.english), ("Read very often", .english), ("Sundry costs", .english),
        ("Tomato soup", .english), ("Frida Kahlo book", .english), ("Нас четверо", .russian),
        ("Приготовить завтрак", .russian),
        ("Czwarte piętro", .polish), ("Robota w domu", .polish),
    ])
    func otherWordsStayWords(_ line: String, _ language: Language) { #expect(day(line, language) == nil) }

    @Test func thatOfADayThatPassedIsUnderstoodInALog() {
        func read(_ line: String, _ language: Language) -> String { QuickEntryReading.read(line, language) }
        #expect(read("weight 80 yestarday", .english) == "weight 80 on 2026-11-19")
        #expect(read("ran 5 km yesteday", .english) == "workout running 5000 m on 2026-11-19")
        #expect(read("waga 80 wczoaj", .polish) == "weight 80 on 2026-11-19")
        #expect(read("вес 80 позавчра", .russian) == "weight 80 on 2026-11-18")
    }
}
