import CivilTime
import DaybookCore
import Journal
import Money

/// The pages of money, under `/money`. The sheet that logs an expense is `PageRoute.log`.
public enum MoneyPageRoute: Route {
    /// Balances, the month so far and the latest transactions.
    case overview
    /// The transactions that a filter lets through, up to a day, newest first; nil for the latest.
    case register(TransactionFilter, upTo: Day?)
    /// A transaction and its form.
    case transaction(RecordID)
    /// The whole form of a new transaction. The sheet has the fields that most need.
    case addTransaction(TransactionKind)
    /// The result of a typed amount, and the payee's latest transaction. A script shows it while one types.
    case amount(FormFields)
    /// The choice of a bank's file to import.
    /// - Parameter upload: The handle of a bank's file that was chosen on another page.
    case importFile(upload: Identifier?)
    /// The sums of the transactions.
    case report(MoneyReportRoute)
    /// The exchange rates up to a day, the newest first; nil for the latest.
    case rates(upTo: Day?)
    case addRate
    case rate(RecordID)
    case addAccount
    case account(RecordID)
    case editAccount(RecordID)
    /// An account compared with the bank's statement up to a day, nil for today, with a balance.
    case reconcile(RecordID, through: Day?, balance: String)
    case categories
    case addCategory
    case category(RecordID)
    /// The budgets of today, or the envelopes of a month; nil for the current one.
    case budgets(Month?)
    case addBudget
    case budget(RecordID)
    /// The sheet of a category's envelope in a month.
    case envelope(RecordID, Month)
    /// The amounts that assigning to all envelopes of a month at once would set.
    case fillEnvelopes(EnvelopeFill, Month, replacing: Bool = false)
    /// Recurring transactions: those due, those to come, and all rules.
    case bills
    /// More of those due or to come, after so many.
    case moreBills(BillList, after: Int)
    case addBill
    /// A recurring transaction and its form.
    case bill(RecordID)
    /// Its form for the occurrences from a day on.
    case editBill(RecordID, from: Day)
    /// The sheet to pay or to skip an occurrence. `back` is the URL of the page to return to.
    case occurrence(RecordID, Day, back: String = "")
    /// The rules for payees.
    case rules
    case addRule
    case rule(RecordID)
}

extension MoneyPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> MoneyPageRoute? {
        guard parts.first == "money" else { return nil }
        switch Array(parts.dropFirst()) {
        case []: return .overview
        case ["transactions"]: return .register(TransactionFilter(query), upTo: query["to"].flatMap { Day($0) })
        case ["transactions", "new"]:
            return .addTransaction(query["kind"].flatMap { TransactionKind(rawValue: $0) } ?? .expense)
        case ["amount"]: return .amount(query)
        case ["import"]: return .importFile(upload: query["upload"].flatMap { Identifier(hex: $0) })
        case ["rates"]: return .rates(upTo: query["to"].flatMap { Day($0) })
        case ["rates", "new"]: return .addRate
        case ["accounts", "new"]: return .addAccount
        case ["categories"]: return .categories
        case ["categories", "new"]: return .addCategory
        case ["budgets"]: return .budgets(query["month"].flatMap { Month($0) })
        case ["budgets", "new"]: return .addBudget
        case ["bills"]: return .bills
        case ["bills", "more"]:
            guard let list = query["of"].flatMap({ BillList(rawValue: $0) }),
                let count = query["after"].flatMap({ Int($0) }), count >= 0
            else { return nil }
            return .moreBills(list, after: count)
        case ["bills", "new"]: return .addBill
        case ["rules"]: return .rules
        case ["rules", "new"]: return .addRule
        default:
            if let report = MoneyReportRoute(parts.dropFirst(), query) { return .report(report) }
            return record(parts, query)
        }
    }

    private static func record(_ parts: [String], _ query: FormFields) -> MoneyPageRoute? {
        if parts.count == 4, parts[1] == "envelopes", parts[2] == "fill" {
            guard let month = Month(parts[3]), let fill = query["by"].flatMap({ EnvelopeFill(rawValue: $0) }) else {
                return nil
            }
            return .fillEnvelopes(fill, month, replacing: query["all"] == "1")
        }
        if parts.count == 5, parts[1] == "bills", parts[3] == "day" {
            guard let id = RecordID(hex: parts[2]), let day = Day(parts[4]) else { return nil }
            return .occurrence(id, day, back: query["back"] ?? "")
        }
        guard (3...4).contains(parts.count), let id = RecordID(hex: parts[2]) else { return nil }
        if parts.count == 4, parts[1] == "envelopes" { return Month(parts[3]).map { .envelope(id, $0) } }
        switch (parts[1], parts.count == 4 ? parts[3] : "") {
        case ("budgets", ""): return .budget(id)
        case ("transactions", ""): return .transaction(id)
        case ("accounts", ""): return .account(id)
        case ("accounts", "edit"): return .editAccount(id)
        case ("accounts", "reconcile"):
            return .reconcile(id, through: query["through"].flatMap { Day($0) }, balance: query["balance"] ?? "")
        case ("categories", ""): return .category(id)
        case ("rules", ""): return .rule(id)
        case ("rates", ""): return .rate(id)
        case ("bills", ""): return query["from"].flatMap { Day($0) }.map { .editBill(id, from: $0) } ?? .bill(id)
        default: return nil
        }
    }

    public var location: Location {
        switch self {
        case .overview: Location("/money")
        case .register(let filter, let last): Location("/money/transactions", filter.query + [("to", last?.text)])
        case .transaction(let id): Location("/money/transactions/\(id.hex)")
        case .addTransaction(let kind):
            Location("/money/transactions/new", [("kind", kind == .expense ? nil : kind.rawValue)])
        case .amount(let typed): Location("/money/amount", typed)
        case .importFile(let upload): Location("/money/import", [("upload", upload?.hex)])
        case .report(let report): report.location
        case .rates(let last): Location("/money/rates", [("to", last?.text)])
        case .addRate: Location("/money/rates/new")
        case .rate(let id): Location("/money/rates/\(id.hex)")
        case .addAccount: Location("/money/accounts/new")
        case .account(let id): Location("/money/accounts/\(id.hex)")
        case .editAccount(let id): Location("/money/accounts/\(id.hex)/edit")
        case .reconcile(let id, let day, let balance):
            Location(
                "/money/accounts/\(id.hex)/reconcile",
                [("through", day?.text), ("balance", balance.isEmpty ? nil : balance)])
        case .categories: Location("/money/categories")
        case .addCategory: Location("/money/categories/new")
        case .category(let id): Location("/money/categories/\(id.hex)")
        case .budgets(let month): Location("/money/budgets", [("month", month?.description)])
        case .addBudget: Location("/money/budgets/new")
        case .budget(let id): Location("/money/budgets/\(id.hex)")
        case .envelope(let id, let month): Location("/money/envelopes/\(id.hex)/\(month)")
        case .fillEnvelopes(let fill, let month, let replacing):
            Location("/money/envelopes/fill/\(month)", [("by", fill.rawValue), ("all", replacing ? "1" : nil)])
        case .bills: Location("/money/bills")
        case .moreBills(let list, let count):
            Location("/money/bills/more", [("of", list.rawValue), ("after", "\(count)")])
        case .addBill: Location("/money/bills/new")
        case .bill(let id): Location("/money/bills/\(id.hex)")
        case .editBill(let id, let day): Location("/money/bills/\(id.hex)", [("from", day.text)])
        case .occurrence(let id, let day, let back):
            Location("/money/bills/\(id.hex)/day/\(day.text)", [("back", back.isEmpty ? nil : back)])
        case .rules: Location("/money/rules")
        case .addRule: Location("/money/rules/new")
        case .rule(let id): Location("/money/rules/\(id.hex)")
        }
    }
}

extension TransactionFilter {
    /// The filter of a register's URL.
    init(_ query: FormFields) {
        self.init(
            account: query["account"].flatMap { RecordID(hex: $0) },
            category: query["category"].flatMap { RecordID(hex: $0) },
            kind: query["kind"].flatMap { TransactionKind(rawValue: $0) },
            currency: query["currency"].flatMap { Currency($0) },
            isUncategorised: query["category"] == Self.uncategorised,
            search: PlainText.line(String((query["search"] ?? "").prefix(Self.longestSearch))))
        let first = query["from"].flatMap { Day($0) } ?? .first
        let last = query["through"].flatMap { Day($0) } ?? .last
        days = min(first, last)...max(first, last)
    }

    /// The filter of a form that changes what it lets through. Nil if something in it cannot be read: without that, it would
    /// let more through.
    init?(exactly form: FormFields) {
        self.init(form)
        for (name, value) in query where name != "search" && (form[name] ?? "") != (value ?? "") { return nil }
    }

    /// The category of those that have none, in a URL.
    static let uncategorised = "none"

    private static let longestSearch = 200

    /// The items of a register's URL, and of the forms that keep its filter.
    var query: [(String, String?)] {
        [
            ("search", search.isEmpty ? nil : search),
            ("account", account?.hex), ("category", isUncategorised ? Self.uncategorised : category?.hex),
            ("kind", kind?.rawValue), ("currency", currency?.code),
            ("from", days.lowerBound == .first ? nil : days.lowerBound.text),
            ("through", days.upperBound == .last ? nil : days.upperBound.text),
        ]
    }
}
