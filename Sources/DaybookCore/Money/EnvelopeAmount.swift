import CivilTime
import Journal
import Money

/// The money assigned to a category's envelope in a month. The id is derived from both.
public struct EnvelopeAmount: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case category, month, amount, currency, carry }

    public static let schema = Schema(
        "envelopes",
        [
            Column("category", .reference),
            Column("month", .day),
            Column("amount", .integer(MoneyLimits.amount), initial: .integer(0)),
            Column("currency", .line(3...3), isValid: { Currency($0)?.code == $0 }),
            Column("carry", EnvelopeCarry.column()),
        ],
        required: [Field.category.rawValue, Field.month.rawValue],
        erasedWith: .key(of: MoneyCategory.table, EnvelopeAmount.category),
        findInvalid: { EnvelopeAmount($0).hasDerivedID ? nil : Field.month.rawValue })

    public static var editable: [Field] { [.amount, .currency, .carry] }

    private static let kind: UInt8 = 27

    /// The id of a category's envelope in a month; nil if the category's id is too long.
    public static func id(of category: RecordID, in month: Month) -> RecordID? {
        RecordID([kind] + category.bytes + month.first.keyBytes)
    }

    /// The category of an envelope's id; nil if the id is not that of an envelope.
    static func category(of id: RecordID) -> RecordID? {
        guard id.count > 5, id[0] == kind else { return nil }
        return id.part(1..<id.count - 4)
    }

    /// Whether it has a category and a month, and is the one record of both.
    var hasDerivedID: Bool {
        guard let category, let month else { return false }
        return Self.id(of: category, in: month) == id
    }

    /// Creates a record without an amount; nil if the category's id is too long.
    init?(of category: RecordID, in month: Month) {
        guard let id = Self.id(of: category, in: month) else { return nil }
        self.init(id: id)
        (self.category, self.month) = (category, month)
    }
}

// One accessor per line.
// swift-format-ignore
extension EnvelopeAmount {
    public var category: RecordID? { get { self[.category] } set { self[.category] = newValue } }
    public var month: Month? { get { (self[.month] as Day?)?.monthOfYear } set { self[.month] = newValue?.first } }
    /// Minor units of its currency; negative if more was taken out in this month than put in.
    public var amount: Int64 { get { self[.amount] ?? 0 } set { self[.amount] = newValue } }
    /// An ISO 4217 code. Amounts in another currency than that of all envelopes do not count.
    public var currencyCode: String { get { self[.currency] } set { self[.currency] = newValue } }
    /// Where overspending goes from this month on; nil if as in the month before.
    public var carry: EnvelopeCarry? { get { self[.carry] } set { self[.carry] = newValue } }
}

/// Where the overspending of an envelope goes when its month ends.
public enum EnvelopeCarry: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    /// It is taken from the money to assign in the next month.
    case settled
    /// It stays in the envelope, as a debt.
    case carried
}
