import CivilTime
import Journal

/// Whose mood it is beside the person's own: a pet. The person needs no record.
public struct Subject: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var name = ""
    public var species = Species.dog
    public var birthday: Day?
    /// An emoji; empty for the drawing of its species.
    public var icon = ""
    public var color = Palette.stone
    public var isArchived = false
    /// Its place in the order of being added, see `Position`.
    public var position = ""
    public var createdOn: Day?

    public init(id: RecordID) { self.id = id }

    public static let table = "subjects"

    public static let fields: [Field<Subject>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("name", { $0.name }, { $0.name = $1 }),
        .text("species", { $0.species.rawValue }, { $0.species = Species(rawValue: $1) ?? .other }),
        .day("birthday", { $0.birthday }, { $0.birthday = $1 }),
        .text("icon", { $0.icon }, { $0.icon = $1 }),
        .text("color", { $0.color.rawValue }, { $0.color = Palette(rawValue: $1) ?? .stone }),
        .flag("archived", { $0.isArchived }, { $0.isArchived = $1 }),
        .text("position", { $0.position }, { $0.position = $1 }),
        .day("createdOn", { $0.createdOn }, { $0.createdOn = $1 }),
    ]

    /// Whether it exists: archived ones do, deleted ones do not.
    public var isAlive: Bool { life & 1 == 1 }

    /// How many whole years and months old it is on a day; nil without a birthday, or before it.
    public func age(on day: Day) -> (years: Int, months: Int)? {
        guard let birthday, birthday <= day else { return nil }
        var months = (day.year - birthday.year) * 12 + day.month - birthday.month
        if day.dayOfMonth < birthday.dayOfMonth { months -= 1 }
        return (months / 12, months % 12)
    }
}
