/// Texts of the pages of budgets and envelopes.
extension Words {
    public var budgetsHint: String {
        pick(
            "Set a limit for a category, and see each day how much is left.",
            "Задайте лимит для категории и каждый день смотрите, сколько осталось.",
            "Ustaw limit dla kategorii i codziennie sprawdzaj, ile zostało.")
    }
    public var addBudget: String { pick("Add budget", "Добавить бюджет", "Dodaj budżet") }
    public var newBudget: String { pick("New budget", "Новый бюджет", "Nowy budżet") }
    public var editBudget: String { pick("Edit budget", "Изменить бюджет", "Edytuj budżet") }
    public var endBudget: String {
        pick("End after this period", "Закончить после этого периода", "Zakończ po tym okresie")
    }
    public var deleteBudget: String { pick("Delete budget", "Удалить бюджет", "Usuń budżet") }
    public var budgetLimit: String { pick("Limit", "Лимит", "Limit") }
    public var chooseMoneyCategory: String { pick("Choose a category", "Выберите категорию", "Wybierz kategorię") }
    public var rollover: String {
        pick("Carry over what is left", "Переносить остаток", "Przenoś to, co zostanie")
    }
    public var rolloverHint: String {
        pick(
            "What is left, or overspent, moves into the next period. A new limit counts from this period on; what has moved stays as it is.",
            "Остаток или перерасход переходит на следующий период. Новый лимит действует с этого периода, уже перенесённое не меняется.",
            "Reszta albo przekroczenie przechodzi na następny okres. Nowy limit obowiązuje od tego okresu, a to, co już przeniesiono, się nie zmienia."
        )
    }
    public var useEnvelopesConsequences: String {
        pick(
            "Envelopes share out the money that you have. Each begins empty: your limits are not taken over. They are kept, and come back when you use limits again.",
            "Конверты делят те деньги, которые у вас есть. В каждом сначала 0: лимиты в них не переходят. Лимиты сохранятся и вернутся, когда вы снова перейдёте на них.",
            "Koperty dzielą pieniądze, które masz. W każdej na początku jest 0: limity do nich nie przechodzą. Limity zostaną zachowane i wrócą, gdy znów ich użyjesz."
        )
    }
    public var envelopesNeedYes: String {
        useEnvelopesConsequences + " "
            + pick(
                "Add --yes to use envelopes.", "Чтобы перейти на них, добавьте --yes.", "Aby ich używać, dodaj --yes.")
    }
    public var startWithEnvelopes: String {
        pick("Start with empty envelopes", "Начать с пустых конвертов", "Zacznij od pustych kopert")
    }
    public var useEnvelopes: String {
        pick("Use envelopes instead", "Перейти на конверты", "Używaj kopert")
    }
    public var useLimits: String { pick("Use limits instead", "Перейти на лимиты", "Używaj limitów") }
    public var howComputed: String { pick("How it is computed", "Как это посчитано", "Jak to policzono") }
    public var assignThisMonth: String { pick("Assign this month", "Отложить в этом месяце", "Odłóż w tym miesiącu") }
    public var moveIntoEnvelope: String {
        pick("Move from another envelope", "Переложить из другого конверта", "Przełóż z innej koperty")
    }
    public var fromEnvelope: String { pick("From", "Из конверта", "Z koperty") }
    public var moveAmount: String { pick("Move", "Переложить", "Przełóż") }
    public var carryOverspending: String {
        pick(
            "Keep overspending in this envelope", "Оставлять перерасход в этом конверте",
            "Zostawiaj przekroczenie w tej kopercie")
    }
    public var settleOverspending: String {
        pick(
            "Take overspending from next month’s money", "Вычитать перерасход из следующего месяца",
            "Odejmuj przekroczenie od następnego miesiąca")
    }
    /// The rest of the only monthly budget, on the card of the Journal: "Leisure: €89.01 left this month".
    public func leftThisMonth(_ amount: String, of budget: String) -> String {
        pick(
            "\(budget): \(amount) left this month", "\(budget): в этом месяце осталось \(amount)",
            "\(budget): w tym miesiącu zostało \(amount)")
    }
}
