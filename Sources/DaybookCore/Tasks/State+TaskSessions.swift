import CivilTime
import Journal

extension State {
    /// The sessions of a task, oldest first. Deleted ones are excluded.
    public func sessions(of id: RecordID) -> [TaskSession] {
        taskSessions.rows(ownedBy: id).filter { $0.isAlive && $0.task == id }
            .sorted { ($0.start ?? 0, $0.id) < ($1.start ?? 0, $1.id) }
    }

    /// The running sessions of tasks that are not deleted, oldest first.
    public var runningSessions: [TaskSession] { unendedSessions.filter { task($0.task) != nil } }

    /// The running sessions, including those of deleted tasks.
    var unendedSessions: [TaskSession] {
        taskSessions.rows.filter { $0.isRunning }
            .sorted { ($0.start ?? 0, $0.id) < ($1.start ?? 0, $1.id) }
    }

    /// The time spent on a task up to now, in whole minutes, rounded down.
    ///
    /// Measured sessions from two devices can overlap; overlapping time counts once. Minutes entered by hand are added
    /// in full.
    public func minutesSpent(on id: RecordID, now: LocalInstant) -> Int64 {
        var (typed, measured) = (Int64(0), Int64(0))
        var covered = TaskSession.moments.lowerBound
        for session in sessions(of: id) {
            if let minutes = session.minutes {
                typed += minutes
                continue
            }
            let from = max(session.start ?? covered, covered)
            let end = session.end ?? now.sessionMoment
            if end > from {
                measured += end - from
                covered = end
            }
        }
        return typed + measured / 60_000
    }
}

extension LocalInstant {
    /// The moment as stored in sessions, clamped to `TaskSession.moments`.
    var sessionMoment: Int64 {
        min(max(milliseconds, TaskSession.moments.lowerBound), TaskSession.moments.upperBound)
    }
}
