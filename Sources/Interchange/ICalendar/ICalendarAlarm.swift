import CivilTime
import DaybookCore

/// Converts between reminders and VALARMs.
enum ICalendarAlarm {
    /// The time of an alarm; nil if it cannot be determined.
    static func when(
        _ alarm: ICalendarComponent, of task: ImportedTask, start: ImportedDateTime?, _ context: ImportContext
    ) -> TaskReminderDraft.Trigger? {
        guard let trigger = alarm.property("TRIGGER") else { return nil }
        if let moment = ICalendar.moment(trigger.value, context) {
            return moment.time.map { .at(moment.day, $0) }
        }
        guard let minutes = ICalendarDuration.minutes(trigger.value) else { return nil }
        // Without a start, only the due time is available.
        let base = trigger["RELATED"] == "END" ? task.due : start ?? task.due
        return base.flatMap { task.reminder(minutes: minutes, after: $0) }
    }

    /// The unfolded alarm of a reminder; nil if it has no reference time.
    static func serialized(
        _ when: TaskReminderDraft.Trigger, of task: ImportedTask, _ context: ImportContext
    ) -> String? {
        let trigger: String
        switch when {
        case .at(let day, let time):
            let civil = DateTime(day, at: time)
            let text = context.utc(civil).map { $0.basicText + "Z" } ?? civil.basicText
            trigger = "TRIGGER;VALUE=DATE-TIME:" + text
        case .beforeDue(let minutes):
            guard let due = task.due else { return nil }
            let offset = (due.time == nil ? 540 : 0) - Int64(minutes)
            trigger = "TRIGGER;RELATED=END:" + ICalendarDuration.text(minutes: offset)
        }
        return """
            BEGIN:VALARM
            ACTION:DISPLAY
            DESCRIPTION:\(ICalendarText.escaped(task.title))
            \(trigger)
            END:VALARM
            """
    }
}
