/// Text about budgets: limits on what is spent.
extension Words {
    public var budget: String { pick("Budget", "Бюджет", "Budżet") }
    public var budgets: String { pick("Budgets", "Бюджеты", "Budżety") }
    public var noBudgetsYet: String { pick("No budgets yet", "Бюджетов пока нет", "Nie ma jeszcze budżetów") }

    // Settings
    public var budgetingLabel: String { pick("Budgeting", "Как вести бюджет", "Sposób budżetowania") }
    public var budgetingByLimits: String { pick("Limits on spending", "Лимиты расходов", "Limity wydatków") }
    public var budgetingByEnvelopes: String { pick("Envelopes", "Конверты", "Koperty") }
    public var budgetCurrencyLabel: String { pick("Budget currency", "Валюта бюджета", "Waluta budżetu") }
    public var currencyOfMostAccounts: String {
        pick("The currency most accounts use", "Как у большинства счетов", "Taka jak większości kont")
    }

    /// "€300 a week".
    public func aWeek(_ amount: String) -> String {
        pick("\(amount) a week", "\(amount) в неделю", "\(amount) tygodniowo")
    }
    /// "€300 a month".
    public func aMonth(_ amount: String) -> String {
        pick("\(amount) a month", "\(amount) в месяц", "\(amount) miesięcznie")
    }
    /// "€300 a year".
    public func aYear(_ amount: String) -> String { pick("\(amount) a year", "\(amount) в год", "\(amount) rocznie") }

    // A budget's status
    /// "€120 of €300".
    public func amountOfLimit(_ spent: String, _ limit: String) -> String {
        pick("\(spent) of \(limit)", "\(spent) из \(limit)", "\(spent) z \(limit)")
    }
    public func amountLeft(_ amount: String) -> String {
        pick("\(amount) left", "осталось \(amount)", "zostało \(amount)")
    }
    public func amountOver(_ amount: String) -> String {
        pick("over by \(amount)", "перерасход \(amount)", "przekroczono o \(amount)")
    }
    /// The rest of earlier periods, with its sign: "+€20 carried over".
    public func amountCarriedOver(_ amount: String) -> String {
        pick("\(amount) carried over", "перенесено \(amount)", "przeniesiono \(amount)")
    }
    /// The amount to spend on each of the days left, today included: "€8.57 a day for 21 days".
    public func amountADay(_ amount: String, days count: Int) -> String {
        if count == 1 { return pick("\(amount) for today", "\(amount) на сегодня", "\(amount) na dziś") }
        return pick(
            "\(amount) a day for \(days(count))", "по \(amount) в день, ещё \(days(count))",
            "\(amount) dziennie jeszcze przez \(days(count))")
    }
    /// "At this pace: over by €60". The limit is reached on `day`, a date or a word such as "tomorrow"; nil if it was before.
    public func excessAtThisPace(_ amount: String, limitReachedOn day: String?) -> String {
        let excess = pick(
            "At this pace: over by \(amount)", "В таком темпе: перерасход \(amount)",
            "W tym tempie: o \(amount) za dużo")
        guard let day else { return excess }
        let isDate = day.first?.isNumber == true
        return pick(
            "\(excess), limit reached \(isDate ? "on " : "")\(day)", "\(excess), лимит закончится \(day)",
            "\(excess), limit skończy się \(day)")
    }
    /// The amount a day that keeps to a budget: "€5 a day keeps to it".
    public func amountADayKeeps(_ amount: String) -> String {
        pick("\(amount) a day keeps to it", "уложитесь при \(amount) в день", "zmieścisz się przy \(amount) dziennie")
    }
    /// Advice on an overspent budget, for the days of its period that are left.
    public func spendNothingUntil(_ day: String) -> String {
        pick(
            "Spend nothing more until \(day), or raise the limit",
            "До \(day) лучше больше не тратить — или поднимите лимит",
            "Do \(day) nie wydawaj więcej albo podnieś limit")
    }
    /// The same on the last day.
    public var spendNothingToday: String {
        pick(
            "Spend nothing more today, or raise the limit", "Сегодня лучше больше не тратить — или поднимите лимит",
            "Dziś już nic nie wydawaj albo podnieś limit")
    }
    /// Spending in other currencies: "PLN 40 not counted".
    public func amountNotCounted(_ amount: String) -> String {
        pick("\(amount) not counted", "не учтено \(amount)", "nie wliczono \(amount)")
    }

    // Messages
    /// "Budget for “Groceries”: €300 a month".
    public func budgetSet(_ title: String, _ limit: String) -> String {
        pick(
            "Budget for \(quoted(title)): \(limit)", "Бюджет \(quoted(title)): \(limit)",
            "Budżet \(quoted(title)): \(limit)")
    }
    /// The budget counts no more after a day: "Budget for “Groceries” ends on 30 November 2026".
    public func budgetEnds(_ title: String, on day: String?) -> String {
        guard let day else {
            return pick(
                "Budget for \(quoted(title)) ended", "Бюджет \(quoted(title)) завершён",
                "Zakończono budżet \(quoted(title))")
        }
        return pick(
            "Budget for \(quoted(title)) ends on \(day)", "Бюджет \(quoted(title)) закончится \(day)",
            "Budżet \(quoted(title)) kończy się \(day)")
    }
    public func budgetDeleted(_ title: String) -> String {
        pick(
            "Budget for \(quoted(title)) deleted", "Бюджет \(quoted(title)) удалён", "Usunięto budżet \(quoted(title))")
    }

    // Refusals
    public var budgetNotFound: String {
        pick("This budget no longer exists.", "Этого бюджета больше нет.", "Tego budżetu już nie ma.")
    }
    public var moneyCategoryMissing: String { pick("Choose a category.", "Выберите категорию.", "Wybierz kategorię.") }
    public var categoryOfIncome: String {
        pick("Choose a category of expenses.", "Выберите категорию расходов.", "Wybierz kategorię wydatków.")
    }
    public var amountNotAboveZero: String {
        pick("Enter an amount above zero.", "Введите сумму больше нуля.", "Wpisz kwotę większą od zera.")
    }
    public func budgetUnknown(_ title: String) -> String {
        pick(
            "There is no budget for \(quoted(title)).", "Нет бюджета \(quoted(title)).",
            "Nie ma budżetu \(quoted(title)).")
    }
    /// A category has budgets for several periods, and none was named.
    public func budgetAmbiguous(_ title: String, periods: String) -> String {
        pick(
            "\(quoted(title)) has several budgets: \(periods). Add --per.",
            "У \(quoted(title)) несколько бюджетов: \(periods). Добавьте --per.",
            "\(quoted(title)) ma kilka budżetów: \(periods). Dodaj --per.")
    }
    public func monthUnreadable(_ typed: String) -> String {
        pick(
            "\(quoted(typed)) is not a month. Write it as 2026-11.",
            "\(quoted(typed)) — не месяц. Напишите, например, 2026-11.",
            "\(quoted(typed)) to nie miesiąc. Wpisz na przykład 2026-11.")
    }
}
