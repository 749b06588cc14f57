import CivilTime
import Journal

/// A pet whose moods are recorded. The person has no such record.
public struct Subject: DeletableRow, PositionedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, name, species, birthday, icon, color, archived, position, createdOn }

    public static let schema = Schema(
        "subjects",
        [
            .life,
            Column("name", .line(1...MoodLimits.name)),
            Column("species", Species.column(), initial: .text("dog")),
            Column("birthday", .day),
            Column("icon", .icon),
            Column("color", Palette.column(), initial: .text("stone")),
            Column("archived", .flag),
            Column("position", .position),
            Column("createdOn", .day),
        ],
        member: "pets")

    public static var editable: [Field] { [.name, .species, .birthday, .icon, .color] }

    /// The age in whole years and months; nil without a birthday, or before it.
    public func age(on day: Day) -> (years: Int, months: Int)? {
        guard let birthday, birthday <= day else { return nil }
        var months = (day.year - birthday.year) * 12 + day.month - birthday.month
        if day.dayOfMonth < birthday.dayOfMonth { months -= 1 }
        return (months / 12, months % 12)
    }
}

// One accessor per line.
// swift-format-ignore
extension Subject {
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
    public var species: Species { get { self[.species] ?? .dog } set { self[.species] = newValue } }
    public var birthday: Day? { get { self[.birthday] } set { self[.birthday] = newValue } }
    /// An emoji; empty to use the species' drawing.
    public var icon: String { get { self[.icon] } set { self[.icon] = newValue } }
    public var color: Palette { get { self[.color] ?? .stone } set { self[.color] = newValue } }
    public var isArchived: Bool { get { self[.archived] } set { self[.archived] = newValue } }
    /// Sort key of the order in which pets were added; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }
}
