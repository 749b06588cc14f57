/// Text about envelopes: money that is assigned before it is spent.
extension Words {
    public var envelopes: String { pick("Envelopes", "Конверты", "Koperty") }
    public var moneyToAssign: String { pick("To assign", "Не распределено", "Do rozdzielenia") }
    /// The sum that is to assign, in a sentence.
    public var moneyToAssignHint: String {
        pick(
            "Everything that came in, minus what you assigned, spent without an envelope or moved elsewhere.",
            "Всё, что поступило, минус отложенное, потраченное без конверта и переведённое на другие счета.",
            "Wszystko, co wpłynęło, minus to, co odłożono, wydano bez koperty albo przelano gdzie indziej.")
    }
    public var moneyAssigned: String { pick("Assigned", "Отложено", "Odłożono") }
    public var leftInEnvelope: String { pick("Left", "Осталось", "Zostało") }
    public var fromLastMonth: String { pick("From last month", "С прошлого месяца", "Z poprzedniego miesiąca") }
    public var overspentLastMonth: String {
        pick("Overspent last month", "Перерасход прошлого месяца", "Przekroczono w poprzednim miesiącu")
    }
    /// Money that came without a category of income.
    public var otherMoneyIn: String { pick("Other money in", "Прочие поступления", "Inne wpływy") }
    public var spentWithoutEnvelope: String {
        pick("Spent without an envelope", "Потрачено без конверта", "Wydane bez koperty")
    }
    public var movedToOtherCurrencies: String {
        pick("Moved to other currencies", "Переведено в другие валюты", "Przelane na konta w innych walutach")
    }
    /// More came back from them than went there.
    public var movedFromOtherCurrencies: String {
        pick("Moved from other currencies", "Переведено из других валют", "Przelane z kont w innych walutach")
    }
    public var movedFromLoansAndInvestments: String {
        pick(
            "Moved from loans and investments", "Переведено из кредитов и инвестиций",
            "Przelane z kredytów i inwestycji")
    }
    public var movedToLoansAndInvestments: String {
        pick("Moved to loans and investments", "Переведено в кредиты и инвестиции", "Przelane na kredyty i inwestycje")
    }
    public var openingBalances: String { pick("Opening balances", "Начальные остатки", "Salda początkowe") }
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

    public func envelopes(_ count: Int) -> String {
        counted(
            count, ("envelope", "envelopes"), ("конверт", "конверта", "конвертов"), ("koperta", "koperty", "kopert"))
    }

    // All at once
    public var fillEnvelopes: String { pick("Fill envelopes", "Заполнить конверты", "Napełnij koperty") }
    public var copyLastMonth: String {
        pick("Copy last month", "Как в прошлом месяце", "Jak w poprzednim miesiącu")
    }
    public var averageOfThreeMonths: String {
        pick(
            "Average of the last 3 months", "Средние расходы за 3 месяца", "Średnie wydatki z ostatnich 3 miesięcy")
    }
    public var coverOverspending: String {
        pick("Cover overspending", "Покрыть перерасход", "Pokryj przekroczenia")
    }
    public var emptyEnvelopes: String {
        pick("Set this month to zero", "Обнулить этот месяц", "Wyzeruj ten miesiąc")
    }
    /// The button that keeps what was shown.
    public var assignAll: String { pick("Assign", "Отложить", "Odłóż") }
    public var willBeAssigned: String { pick("Assigned in all", "Отложить всего", "Razem do odłożenia") }
    public var remainsToAssign: String {
        pick("To assign afterwards", "Останется распределить", "Pozostanie do rozdzielenia")
    }
    /// "€0.00 → €300.00": an amount that would change.
    public func amountChange(_ old: String, _ new: String) -> String { "\(old) → \(new)" }
    public func envelopesKept(_ count: Int) -> String {
        pick(
            "\(envelopes(count)) with an amount of this month will stay as they are.",
            "Конверты, в которые уже что-то отложено, не изменятся: \(number(count)).",
            "Koperty, do których już coś odłożono, pozostaną bez zmian: \(number(count)).")
    }
    public var replaceThoseToo: String { pick("Replace those, too", "Заменить и их", "Zastąp także je") }
    public var onlyEmptyOnes: String {
        pick("Fill only those without an amount", "Заполнить только пустые", "Napełnij tylko puste")
    }
    /// The overspending for which there is no money to assign.
    public func overspendingRemains(_ amount: String) -> String {
        pick(
            "\(amount) of overspending stays: there is no more to assign. Open an overspent envelope to cover it from another.",
            "Останется перерасход \(amount): распределять больше нечего. Откройте такой конверт, чтобы покрыть его из другого.",
            "Zostanie przekroczenie \(amount): nie ma już czego rozdzielić. Otwórz przekroczoną kopertę, aby pokryć je z innej."
        )
    }
    public var nothingToFill: String {
        pick("Nothing would change.", "Ничего не изменится.", "Nic by się nie zmieniło.")
    }
    public var fillChangedMeanwhile: String {
        pick(
            "Something changed in the meantime. These are the amounts now.",
            "За это время что-то изменилось. Теперь суммы такие.",
            "W międzyczasie coś się zmieniło. Teraz kwoty są takie.")
    }
    /// Continues the name of a month: "November 2026: assigned as last month".
    public var assignedAsLastMonth: String {
        pick("assigned as last month", "отложено, как в прошлом месяце", "odłożono jak w poprzednim miesiącu")
    }
    public var averageWasAssigned: String {
        pick(
            "average of 3 months assigned", "отложены средние расходы за 3 месяца",
            "odłożono średnie wydatki z 3 miesięcy")
    }
    public var overspendingWasCovered: String {
        pick("overspending covered", "перерасход покрыт", "pokryto przekroczenia")
    }
    public var envelopesWereEmptied: String {
        pick("assigned amounts set to zero", "отложенное обнулено", "wyzerowano odłożone kwoty")
    }
    /// The button that moves money into an overspent envelope.
    public var coverFromThere: String { pick("Cover", "Покрыть", "Pokryj") }

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
    /// The terminal's `--replace` was given with a way to fill envelopes that has nothing to replace.
    public func replaceOnlyWhenFilling(_ ways: [String]) -> String {
        let list = ways.joined(separator: ", ")
        return pick(
            "--replace only goes with \(list)", "--replace можно указать только с \(list)",
            "--replace działa tylko z: \(list)")
    }
    public func notOverspent(_ title: String) -> String {
        pick(
            "\(quoted(title)) is not overspent.", "В конверте \(quoted(title)) нет перерасхода.",
            "Koperta \(quoted(title)) nie jest przekroczona.")
    }
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
