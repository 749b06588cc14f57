import CivilTime
import DaybookCore
import Words

/// The meaning of the schedule in a habit's form, with its next days: "Every 3 days: today, 27 Nov, 30 Nov…".
enum ScheduleExample {
    private static let shownDays = 3

    /// Nil if the schedule is not valid.
    static func text(_ form: FormFields, start: Day?, _ context: RequestContext) -> String? {
        guard let schedule = try? HabitForm.schedule(form, context.words) else { return nil }
        let words = context.words
        let rule = words.schedule(schedule, weekFrom: context.state.settings.firstWeekday)
        switch schedule {
        case .daily: return rule
        case .timesPerWeek, .timesPerMonth, .times: return words.onAnyDays(rule)
        case .weekdays, .everyDays:
            let start = max(start ?? context.today, HabitLimits.firstDay)
            var day = max(start, context.today)
            var next: [String] = []
            while next.count < shownDays {
                if schedule.isDue(on: day, from: start) { next.append(words.near(day, to: context.today)) }
                guard day < .last else { break }
                day = day.advanced(by: 1)
            }
            return "\(rule): \(next.joined(separator: ", "))…"
        }
    }
}
