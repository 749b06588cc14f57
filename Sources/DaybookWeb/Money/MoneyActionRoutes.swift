import CivilTime
import DaybookCore
import Journal
import Money

/// The actions of money, under `/money`.
public enum MoneyActionRoute: Route {
    case addTransaction
    case editTransaction(RecordID)
    case deleteTransaction(RecordID)
    /// Gives the transactions of a filter a category.
    case categorise
    /// Ticks a transaction off, or takes the tick back.
    case clear(RecordID)
    /// Unlocks a reconciled transaction.
    case unlock(RecordID)
    /// Previews and imports a bank's file.
    case importFile(ImportStep)
    case addAccount
    case editAccount(RecordID)
    case closeAccount(RecordID)
    case reopenAccount(RecordID)
    case deleteAccount(RecordID)
    case moveAccount(RecordID)
    case reconcile(RecordID)
    case addCategory
    case editCategory(RecordID)
    case deleteCategory(RecordID)
    /// Merges a category with the other of the same title.
    case mergeCategory(RecordID)
    case addBudget
    case editBudget(RecordID)
    case endBudget(RecordID)
    case deleteBudget(RecordID)
    case assign(RecordID, Month)
    case moveIntoEnvelope(RecordID, Month)
    /// Assigns to all envelopes of a month at once.
    case fillEnvelopes(Month)
    /// Says where the overspending of an envelope goes from a month on.
    case carry(RecordID, Month)
    case addBill
    case editBill(RecordID)
    case deleteBill(RecordID)
    /// Adds a rule that the history suggests.
    case acceptBill(RecordID)
    case payBill(RecordID, Day)
    case skipBill(RecordID, Day)
    case addRule
    case editRule(RecordID)
    case deleteRule(RecordID)
    case moveRule(RecordID)
    /// Makes a rule of a transaction's payee and category.
    case learnRule(RecordID)
    case addRate
    case editRate(RecordID)
    case deleteRate(RecordID)
}

extension MoneyActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> MoneyActionRoute? {
        guard parts.first == "money", (2...6).contains(parts.count) else { return nil }
        guard parts.count > 2, let id = RecordID(hex: parts[2]) else {
            if parts[1] == "import", parts.count < 4 {
                return ImportStep(rawValue: parts.count == 3 ? parts[2] : "").map { .importFile($0) }
            }
            if parts.count == 4, parts[1] == "envelopes", parts[2] == "fill" {
                return Month(parts[3]).map { .fillEnvelopes($0) }
            }
            switch parts.dropFirst().joined(separator: "/") {
            case "transactions": return .addTransaction
            case "transactions/categorise": return .categorise
            case "accounts": return .addAccount
            case "categories": return .addCategory
            case "bills": return .addBill
            case "budgets": return .addBudget
            case "rules": return .addRule
            case "rates": return .addRate
            default: return nil
            }
        }
        if parts.count > 4 { return parts[1] == "envelopes" ? envelope(of: id, parts) : occurrence(of: id, parts) }
        switch (parts[1], parts.count == 4 ? parts[3] : "") {
        case ("transactions", ""): return .editTransaction(id)
        case ("transactions", "delete"): return .deleteTransaction(id)
        case ("transactions", "clear"): return .clear(id)
        case ("transactions", "unlock"): return .unlock(id)
        case ("transactions", "rule"): return .learnRule(id)
        case ("accounts", ""): return .editAccount(id)
        case ("accounts", "close"): return .closeAccount(id)
        case ("accounts", "reopen"): return .reopenAccount(id)
        case ("accounts", "delete"): return .deleteAccount(id)
        case ("accounts", "move"): return .moveAccount(id)
        case ("accounts", "reconcile"): return .reconcile(id)
        case ("categories", ""): return .editCategory(id)
        case ("categories", "delete"): return .deleteCategory(id)
        case ("categories", "merge"): return .mergeCategory(id)
        case ("budgets", ""): return .editBudget(id)
        case ("budgets", "end"): return .endBudget(id)
        case ("budgets", "delete"): return .deleteBudget(id)
        case ("bills", ""): return .editBill(id)
        case ("bills", "delete"): return .deleteBill(id)
        case ("bills", "accept"): return .acceptBill(id)
        case ("rules", ""): return .editRule(id)
        case ("rules", "delete"): return .deleteRule(id)
        case ("rules", "move"): return .moveRule(id)
        case ("rates", ""): return .editRate(id)
        case ("rates", "delete"): return .deleteRate(id)
        default: return nil
        }
    }

    private static func envelope(of id: RecordID, _ parts: [String]) -> MoneyActionRoute? {
        guard parts.count == 5, let month = Month(parts[3]) else { return nil }
        switch parts[4] {
        case "assign": return .assign(id, month)
        case "move": return .moveIntoEnvelope(id, month)
        case "carry": return .carry(id, month)
        default: return nil
        }
    }

    private static func occurrence(of id: RecordID, _ parts: [String]) -> MoneyActionRoute? {
        guard parts.count == 6, parts[1] == "bills", parts[3] == "day", let day = Day(parts[4]) else { return nil }
        switch parts[5] {
        case "pay": return .payBill(id, day)
        case "skip": return .skipBill(id, day)
        default: return nil
        }
    }

    public var location: Location {
        switch self {
        case .addTransaction: Location("/money/transactions")
        case .editTransaction(let id): Location("/money/transactions/\(id.hex)")
        case .deleteTransaction(let id): Location("/money/transactions/\(id.hex)/delete")
        case .categorise: Location("/money/transactions/categorise")
        case .clear(let id): Location("/money/transactions/\(id.hex)/clear")
        case .unlock(let id): Location("/money/transactions/\(id.hex)/unlock")
        case .importFile(let step): Location("/money/import" + (step == .preview ? "" : "/" + step.rawValue))
        case .addAccount: Location("/money/accounts")
        case .editAccount(let id): Location("/money/accounts/\(id.hex)")
        case .closeAccount(let id): Location("/money/accounts/\(id.hex)/close")
        case .reopenAccount(let id): Location("/money/accounts/\(id.hex)/reopen")
        case .deleteAccount(let id): Location("/money/accounts/\(id.hex)/delete")
        case .moveAccount(let id): Location("/money/accounts/\(id.hex)/move")
        case .reconcile(let id): Location("/money/accounts/\(id.hex)/reconcile")
        case .addCategory: Location("/money/categories")
        case .editCategory(let id): Location("/money/categories/\(id.hex)")
        case .deleteCategory(let id): Location("/money/categories/\(id.hex)/delete")
        case .mergeCategory(let id): Location("/money/categories/\(id.hex)/merge")
        case .addBudget: Location("/money/budgets")
        case .editBudget(let id): Location("/money/budgets/\(id.hex)")
        case .endBudget(let id): Location("/money/budgets/\(id.hex)/end")
        case .deleteBudget(let id): Location("/money/budgets/\(id.hex)/delete")
        case .assign(let id, let month): Location("/money/envelopes/\(id.hex)/\(month)/assign")
        case .moveIntoEnvelope(let id, let month): Location("/money/envelopes/\(id.hex)/\(month)/move")
        case .fillEnvelopes(let month): Location("/money/envelopes/fill/\(month)")
        case .carry(let id, let month): Location("/money/envelopes/\(id.hex)/\(month)/carry")
        case .addBill: Location("/money/bills")
        case .editBill(let id): Location("/money/bills/\(id.hex)")
        case .deleteBill(let id): Location("/money/bills/\(id.hex)/delete")
        case .acceptBill(let id): Location("/money/bills/\(id.hex)/accept")
        case .payBill(let id, let day): Location("/money/bills/\(id.hex)/day/\(day.text)/pay")
        case .skipBill(let id, let day): Location("/money/bills/\(id.hex)/day/\(day.text)/skip")
        case .addRule: Location("/money/rules")
        case .editRule(let id): Location("/money/rules/\(id.hex)")
        case .deleteRule(let id): Location("/money/rules/\(id.hex)/delete")
        case .moveRule(let id): Location("/money/rules/\(id.hex)/move")
        case .learnRule(let id): Location("/money/transactions/\(id.hex)/rule")
        case .addRate: Location("/money/rates")
        case .editRate(let id): Location("/money/rates/\(id.hex)")
        case .deleteRate(let id): Location("/money/rates/\(id.hex)/delete")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: MoneyPageRoute {
        switch self {
        case .addTransaction, .categorise: .register(TransactionFilter(), upTo: nil)
        case .editTransaction(let id), .deleteTransaction(let id), .clear(let id), .unlock(let id), .learnRule(let id):
            .transaction(id)
        case .importFile: .importFile(upload: nil)
        case .addAccount, .moveAccount: .overview
        case .editAccount(let id), .closeAccount(let id), .reopenAccount(let id), .deleteAccount(let id): .account(id)
        case .reconcile(let id): .reconcile(id, through: nil, balance: "")
        case .addCategory, .mergeCategory: .categories
        case .addBudget, .endBudget, .deleteBudget: .budgets(nil)
        case .editBudget(let id): .budget(id)
        case .assign(let id, let month), .moveIntoEnvelope(let id, let month), .carry(let id, let month):
            .envelope(id, month)
        case .fillEnvelopes(let month): .budgets(month)
        case .addBill, .acceptBill, .deleteBill: .bills
        case .editBill(let id): .bill(id)
        case .payBill(let id, let day), .skipBill(let id, let day): .occurrence(id, day)
        case .editCategory(let id), .deleteCategory(let id): .category(id)
        case .addRule, .deleteRule, .moveRule: .rules
        case .editRule(let id): .rule(id)
        case .addRate: .rates(upTo: nil)
        case .editRate(let id), .deleteRate(let id): .rate(id)
        }
    }
}
