import Journal

/// Random bits from the system.
enum Randomness {
    static func bits() -> UInt64 { UInt64.random(in: 1 ... .max) }

    static func identifier() -> Identifier { Identifier(high: bits(), low: bits()) }

    static func recordID() -> RecordID { RecordID(identifier()) }
}
