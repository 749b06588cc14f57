import CivilTime
import Journal

/// A record with a place in a list that the person orders by hand.
public protocol PositionedRow: TableRow {
    /// A key of `Position`.
    var position: String { get }
}

extension Sequence where Element: TableRow {
    /// The records by a key, then by id. The key of each is read once: reading it anew at every comparison would take
    /// most of the time.
    func sorted<Key: Comparable>(byKey key: (Element) -> Key) -> [Element] {
        let rows = Array(self)
        let keys = rows.map(key)
        return rows.indices.sorted { left, right in
            keys[left] == keys[right] ? rows[left].id < rows[right].id : keys[left] < keys[right]
        }.map { rows[$0] }
    }
}

extension Sequence where Element: PositionedRow {
    /// The records in the person's order.
    public func sortedByPosition() -> [Element] { sorted(byKey: { $0.position }) }
}

extension Sequence where Element: DatedRow {
    /// The records by day, then by time. One without a time comes first in its day.
    func sortedByTime() -> [Element] { sorted(byKey: { $0.dayAndTime }) }
}

extension DatedRow {
    /// The place in the order by time.
    var dayAndTime: DayAndTime { DayAndTime(day: day ?? .first, at: at ?? .min) }
}

/// A day and a time, or only a day, which comes first.
struct DayAndTime: Comparable {
    let day: Day
    let at: Int64

    static func < (left: DayAndTime, right: DayAndTime) -> Bool {
        left.day == right.day ? left.at < right.at : left.day < right.day
    }
}
