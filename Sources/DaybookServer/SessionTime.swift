/// The time that each session took lately for costly calls. A session may take some seconds at once, and a tenth of the time
/// in the long run.
struct SessionTime {
    /// The seconds that a session may have taken.
    static let most = 5.0
    /// The seconds that are forgiven each second.
    static let share = 0.1

    private struct Taken {
        var seconds: Double
        var at: Double

        func left(at now: Double) -> Double { max(0, seconds - (now - at) * SessionTime.share) }
    }

    private var taken: [String: Taken] = [:]

    /// Whether a session has to wait.
    ///
    /// - Parameter now: Seconds of a clock that nobody sets.
    func isUsedUp(by session: String, at now: Double) -> Bool { (taken[session]?.left(at: now) ?? 0) >= Self.most }

    /// Adds the seconds that a call took, and forgets the sessions that have none left.
    mutating func add(_ seconds: Double, of session: String, at now: Double) {
        taken = taken.filter { $0.value.left(at: now) > 0 }
        taken[session] = Taken(seconds: (taken[session]?.left(at: now) ?? 0) + seconds, at: now)
    }
}
