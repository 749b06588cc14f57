import CivilTime
import DaybookCore

extension Export {
    /// The byte order mark before a table, which tells spreadsheets that it is in UTF-8.
    public static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Transactions as a table for spreadsheets; see `TransactionsCSV`.
    ///
    /// - Parameter day: The day of the export.
    public static func transactions(
        _ state: State, _ filter: TransactionFilter = TransactionFilter(), on day: Day, _ titles: MoneyTitles
    ) -> [UInt8] {
        TransactionsCSV.bytes(state, on: day, titles, filter)
    }

    /// All money as a journal for hledger and Ledger.
    public static func hledger(_ state: State, on day: Day, _ titles: MoneyTitles) -> [UInt8] {
        HledgerWriter.bytes(state, on: day, titles)
    }

    /// All money as a ledger for Beancount.
    public static func beancount(_ state: State, on day: Day, _ titles: MoneyTitles) -> [UInt8] {
        BeancountWriter.bytes(state, on: day, titles)
    }
}
