import CivilTime

extension State {
    /// The first day that the review counts anything of; nil without any. Parts that are switched off are left out.
    public var firstRecordedDay: Day? {
        var days: [Day] = []
        func add(_ part: JournalPart, _ first: @autoclosure () -> Day?) {
            if !settings.hides(part), let day = first() { days.append(day) }
        }
        add(.habits, activeHabits.map { $0.firstDay }.min())
        add(.tasks, tasks.rows.compactMap { $0.status == .completed ? $0.closedOn : nil }.min())
        add(.moods, moodEntries.rows.compactMap { $0.isAlive ? $0.day : nil }.min())
        add(.workouts, workouts.rows.compactMap { $0.isAlive ? $0.day : nil }.min())
        add(.meals, meals.rows.compactMap { $0.isAlive ? $0.day : nil }.min())
        add(.weight, measurements.rows.compactMap { $0.isAlive ? $0.day : nil }.min())
        add(.health, healthDays().first?.day)
        add(.money, transactionIndex.entries.first?.day)
        return days.min()
    }

    /// Whether the review counts anything on or before a day; see `firstRecordedDay`. What is cheap to ask comes first.
    public func isAnythingRecorded(by last: Day) -> Bool {
        func has(_ part: JournalPart, _ isRecorded: @autoclosure () -> Bool) -> Bool {
            !settings.hides(part) && isRecorded()
        }
        func isEarly(_ day: Day?) -> Bool { day.map { $0 <= last } ?? false }
        return has(.habits, activeHabits.contains { $0.firstDay <= last })
            || has(.money, isEarly(transactionIndex.entries.first?.day))
            || has(.health, isEarly(healthDays().first?.day))
            || has(.workouts, workouts.rows.contains { $0.isAlive && isEarly($0.day) })
            || has(.weight, measurements.rows.contains { $0.isAlive && isEarly($0.day) })
            || has(.moods, moodEntries.rows.contains { $0.isAlive && isEarly($0.day) })
            || has(.tasks, tasks.rows.contains { $0.status == .completed && isEarly($0.closedOn) })
            || has(.meals, meals.rows.contains { $0.isAlive && isEarly($0.day) })
    }
}
