import CivilTime
import DaybookCore

/// What Loop's database and its CSV export have in common.
enum LoopHabit {
    static let format = "loop"

    /// *n* times in *m* days, as Loop keeps every schedule; nil where a number is not above zero.
    static func schedule(times: Int64, inDays days: Int64) -> Schedule? {
        guard times > 0, days > 0 else { return nil }
        if times >= days { return .daily }
        if days == 7 { return .timesPerWeek(Int(times)) }
        if days == 30 || days == 31 { return .timesPerMonth(Int(times)) }
        if days <= 366 { return .times(Int(times), inDays: Int(days)) }
        // Rarer than Daybook has it: the same share of a year.
        let share = Double(times) / Double(days) * 366
        return .times(min(max(1, Int(share.rounded())), 366), inDays: 366)
    }

    /// What a number that Loop keeps for a day means: for a check 2 is yes, 3 is skipped, and the others (no, or yes
    /// because of the schedule) are nothing that a person said; for a measure it is thousandths.
    static func entry(on day: Day, value: Int64, isMeasure: Bool, note: String) -> ImportedEntry {
        var entry = ImportedEntry(day: day, state: .none, note: note)
        if value == 3 {
            entry.state = .skipped
        } else if isMeasure {
            if value >= 0 {
                entry.state = .done
                entry.value = Double(value) / 1000
            }
        } else if value == 2 {
            entry.state = .done
        }
        return entry
    }

    /// The question it asks and the description, as one note.
    static func note(_ question: String, _ description: String) -> String {
        if question.isEmpty || description.isEmpty || question == description {
            return question.isEmpty ? description : question
        }
        return question + "\n\n" + description
    }

    /// Weekdays as Loop packs them: bit 0 is Saturday, bit 6 is Friday.
    static func weekdays(_ bits: Int64) -> WeekdaySet {
        let fromSaturday: [Weekday] = [.saturday, .sunday, .monday, .tuesday, .wednesday, .thursday, .friday]
        var weekdays = WeekdaySet()
        for (bit, weekday) in fromSaturday.enumerated() where bits >> Int64(bit) & 1 == 1 {
            weekdays = weekdays.inserting(weekday)
        }
        return weekdays
    }
}
