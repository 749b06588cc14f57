import CivilTime
import Journal

extension State {
    /// The living sessions of a task, from the first on.
    public func sessions(of id: RecordID) -> [TaskSession] {
        taskSessions.rows(ownedBy: id).filter { $0.isAlive && $0.task == id }
            .sorted { ($0.start ?? 0, $0.id) < ($1.start ?? 0, $1.id) }
    }

    /// The sessions that run, from the first on; none of what was deleted meanwhile.
    public var runningSessions: [TaskSession] { unendedSessions.filter { task($0.task) != nil } }

    /// The sessions that run, those of deleted tasks too.
    var unendedSessions: [TaskSession] {
        taskSessions.rows.filter { $0.isRunning }
            .sorted { ($0.start ?? 0, $0.id) < ($1.start ?? 0, $1.id) }
    }

    /// How long was spent on a task until a moment, in whole minutes, rounded down.
    ///
    /// Where measured sessions of two devices overlap, their time counts once: a person has no two lives. Minutes that
    /// were typed are added to that.
    public func minutesSpent(on id: RecordID, now: Now) -> Int64 {
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

extension Now {
    /// As sessions keep it; clamped to `TaskSession.moments`.
    var sessionMoment: Int64 {
        min(max(milliseconds, TaskSession.moments.lowerBound), TaskSession.moments.upperBound)
    }
}
