import Journal
import Money

// Records of an imported file have ids derived from it, so that two devices that import the same file make the same
// records.

extension Transaction {
    fileprivate static let importedKind: UInt8 = 32

    /// The id of a transaction that was imported for an account.
    ///
    /// - Parameter source: Its identity in the account; see `source`.
    public static func id(ofImported source: String, on account: RecordID) -> RecordID {
        RecordID(importedKind, Array(source.utf8) + [0] + account.bytes)
    }

    /// Whether its creation was undone, which leaves it without values.
    public var wasUndone: Bool { life == 0 || Self.schema.missingColumn(of: record) != nil }
}

extension TransactionSplit {
    private static let importedKind: UInt8 = 33

    /// The id of a part of an imported transaction by its position, from 0.
    public static func id(ofImported index: Int, of transaction: RecordID) -> RecordID {
        RecordID(importedKind, transaction.bytes + [0] + Array(String(index).utf8))
    }
}

extension Account {
    private static let importedKind: UInt8 = 22

    /// The id of an account in a currency that was added for a file that names it.
    public static func id(ofImported name: String, in currency: Currency) -> RecordID {
        RecordID(importedKind, Array(name.lowercased().utf8) + [0] + Array(currency.code.utf8))
    }

    /// The id that such an account has which was added before 30 November 2026, whatever its currency.
    public static func formerID(ofImported name: String) -> RecordID {
        RecordID(importedKind, Array(name.lowercased().utf8))
    }
}

extension MoneyCategory {
    private static let importedKind: UInt8 = 23

    /// The id of a category that was added for a file that names it.
    public static func id(ofImported title: String, _ kind: MoneyCategoryKind) -> RecordID {
        RecordID(importedKind, Array(kind.rawValue.utf8) + [0] + Array(title.lowercased().utf8))
    }
}

extension PayeeRule {
    private static let importedKind: UInt8 = 34

    /// The id of a rule that was made in an import.
    static func id(ofImported text: String) -> RecordID { RecordID(importedKind, Array(text.lowercased().utf8)) }
}

extension RecordID {
    /// Whether it is that of a transaction which a file made.
    var isOfImportedTransaction: Bool { count == 17 && bytes[0] == Transaction.importedKind }

    /// An id of seventeen bytes: the kind, and two checksums of the key.
    init(_ kind: UInt8, _ key: [UInt8]) {
        self.init([kind] + Checksum.of(key).bigEndianBytes + Checksum.of(key.reversed()).bigEndianBytes)!
    }
}
