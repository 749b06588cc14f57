import CivilTime
import Journal

extension State {
    /// The challenge, unless deleted.
    public func challenge(_ id: RecordID?) -> Challenge? {
        guard let id, let challenge = challenges[id], challenge.isAlive else { return nil }
        return challenge
    }

    /// All challenges, those that begin last first. Deleted ones are excluded.
    public var livingChallenges: [Challenge] {
        challenges.rows.filter { $0.isAlive }
            .sorted { ($1.from ?? .first, $1.id) < ($0.from ?? .first, $0.id) }
    }
}
