extension CSVRole {
    /// The name of the role for a person who types it, such as "value-date"; empty for an ignored column.
    public var name: String {
        switch self {
        case .ignored: ""
        case .date: "date"
        case .valueDate: "value-date"
        case .payee: "payee"
        case .payer: "payer"
        case .note: "note"
        case .category: "category"
        case .amount: "amount"
        case .debit: "spent"
        case .credit: "received"
        case .indicator: "direction"
        case .fee: "fee"
        case .currency: "currency"
        case .account: "account"
        case .otherAccount: "other-account"
        case .bankID: "id"
        case .number: "number"
        case .balance: "balance"
        case .tags: "tags"
        case .cleared: "cleared"
        case .status: "status"
        }
    }

    /// Parses a name, ignoring case; "-" is an ignored column, too.
    public init?(name: String) {
        let name = name.lowercased()
        guard let role = Self.allCases.first(where: { $0.name == name || name == "-" }) else { return nil }
        self = role
    }
}

extension CSVMapping {
    /// Corrects the meaning of the columns, and with it how spent amounts are told from received ones. Further columns
    /// are ignored.
    public mutating func setRoles(_ roles: [CSVRole]) {
        self.roles = roles
        let wasInverted = sign == .inverted
        if column(.amount) == nil, column(.debit) != nil || column(.credit) != nil {
            if sign != .signedColumns { sign = .columns }
        } else {
            sign = column(.indicator) != nil ? .indicator : (wasInverted ? .inverted : .signed)
        }
    }
}
