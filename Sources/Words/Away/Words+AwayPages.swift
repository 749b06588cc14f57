/// The page of away periods, and the line on Today.
extension Words {
    public var away: String { pick("Away", "Перерыв", "Przerwa") }
    public var awayHint: String {
        pick(
            "While you’re away, habits, repeating tasks and reminders are paused. Challenges go on and end as many days later. Tasks that come less than weekly wait for you. Other tasks and bills aren’t paused.",
            "Во время перерыва привычки, повторяющиеся задачи и напоминания на паузе. Испытания идут дальше и закончатся на столько же дней позже. Задачи реже раза в неделю ждут вас. Остальные задачи и счета идут как обычно.",
            "W czasie przerwy nawyki, powtarzane zadania i przypomnienia są wstrzymane. Wyzwania trwają dalej i kończą się o tyle dni później. Zadania rzadsze niż co tydzień czekają na ciebie. Inne zadania i rachunki działają jak zwykle."
        )
    }
    /// The same while points and challenges are switched off.
    public var awayHintWithoutGame: String {
        pick(
            "While you’re away, habits, repeating tasks and reminders are paused. Tasks that come less than weekly wait for you. Other tasks and bills aren’t paused.",
            "Во время перерыва привычки, повторяющиеся задачи и напоминания на паузе. Задачи реже раза в неделю ждут вас. Остальные задачи и счета идут как обычно.",
            "W czasie przerwy nawyki, powtarzane zadania i przypomnienia są wstrzymane. Zadania rzadsze niż co tydzień czekają na ciebie. Inne zadania i rachunki działają jak zwykle."
        )
    }
    public var awayUntilLabel: String { pick("Away until", "Перерыв до", "Przerwa do") }
    public var awayOnlyToday: String { pick("Only today", "Только сегодня", "Tylko dziś") }
    public var awayUntilTomorrow: String { pick("Tomorrow", "Завтра", "Jutro") }
    public var awayForAWeek: String { inAWeek }
    public var awayOpenEnd: String { pick("Not sure yet", "Пока не знаю", "Jeszcze nie wiem") }
    public var awayFromAndNote: String { pick("First day and note", "Начало и заметка", "Początek i notatka") }
    public var awayNoteHint: String { pick("Holiday, illness…", "Отпуск, болезнь…", "Urlop, choroba…") }
    public var beginAway: String { pick("Set as away", "Начать перерыв", "Zacznij przerwę") }
    public var imBack: String { pick("I’m back", "Завершить", "Wracam") }
    public var anotherAway: String { pick("Add another period", "Добавить ещё один", "Dodaj kolejną") }
    public var awayPeriods: String { pick("Away periods", "Перерывы", "Przerwy") }
    public var deleteAway: String { pick("Delete period", "Удалить перерыв", "Usuń przerwę") }
    public var editAway: String { pick("Edit away period", "Изменить перерыв", "Edytuj przerwę") }
    public var awayEmptyForOpen: String {
        pick("Empty: until you’re back", "Пусто: до вашего возвращения", "Puste: do twojego powrotu")
    }

    /// "Away until 25 Nov", or "Away" if it is open.
    ///
    /// - Parameter day: The last day.
    public func awayUntil(_ day: String?) -> String {
        guard let day else { return away }
        return pick("Away until \(day)", "Перерыв до \(day)", "Przerwa do \(day)")
    }
    public var lastDayAway: String {
        pick("Last day away", "Последний день перерыва", "Ostatni dzień przerwy")
    }
    /// The line on Today: "Away until 25 Nov: habits and repeating tasks are paused."
    ///
    /// - Parameter isLastDay: Whether the last day is today.
    public func awayToday(_ day: String?, isLastDay: Bool) -> String {
        let away = isLastDay ? lastDayAway : awayUntil(day)
        return pick(
            "\(away): habits and repeating tasks are paused.",
            "\(away): привычки и повторяющиеся задачи на паузе.",
            "\(away): nawyki i powtarzane zadania są wstrzymane.")
    }
    /// Beside a reminder: "09:00, paused while you’re away: Read".
    public var pausedWhileAway: String {
        pick("paused while you’re away", "на паузе во время перерыва", "wstrzymane w czasie przerwy")
    }
    /// "since 12 Nov".
    public func awaySince(_ day: String) -> String { pick("since \(day)", "с \(day)", "od \(day)") }
}
