import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// Balances, the month so far, budgets, bills, and the latest transactions.
struct MoneyOverviewPage: PageView {
    let balances: BalancesTogether
    /// The rates of that sum that are older than a month, each with its day.
    let oldRates: String
    let spent: [MoneyAmount]
    let earned: [MoneyAmount]
    let accounts: [Row]
    let closed: [Row]
    /// The first of the bills that are due or come within a week.
    let bills: [BillRow]
    /// The number of others.
    let otherBills: Int
    let budgets: [BudgetBar]
    /// The money to assign to envelopes; nil with limits.
    let toAssign: MoneyAmount?
    /// This month until today.
    let days: ClosedRange<Day>
    let latest: TransactionDays
    let just: RecordID?
    let today: Day
    let title: String

    /// An account with its balance.
    struct Row: Sendable {
        let account: Account
        let balance: Int64
    }

    /// The number of latest transactions.
    private static let shownTransactions = 8

    var section: Section? { .money }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext) {
        let (state, words, today) = (context.state, context.words, context.today)
        let rows = state.livingAccounts.map { Row(account: $0, balance: state.balance(of: $0, on: today).total) }
        accounts = rows.filter { !$0.account.isClosed }
        closed = rows.filter { $0.account.isClosed }
        balances = BalancesTogether(
            accounts.map { MoneyAmount($0.balance, $0.account.currency) },
            in: state.budgetCurrency ?? words.usualCurrency, on: today, state)
        oldRates = words.sentence(balances.ways.filter { $0.isOld(on: today) }, today: today)
        let usesEnvelopes = state.settings.budgeting == .envelopes
        budgets = usesEnvelopes ? [] : BudgetBar.all(context)
        let envelopes = usesEnvelopes ? EnvelopeMonth(context.today.monthOfYear, in: state) : nil
        toAssign = envelopes.map { MoneyAmount($0.toAssign, $0.currency) }
        let due = state.billsDue(through: today.advanced(by: 7))
        bills = due.prefix(Self.listedBills).map { BillRow($0, context) }
        otherBills = due.count - bills.count
        days = today.monthOfYear.first...today
        let month = CategoryTotals(of: days, in: state)
        spent = month.sums(.expense).map { MoneyAmount($0.amount, $0.currency) }
        earned = month.sums(.income).map { MoneyAmount($0.amount, $0.currency) }
        let found = state.latestTransactions(TransactionFilter(), atLeast: Self.shownTransactions)
        latest = TransactionDays(
            Array(found.shown.prefix(Self.shownTransactions)), of: nil, balance: nil, in: state, words)
        just = context.justAddedTransaction
        self.today = today
        title = words.money
    }

    func view(_ words: Words) -> HTML {
        let isEmpty = accounts.isEmpty && closed.isEmpty
        let add: HTML = "<div class=\"actions\">\(log("button", words.add))</div>"
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(if: !isEmpty, add)</header>
            \(isEmpty ? empty(words) : "\(balance(words))\(budgetList(words))\(billList(words))\(list(words))\(latestList(words))\(order(words))")
            """
    }

    /// The links to what sorts transactions.
    private func order(_ words: Words) -> HTML {
        """
        <p class="submit after"><a class="button plain" href="\(MoneyPageRoute.categories.url)">\(words.moneyCategories)</a>\
        <a class="button plain" href="\(MoneyPageRoute.rules.url)">\(words.payeeRules)</a>\
        <a class="button plain" href="\(MoneyPageRoute.importFile(upload: nil).url)">\(words.importFromBank)</a></p>

        """
    }

    private func log(_ style: HTML, _ name: String) -> HTML {
        let sheet = PageRoute.log(.money(.expense), back: MoneyPageRoute.overview.url)
        return "<a class=\"\(style)\" href=\"\(sheet.url)\" data-sheet>\(Icon.add.svg)\(name)</a>"
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.money.svg)<h2>\(words.noMoneyYet)</h2><p>\(words.noMoneyYetHint)</p>\(log("button primary", words.log(.expense)))\
        <a class="button plain" href="\(MoneyPageRoute.addAccount.url)">\(words.addAccount)</a>\
        <a class="button plain" href="\(MoneyPageRoute.importFile(upload: nil).url)">\(words.importFromBank)</a></section>
        """
    }

    private func sums(_ amounts: [MoneyAmount], _ words: Words) -> String {
        amounts.map { words.amount($0.minorUnits, $0.currency) }.joined(separator: " · ")
    }

    private func balance(_ words: Words) -> HTML {
        let big = balances.totals.map { total -> HTML in
            let filter = TransactionFilter(days: .first...today, currency: total.currency)
            return """
                <p class="big number"><a href="\(MoneyPageRoute.register(filter, upTo: nil).url)">\(words.amount(total.minorUnits, total.currency))</a></p>
                """
        }
        func figure(_ name: String, _ amounts: [MoneyAmount], _ kind: TransactionKind) -> HTML {
            let filter = TransactionFilter(days: days, kind: kind)
            let sum: HTML =
                amounts.isEmpty
                ? "–" : "<a href=\"\(MoneyPageRoute.register(filter, upTo: nil).url)\">\(sums(amounts, words))</a>"
            return "<div class=\"stat\"><dt>\(name)</dt><dd>\(sum)</dd></div>"
        }
        let closed: HTML = "<p class=\"quiet\">\(words.allAccountsClosed)</p>"
        return """
            <section class="card money-now"><h2>\(words.balance)</h2>\(big)\(sum(words))\(if: accounts.isEmpty, closed)\
            <h3>\(words.capitalized(words.thisMonth))</h3><dl class="figures wide">\(figure(words.spent, spent, .expense))\(figure(words.earned, earned, .income))</dl>\
            <footer><a class="button" href="\(MoneyPageRoute.report(.categories(nil)).url)">\(words.moneyReports)</a></footer></section>

            """
    }

    /// The totals in one currency, and those that have no rate. Nothing is added up if none of the others has one.
    private func sum(_ words: Words) -> HTML {
        guard let together = balances.inUsual else { return .empty }
        let total: HTML = """
            <p><a href="\(MoneyPageRoute.report(.worth(.year)).url)">\(words.inAllByRates(words.amount(together.amount, together.currency)))</a></p>
            """
        let old: HTML = "<p class=\"quiet\">\(words.exchangeRates): \(oldRates)</p>"
        let apart: HTML = """
            <p class="quiet">\(words.withoutRate(in: balances)) <a href="\(MoneyPageRoute.rates(upTo: nil).url)">\(words.exchangeRates)</a></p>
            """
        let hasApart = !together.unconverted.isEmpty
        return "\(if: balances.isConverted, total)\(if: !oldRates.isEmpty, old)\(if: hasApart, apart)"
    }

    private func list(_ words: Words) -> HTML {
        let rows = accounts.indices.map { index in
            row(accounts[index], words, extra: reorderHandle(index, words))
        }
        let past: HTML = """
            <details class="fold"><summary>\(words.closedAccounts)<span class="count">\(words.number(closed.count))</span></summary>\
            <ul class="list">\(closed.map { row($0, words, extra: .empty) })</ul></details>
            """
        return """
            <section class="group"><h2 class="split">\(words.accounts)<a class="button plain" href="\(MoneyPageRoute.addAccount.url)">\(words.addAccount)</a></h2>
            <ul class="list accounts">\(rows)</ul>\(if: !closed.isEmpty, past)</section>

            """
    }

    private func budgetList(_ words: Words) -> HTML {
        let assignable: HTML? = toAssign.map { amount in
            "<p>\(words.labelled(words.moneyToAssign, words.amount(amount.minorUnits, amount.currency)))</p>"
        }
        let name = toAssign == nil ? words.budgets : words.envelopes
        return """
            <section class="group"><h2 class="split">\(name)<a class="button plain" href="\(MoneyPageRoute.budgets(nil).url)">\(words.open)</a></h2>
            \(assignable)\(if: !budgets.isEmpty, "<ul class=\"list budgets\">\(budgets.prefix(Self.shownBudgets).map { $0.view(words) })</ul>")</section>

            """
    }

    private static let shownBudgets = 4

    private func billList(_ words: Words) -> HTML {
        let rows = bills.map { $0.view(words, today: today, back: .money(.overview)) }
        let others: HTML = """
            <p class="after"><a class="button wide" href="\(MoneyPageRoute.bills.url)">\(words.bills) (\(words.number(otherBills)))</a></p>
            """
        return """
            <section class="group"><h2 class="split">\(words.bills)<a class="button plain" href="\(MoneyPageRoute.bills.url)">\(words.open)</a></h2>
            \(if: !rows.isEmpty, MoreRows.list("ul", class: "list transactions", rows, words, shown: Self.shownBills, beyond: (otherBills, otherBills > 0 ? others : .empty)))</section>

            """
    }

    private static let shownBills = 5
    private static let listedBills = 25

    private func row(_ row: Row, _ words: Words, extra: HTML) -> HTML {
        let account = row.account
        return """
            <li id="account-\(account.id.hex)"><a class="line tint-\(account.color.rawValue)" href="\(MoneyPageRoute.account(account.id).url)">\
            \(HabitIcon.view("", title: account.title))<span><strong><bdi>\(account.title)</bdi></strong><small>\(words.name(account.kind))</small></span>\
            <b class="money-amount">\(words.amount(row.balance, account.currency))</b></a>\(extra)</li>

            """
    }

    private func reorderHandle(_ index: Int, _ words: Words) -> HTML {
        guard accounts.count > 1 else { return .empty }
        let account = accounts[index].account
        return ReorderHandle(
            title: account.title, action: .money(.moveAccount(account.id)), index: index,
            of: accounts.map { $0.account.id }, back: .money(.overview)
        ).view(words)
    }

    private func latestList(_ words: Words) -> HTML {
        guard !latest.groups.isEmpty else { return .empty }
        let all = MoneyPageRoute.register(TransactionFilter(), upTo: nil)
        return """
            <section class="latest">\(latest.view(words, today: today, just: just))\
            <p class="submit after"><a class="button wide" href="\(all.url)">\(Icon.search.svg)\(words.allTransactions)</a></p></section>
            """
    }
}
