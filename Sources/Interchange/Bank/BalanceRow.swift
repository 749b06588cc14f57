/// Recognises rows that state a balance where others have a payment: "Saldo anterior", "Opening balance".
enum BalanceRow {
    enum Kind {
        /// The balance before the rows.
        case opening
        /// The balance after some or all of them.
        case closing
    }

    /// The kind of balance that a text names; nil if it is anything but the name of a balance.
    static func kind(of text: ArraySlice<UInt8>) -> Kind? {
        let text = BankText.trimmed(text)
        guard text.count >= 5, text.count <= 60, !text.contains(0), starts.contains(start(of: text)) else { return nil }
        let letters = CSVColumnName.folded(String(decoding: text, as: UTF8.self)).filter { $0 != 0x20 }
        if openings.contains(letters) { return .opening }
        return closings.contains(letters) ? .closing : nil
    }

    /// The first two letters, or the first byte of a letter beyond ASCII: tells most texts apart from names of balances.
    private static func start(of text: ArraySlice<UInt8>) -> UInt16 {
        let letters = text.drop { $0 < 0x41 }
        guard let first = letters.first, first < 0x80 else { return UInt16(letters.first ?? 0) << 8 }
        let second = letters.dropFirst().first { $0 >= 0x41 } ?? 0
        return UInt16(first | 0x20) << 8 | UInt16(second | 0x20)
    }

    private static let starts = Set(openings.union(closings).map { start(of: $0[...]) })
    private static let openings = list(
        """
        openingbalance|beginningbalance|previousbalance|balancebroughtforward|balancebf|broughtforward|saldopoczatkowe|\
        saldopoprzednie|входящийостаток|входящеесальдо|остатокнаначало|вхіднийзалишок|anfangssaldo|anfangsbestand|\
        alterkontostand|saldovortrag|soldeinitial|soldeprecedent|anciensolde|saldoanterior|saldoinicial|saldoiniziale|\
        saldoprecedente|beginsaldo|vorigsaldo|pocatecnizustatek
        """)
    private static let closings = list(
        """
        closingbalance|endingbalance|dailybalance|ledgerbalance|statementbalance|balancecarriedforward|balancecf|\
        carriedforward|saldo|saldokoncowe|исходящийостаток|исходящеесальдо|остатокнаконец|вихіднийзалишок|endsaldo|\
        endbestand|neuerkontostand|kontostand|soldefinal|nouveausolde|saldododia|saldofinal|saldoatual|saldoactual|\
        saldodisponivel|saldototaldisponivel|saldototaldisponiveldia|saldofinale|saldocontabile|eindsaldo|nieuwsaldo|\
        konecnyzustatek
        """)

    private static func list(_ names: String) -> Set<[UInt8]> {
        Set(names.utf8.split(separator: 0x7C).map { Array($0) })
    }
}
