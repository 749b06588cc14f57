import CivilTime
import Journal

/// A purpose or source of money: a standard category, whose id is derived from its code, or the person's own.
///
/// A standard category has no record until the person changes it.
public struct MoneyCategory: DeletableRow, PositionedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, title, kind, group, icon, color, hidden, position, createdOn }

    public static let schema = Schema(
        "moneyCategories",
        [
            .life,
            Column("title", .line(0...MoneyLimits.title)),
            Column("kind", MoneyCategoryKind.column(), initial: .text("expense")),
            Column("group", .line(0...MoneyLimits.title)),
            Column("icon", .icon),
            Column("color", Palette.column(), initial: .text("stone")),
            Column("hidden", .flag),
            Column("position", .position),
            Column("createdOn", .day),
        ])

    public static var editable: [Field] { [.title, .kind, .group, .icon, .color, .hidden] }

    private static let kind: UInt8 = 23

    /// The id of a standard category.
    static func id(of standard: StandardCategory) -> RecordID { RecordID([kind] + Array(standard.rawValue.utf8))! }

    /// The standard category that this is, perhaps changed; nil for one of the person's own.
    public var standard: StandardCategory? {
        let bytes = id.bytes
        guard bytes.first == Self.kind, bytes.count < 16 else { return nil }
        return StandardCategory(rawValue: String(decoding: bytes.dropFirst(), as: UTF8.self))
    }

    /// Whether it has no values, as after its first change was undone.
    var isBlank: Bool { Self.schema.columns.indices.allSatisfy { $0 == Field.life.rawValue || record.isNull(at: $0) } }

    init(_ standard: StandardCategory) {
        self.init(id: Self.id(of: standard))
        life = 1
        kind = standard.kind
        icon = standard.icon
        color = standard.color
    }
}

// One accessor per line.
// swift-format-ignore
extension MoneyCategory {
    /// The title; empty for a standard category under its own name.
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
    public var kind: MoneyCategoryKind { get { self[.kind] ?? .expense } set { self[.kind] = newValue } }
    /// The name of the group it is listed in; empty for none.
    public var group: String { get { self[.group] } set { self[.group] = newValue } }
    /// An emoji, or empty.
    public var icon: String { get { self[.icon] } set { self[.icon] = newValue } }
    public var color: Palette { get { self[.color] ?? .stone } set { self[.color] = newValue } }
    /// Whether it is offered no more; its transactions keep it.
    public var isHidden: Bool { get { self[.hidden] } set { self[.hidden] = newValue } }
    /// Sort key of the manual order; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }
}

/// Whether money of a category is spent or comes in.
public enum MoneyCategoryKind: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case expense, income
}

/// The categories that everyone begins with. Raw values are part of ids and must not change.
public enum StandardCategory: String, CaseIterable, Sendable {
    case groceries, eatingOut, housing, utilities, transport, health, clothing, household, leisure, travel, gifts, pets,
        education, fees, other
    case salary, interest, benefits, otherIncome

    /// The id of the category.
    public var id: RecordID { MoneyCategory.id(of: self) }

    public var kind: MoneyCategoryKind {
        switch self {
        case .salary, .interest, .benefits, .otherIncome: .income
        default: .expense
        }
    }

    public var icon: String {
        switch self {
        case .groceries: "🛒"
        case .eatingOut: "🍽️"
        case .housing: "🏠"
        case .utilities: "💡"
        case .transport: "🚌"
        case .health: "💊"
        case .clothing: "👕"
        case .household: "🧹"
        case .leisure: "🎬"
        case .travel: "🧳"
        case .gifts: "🎁"
        case .pets: "🐾"
        case .education: "🎓"
        case .fees: "🏦"
        case .other: "🧾"
        case .salary: "💼"
        case .interest: "📈"
        case .benefits: "🤝"
        case .otherIncome: "💰"
        }
    }

    public var color: Palette {
        switch self {
        case .groceries, .salary: .leaf
        case .eatingOut, .household: .amber
        case .housing, .interest: .sky
        case .utilities, .benefits: .teal
        case .transport, .travel: .iris
        case .health: .rose
        case .clothing, .leisure, .gifts: .plum
        case .pets, .education, .fees, .other, .otherIncome: .stone
        }
    }
}
