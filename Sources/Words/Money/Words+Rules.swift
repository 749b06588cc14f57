/// Text about rules for payees.
extension Words {
    public var payeeRules: String { pick("Rules", "Правила", "Reguły") }
    public var payeeRulesHint: String {
        pick(
            "For imported transactions, and for payees you type without a category. The first rule that fits counts.",
            "Для импортированных операций и для записей без категории. Действует первое подходящее правило.",
            "Dla importowanych transakcji i dla odbiorców wpisanych bez kategorii. Liczy się pierwsza pasująca reguła.")
    }
    public var noRulesYet: String { pick("No rules yet", "Правил пока нет", "Nie ma jeszcze reguł") }
    public var newRule: String { pick("New rule", "Новое правило", "Nowa reguła") }
    public var addRule: String { pick("Add rule", "Добавить правило", "Dodaj regułę") }
    public var editRule: String { pick("Edit rule", "Изменить правило", "Edytuj regułę") }
    public var deleteRule: String { pick("Delete rule", "Удалить правило", "Usuń regułę") }
    public var payeeContains: String {
        pick("Payee contains", "Получатель содержит", "Odbiorca zawiera")
    }
    public var payeeShownAs: String { pick("Show the payee as", "Показывать получателя как", "Pokazuj odbiorcę jako") }
    public var payeeShownAsHint: String {
        pick(
            "Empty keeps the text of the bank", "Пусто — оставить текст банка",
            "Puste: pozostaje tekst z banku")
    }
    /// "Groceries · shown as Lidl".
    public func shownAs(_ payee: String) -> String {
        pick("shown as \(quoted(payee))", "показывать как \(quoted(payee))", "jako \(quoted(payee))")
    }
    /// A rule's box to tick.
    public var rulesForRefunds: String { pick("Refunds, too", "И для возвратов", "Także zwroty") }
    public var rulesForRefundsHint: String {
        pick(
            "Money that comes in takes the category, too, and lowers the spending",
            "Поступления тоже попадают в категорию и уменьшают расход",
            "Wpływy też dostają tę kategorię i zmniejszają wydatki")
    }
    /// "Groceries · with refunds".
    public var withRefunds: String { pick("with refunds", "с возвратами", "ze zwrotami") }
    /// The heading of the categories that make what a payee paid a refund.
    public var refundOf: String { pick("Refund of", "Возврат за", "Zwrot za") }
    /// The heading of the categories that make what a payee was paid income that was given back.
    public var returnedIncome: String { pick("Income given back", "Возвращённый доход", "Oddany przychód") }
    /// The button that makes a rule of a transaction.
    public func alwaysUse(_ category: String, for text: String) -> String {
        pick(
            "Always use \(quoted(category)) for \(quoted(text))",
            "Всегда ставить \(quoted(category)) для \(quoted(text))",
            "Zawsze używaj \(quoted(category)) dla \(quoted(text))")
    }
    public func ruleAdded(_ text: String) -> String {
        pick(
            "Rule for \(quoted(text)) added", "Правило для \(quoted(text)) добавлено",
            "Dodano regułę dla \(quoted(text))")
    }
    public func ruleSaved(_ text: String) -> String {
        pick(
            "Rule for \(quoted(text)) saved", "Правило для \(quoted(text)) сохранено",
            "Zapisano regułę dla \(quoted(text))")
    }
    public func ruleDeleted(_ text: String) -> String {
        pick(
            "Rule for \(quoted(text)) deleted", "Правило для \(quoted(text)) удалено",
            "Usunięto regułę dla \(quoted(text))")
    }
    public var ruleNotFound: String {
        pick("This rule no longer exists.", "Этого правила больше нет.", "Tej reguły już nie ma.")
    }
    public func ruleTextTaken(_ text: String) -> String {
        pick(
            "There is a rule for \(quoted(text)) already.", "Правило для \(quoted(text)) уже есть.",
            "Reguła dla \(quoted(text)) już istnieje.")
    }
}

/// Text about rules that only the terminal shows.
extension Words {
    public func ruleUnknown(_ typed: String, nearest: String?) -> String {
        let sentence = pick(
            "There is no rule for \(quoted(typed)).", "Нет правила для \(quoted(typed)).",
            "Nie ma reguły dla \(quoted(typed)).")
        return sentence + didYouMean(nearest)
    }
}
