import Journal

/// What habits (and later tasks and money) are grouped by.
public struct Category: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var name = ""
    public var color = Palette.stone
    /// An emoji, or empty.
    public var icon = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "categories"

    public static let fields: [Field<Category>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("name", { $0.name }, { $0.name = $1 }),
        .text("color", { $0.color.rawValue }, { $0.color = Palette(rawValue: $1) ?? .stone }),
        .text("icon", { $0.icon }, { $0.icon = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 }
}
