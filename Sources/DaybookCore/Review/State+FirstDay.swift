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
}
