import CivilTime
import Journal

extension State {
    /// The living sessions of a task, from the first on.
    public func sessions(of id: RecordID) -> [TaskSession] {
        tasks.sessionsOf.of(id).map { tasks.sessions.rows[$0] }.filter { $0.isAlive && $0.task == id }
            .sorted { ($0.start ?? 0, $0.id) < ($1.start ?? 0, $1.id) }
    }

    /// The sessions that run, from the first on.
    public var runningSessions: [TaskSession] {
        tasks.runningPlaces.sorted().map { tasks.sessions.rows[$0] }.filter { $0.isRunning }
            .sorted { ($0.start ?? 0, $0.id) < ($1.start ?? 0, $1.id) }
    }

    /// How long was spent on a task until a moment, in whole minutes, rounded down.
    ///
    /// Where sessions of two devices overlap, their time counts once: a person has no two lives.
    public func minutesSpent(on id: RecordID, now: Now) -> Int64 {
        var total: Int64 = 0
        var covered = Int64.min
        for session in sessions(of: id) {
            guard let start = session.start else { continue }
            let end = session.end ?? now.milliseconds
            let from = max(start, covered)
            if end > from {
                total += end - from
                covered = end
            }
        }
        return total / 60_000
    }
}
