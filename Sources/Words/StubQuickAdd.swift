import CivilTime
public struct QuickAdd: Hashable, Sendable {
    public enum Priority: Hashable, Sendable { case low, medium, high, urgent }
    public enum Kind: Hashable, Sendable {
        case repetition(Repetition, first: Day?)
        case due(Day)
        case time(TimeOfDay)
        case start(Day)
        case priority(Priority)
        case tag(String)
        case estimate(minutes: Int)
        case category(String)
    }
    public struct Part: Hashable, Sendable { public var kind: Kind; public var text: String }
    public var title: String
    public var parts: [Part]
}
extension Words {
    public func quickAdd(_ line: String, today: Day, ignoring: [String]) -> QuickAdd { QuickAdd(title: line, parts: []) }
    public func parseDay(_ t: String, today: Day) -> Day? { nil }
    public func parseRepetition(_ t: String, today: Day) -> (repetition: Repetition, first: Day?, time: TimeOfDay?)? { nil }
    public func repetition(_ r: Repetition, from: Day?) -> String { r.code }
    public func typedRepetition(_ r: Repetition, from: Day?) -> String { r.code }
}
