import CivilTime
import DaybookCore
import Journal

extension TestJournal {
    @discardableResult
    mutating func rest(_ command: AwayCommand) throws(AwayRefusal) -> [StoredBatch] {
        let decision = try resting(of: command)
        return write(decision)
    }

    /// The decision of a command, without applying it.
    func resting(of command: AwayCommand) throws(AwayRefusal) -> Decision {
        let next = UInt64(now.milliseconds)
        return try command.decide(in: state, now: now) { Self.id(next << 20) }
    }

    func refusal(of command: AwayCommand) -> AwayRefusal? {
        do throws(AwayRefusal) {
            _ = try resting(of: command)
            return nil
        } catch {
            return error
        }
    }

    /// The person is away from a day to another, or until they are back.
    @discardableResult
    mutating func goAway(from: String?, until: String? = nil, id: UInt64 = 900) throws(AwayRefusal) -> [StoredBatch] {
        try rest(.begin(AwayPeriod(id: id, from: from, until: until)))
    }
}

extension AwayPeriod {
    init(id: UInt64, from: String?, until: String? = nil) {
        self.init(id: TestJournal.id(id))
        (self.from, self.until) = (from.flatMap { Day($0) }, until.flatMap { Day($0) })
    }
}
