import CivilTime
import Money
import Words

/// Any line can be parsed in each language: each part is a piece of the line, and the title is not empty.
enum QuickAddFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        guard bytes.count > 1, let first = bytes.first else { return }
        let line = String(decoding: bytes.dropFirst(), as: UTF8.self)
        let scalars = Array(line.unicodeScalars)
        let words = Words(Language.allCases[Int(first) % 3])
        let today = Day.first.advanced(by: Int(first) * 11_500)
        let quick = words.quickAdd(line, today: today)
        for part in quick.parts {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[part.range])
            precondition(String(text).unicodeScalars.elementsEqual(part.text.unicodeScalars))
            if case .repetition(.calendar(let rule), _) = part.kind {
                guard let again = try? RecurrenceRule(rule.text), again == rule else {
                    fatalError("no rule: \(rule.text)")
                }
                precondition(!words.rule(rule, from: nil).isEmpty)
            }
        }
        precondition(quick.parts.isEmpty || !quick.title.isEmpty)
        // Ignored parts stay in the title.
        let kept = words.quickAdd(line, today: today, ignoring: quick.parts.map { $0.text })
        precondition(kept.parts.allSatisfy { part in !quick.parts.contains { $0.text == part.text } })
        _ = words.parseDay(line, today: today)
        _ = words.parseSpan(line, today: today, firstWeekday: .monday).map { words.span($0) }
        let habits = [MarkableHabit(title: "Read", unit: "pages"), MarkableHabit(title: "Йога", unit: nil)]
        _ = words.quickEntry(
            line, today: today, habits: habits, pets: ["Rex", ""], money: names, isFood: { $0.count == 4 },
            exercise: { $0.count == 5 ? QuickExercise(name: $0, type: "strength") : nil })
        _ = words.quickEntry(line, today: today, reading: .meal)
        _ = words.markedName(in: line)
        if let typed = words.parseRepetition(line, today: today) {
            _ = words.repetition(typed.repetition, from: typed.first)
        }
    }

    static let seeds: [[UInt8]] = [
        "Pay rent every month on 1 at 18:00 !high #home ~30m @Flat",
        "Call \"Bob\" next fri from 1 dec until 5.12.2027 \\#a",
        "Йога по вт и чт в 9 утра до 31 декабря, 5 раз !срочно", "Raport co 2 tygodnie w pn i śr o 18 za 3 dni",
        "every 3 days after it was done @\"Two words\" ~1h30", "squat 5x5 100 kg yesterday",
        "every year on 29 feb or the day before, 5 times tomorrow",
    ].flatMap { line in [0, 1, 2].map { [$0] + Array(line.utf8) } }
}

private let names = MoneyNames(accounts: [("Bank", .euro), ("", .euro)], currency: .euro) { typed in
    typed.count == 5 ? (.expense, "Food") : nil
}
