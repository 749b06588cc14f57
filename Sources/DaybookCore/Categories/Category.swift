import Journal

/// A category of habits and tasks.
public struct Category: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, name, color, icon }

    public static let schema = Schema(
        "categories",
        [
            .life,
            Column("name", .line(1...CategoryLimits.name, bytes: HabitLimits.titleBytes)),
            Column("color", Palette.column(), initial: .text("stone")),
            Column("icon", .icon),
        ])

    public static var editable: [Field] { [.name, .color, .icon] }
}

// One accessor per line.
// swift-format-ignore
extension Category {
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
    public var color: Palette { get { self[.color] ?? .stone } set { self[.color] = newValue } }
    /// An emoji, or empty.
    public var icon: String { get { self[.icon] } set { self[.icon] = newValue } }
}
