/// The effects of undoing an action on what came later, said before it happens.
extension Words {
    public var undoQuestion: String { pick("Undo this?", "Отменить?", "Cofnąć?") }
    /// The button that undoes in spite of it.
    public var undoAnyway: String { pick("Undo anyway", "Всё равно отменить", "Cofnij mimo to") }
    /// "This also hides: 12 transactions (€5,101.00), 1 budget."
    public func undoHides(_ list: String) -> String {
        pick("This also hides: \(list).", "Вместе с этим скроется: \(list).", "Znikną też: \(list).")
    }
    /// The records that lose a category, a goal or the like.
    public func undoUnlinks(_ list: String) -> String {
        pick("No longer linked to it: \(list).", "Потеряет связь с этим: \(list).", "Straci z tym związek: \(list).")
    }
    public var redoBringsBack: String {
        pick(
            "Redo brings all of it back.", "Если вернуть действие, вернётся всё.",
            "Ponowienie przywróci wszystko.")
    }
    /// The terminal's way to undo in spite of it.
    public func undoAnywayOption(_ command: String) -> String {
        pick("To undo it anyway: \(command)", "Всё равно отменить: \(command)", "Aby mimo to cofnąć: \(command)")
    }

    public func milestones(_ count: Int) -> String {
        counted(
            count, ("milestone", "milestones"), ("этап", "этапа", "этапов"),
            ("kamień milowy", "kamienie milowe", "kamieni milowych"))
    }
    public func progressEntries(_ count: Int) -> String {
        counted(
            count, ("progress entry", "progress entries"),
            ("запись о прогрессе", "записи о прогрессе", "записей о прогрессе"),
            ("wpis o postępie", "wpisy o postępie", "wpisów o postępie"))
    }
    public func recurring(_ count: Int) -> String {
        counted(
            count, ("recurring transaction", "recurring transactions"),
            ("регулярная операция", "регулярные операции", "регулярных операций"),
            ("transakcja cykliczna", "transakcje cykliczne", "transakcji cyklicznych"))
    }
    public func budgets(_ count: Int) -> String {
        counted(count, ("budget", "budgets"), ("бюджет", "бюджета", "бюджетов"), ("budżet", "budżety", "budżetów"))
    }
    public func rules(_ count: Int) -> String {
        counted(count, ("rule", "rules"), ("правило", "правила", "правил"), ("reguła", "reguły", "reguł"))
    }
    public func meals(_ count: Int) -> String {
        counted(
            count, ("meal", "meals"), ("приём пищи", "приёма пищи", "приёмов пищи"), ("posiłek", "posiłki", "posiłków"))
    }
    public func routines(_ count: Int) -> String {
        counted(count, ("routine", "routines"), ("программа", "программы", "программ"), ("plan", "plany", "planów"))
    }
    public func challenges(_ count: Int) -> String {
        counted(
            count, ("challenge", "challenges"), ("испытание", "испытания", "испытаний"),
            ("wyzwanie", "wyzwania", "wyzwań"))
    }
}
