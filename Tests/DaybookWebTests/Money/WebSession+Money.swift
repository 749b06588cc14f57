import DaybookCore
import DaybookWeb
import Journal

extension WebSession {
    static let bank = RecordID(hex: "b1")!
    static let savings = RecordID(hex: "b2")!

    /// A journal with €100 in the bank and nothing in savings.
    static func withAccounts() -> WebSession {
        var session = WebSession()
        for (id, title, opening) in [(bank, "Bank", "100"), (savings, "Savings", "")] {
            _ = session.post(
                .money(.addAccount),
                [("id", id.hex), ("title", title), ("kind", "bank"), ("currency", "EUR"), ("opening", opening)])
        }
        return session
    }

    /// The balance of an account in cents.
    func balance(_ account: RecordID) -> Int64? { state.account(account).map { state.balance(of: $0).total } }

    /// Logs an expense.
    mutating func spend(_ amount: String, _ fields: [(String, String)] = []) -> Page {
        post(.money(.addTransaction), [("kind", "expense"), ("amount", amount)] + fields)
    }
}
