/// Text about envelopes: money that is assigned before it is spent.
extension Words {
    public var envelopes: String { pick("Envelopes", "Конверты", "Koperty") }
    public var moneyToAssign: String { pick("To assign", "Не распределено", "Do rozdzielenia") }
    /// The sum that is to assign, in a sentence.
    public var moneyToAssignHint: String {
        pick(
            "Everything that came in, minus what you assigned or spent without an envelope.",
            "Всё, что поступило, минус отложенное и потраченное без конверта.",
            "Wszystko, co wpłynęło, minus to, co odłożono albo wydano bez koperty.")
    }
    public var moneyAssigned: String { pick("Assigned", "Отложено", "Odłożono") }
    public var leftInEnvelope: String { pick("Left", "Осталось", "Zostało") }
    public var fromLastMonth: String { pick("From last month", "С прошлого месяца", "Z poprzedniego miesiąca") }
    public var overspentLastMonth: String {
        pick("Overspent last month", "Перерасход прошлого месяца", "Przekroczono w poprzednim miesiącu")
    }
    public var moneyWithoutEnvelope: String { pick("Without an envelope", "Без конверта", "Bez koperty") }
    /// More was assigned than there is.
    public func assignedTooMuch(_ amount: String) -> String {
        pick(
            "You assigned \(amount) more than you have.", "Распределено на \(amount) больше, чем есть.",
            "Rozdzielono o \(amount) więcej, niż jest.")
    }
    /// A note on an envelope whose overspending is carried.
    public var overspendingStays: String {
        pick("overspending stays", "перерасход остаётся", "przekroczenie zostaje")
    }

    // Messages
    /// "€300 assigned to “Groceries”".
    public func amountAssigned(_ amount: String, to title: String) -> String {
        pick(
            "\(amount) assigned to \(quoted(title))", "В конверте \(quoted(title)): \(amount)",
            "W kopercie \(quoted(title)): \(amount)")
    }
    /// "€20 moved from “Groceries” to “Leisure”".
    public func amountMoved(_ amount: String, from source: String, to target: String) -> String {
        pick(
            "\(amount) moved from \(quoted(source)) to \(quoted(target))",
            "\(amount): из \(quoted(source)) в \(quoted(target))", "\(amount): z \(quoted(source)) do \(quoted(target))"
        )
    }
    public func movedBetweenEnvelopes(from source: String, to target: String) -> String {
        pick(
            "Moved from \(quoted(source)) to \(quoted(target))", "Переложено из \(quoted(source)) в \(quoted(target))",
            "Przełożono z \(quoted(source)) do \(quoted(target))")
    }
    public func movedIntoEnvelope(_ title: String) -> String {
        pick("Moved into \(quoted(title))", "Переложено в \(quoted(title))", "Przełożono do \(quoted(title))")
    }
    public func overspendingIsCarried(_ title: String) -> String {
        pick(
            "Overspending stays in \(quoted(title))", "Перерасход остаётся в конверте \(quoted(title))",
            "Przekroczenie zostaje w kopercie \(quoted(title))")
    }
    public func overspendingIsSettled(_ title: String) -> String {
        pick(
            "Overspending of \(quoted(title)) is taken from the next month",
            "Перерасход \(quoted(title)) вычитается из следующего месяца",
            "Przekroczenie w \(quoted(title)) pomniejsza następny miesiąc")
    }

    // Refusals
    public var envelopeToItself: String {
        pick("Choose two different envelopes.", "Выберите два разных конверта.", "Wybierz dwie różne koperty.")
    }
    public var addAnAccountFirst: String {
        pick("Add an account first.", "Сначала добавьте счёт.", "Najpierw dodaj konto.")
    }
    /// The other way of budgeting is set; `command` changes that.
    public func budgetNotShown(_ command: String) -> String {
        pick("To see it: \(command)", "Чтобы увидеть это: \(command)", "Aby to zobaczyć: \(command)")
    }
}
