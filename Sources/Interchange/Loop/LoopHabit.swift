import CivilTime
import DaybookCore

/// Conversion shared by Loop's database and CSV export.
enum LoopHabit {
    static let format = "loop"

    /// A schedule of *n* times in *m* days, as Loop stores them all; nil unless both are positive.
    static func schedule(times: Int64, inDays days: Int64) -> Schedule? {
        guard times > 0, days > 0 else { return nil }
        if times >= days { return .daily }
        if days == 7 { return .timesPerWeek(Int(times)) }
        if days == 30 || days == 31 { return .timesPerMonth(Int(times)) }
        if days <= 366 { return .times(Int(times), inDays: Int(days)) }
        // Less frequent than Daybook supports: use the same rate per year.
        let share = Double(times) / Double(days) * 366
        return .times(min(max(1, Int(share.rounded())), 366), inDays: 366)
    }

    /// Whether Loop writes a number for a day. Of a check, others than those of `entry` are damaged or of a later version.
    static func isValue(_ value: Int64, isMeasure: Bool) -> Bool { (isMeasure ? -1 ... .max : -1...3).contains(value) }

    /// Converts the number that Loop stores for a day. For a check, 2 is yes, 3 is skipped, and the others (no, or yes
    /// by schedule) were not entered by the person; for a measure it is in thousandths.
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

    /// The question and the description, joined to one note.
    static func note(_ question: String, _ description: String) -> String {
        if question.isEmpty || description.isEmpty || question == description {
            return question.isEmpty ? description : question
        }
        return question + "\n\n" + description
    }

    /// Weekdays from Loop's bit mask: bit 0 is Saturday, bit 6 is Friday.
    static func weekdays(_ bits: Int64) -> WeekdaySet {
        let fromSaturday: [Weekday] = [.saturday, .sunday, .monday, .tuesday, .wednesday, .thursday, .friday]
        var weekdays = WeekdaySet()
        for (bit, weekday) in fromSaturday.enumerated() where bits >> Int64(bit) & 1 == 1 {
            weekdays = weekdays.inserting(weekday)
        }
        return weekdays
    }
}
