import CivilTime

/// Messages after an action, shown beside the Undo button.
extension Words {
    public var undo: String { pick("Undo", "Отменить", "Cofnij") }
    public var redo: String { pick("Redo", "Вернуть", "Ponów") }
    /// A request that got no response.
    public var noAnswer: String {
        pick(
            "The server did not respond, so this may not be saved yet. Try again.",
            "Сервер не ответил, и это, возможно, ещё не сохранено. Попробуйте ещё раз.",
            "Serwer nie odpowiedział, więc to może jeszcze nie być zapisane. Spróbuj ponownie.")
    }
    public var dismiss: String { pick("Dismiss", "Скрыть", "Ukryj") }
    public var undone: String { pick("Undone", "Отменено", "Cofnięto") }
    public var redone: String { pick("Redone", "Возвращено", "Ponowiono") }
    public var nothingToUndo: String { pick("There is nothing to undo", "Отменять нечего", "Nie ma czego cofnąć") }
    public var nothingToRedo: String {
        pick("There is nothing to redo", "Возвращать нечего", "Nie ma czego ponowić")
    }
    public var couldNotUndo: String {
        pick(
            "Could not undo: changed since", "Не удалось отменить: с тех пор изменено",
            "Nie udało się cofnąć: od tego czasu coś się zmieniło")
    }
    public var couldNotRedo: String {
        pick(
            "Could not redo: changed since", "Не удалось вернуть: с тех пор изменено",
            "Nie udało się ponowić: od tego czasu coś się zmieniło")
    }
    /// The reason why something that was added does not disappear without a question.
    public var changedElsewhere: String {
        pick(
            "Not undone, because another device changed it since",
            "Не отменено: с тех пор это изменили на другом устройстве",
            "Nie cofnięto, bo od tego czasu zmieniono to na innym urządzeniu")
    }
    public var partlyUndone: String {
        pick(
            "Undone, except what was changed since", "Отменено, кроме изменённого позже",
            "Cofnięto, oprócz tego, co zmieniono później")
    }
    /// What was added is gone, and what was changed in it since with it.
    public var undoneWithEdits: String {
        pick(
            "Undone, along with its later changes", "Отменено вместе с более поздними изменениями",
            "Cofnięto razem z późniejszymi zmianami")
    }
    public var partlyUndoneWithEdits: String {
        pick(
            "Undone, along with later changes to what was added; other later changes stay",
            "Отменено вместе с более поздними изменениями добавленного; остальные изменения сохранены",
            "Cofnięto razem z późniejszymi zmianami tego, co dodano; inne późniejsze zmiany zostają")
    }
    public var settingsSaved: String { pick("Settings saved", "Настройки сохранены", "Zapisano ustawienia") }
    public var orderSaved: String { pick("Order saved", "Порядок сохранён", "Zapisano kolejność") }

    public func markedDone(_ title: String) -> String {
        pick("\(quoted(title)) is done", "\(quoted(title)): сделано", "\(quoted(title)): zrobione")
    }

    /// A mark that was undone or redone: "Undone: marking “Read” done".
    public func markingDone(_ title: String) -> String {
        pick(
            "marking \(quoted(title)) done", "отметка о выполнении \(quoted(title))",
            "oznaczenie \(quoted(title)) jako zrobione")
    }

    /// The removal of a mark, which was undone or redone.
    public func markingNotDone(_ title: String) -> String {
        pick(
            "marking \(quoted(title)) not done", "снятие отметки \(quoted(title))",
            "usunięcie oznaczenia \(quoted(title))")
    }

    /// A skipped day that was undone or redone.
    public func skipping(_ title: String) -> String {
        pick("skipping \(quoted(title))", "пропуск \(quoted(title))", "pominięcie \(quoted(title))")
    }

    public func markedNotDone(_ title: String) -> String {
        pick("\(quoted(title)) is not done", "\(quoted(title)): отметка снята", "\(quoted(title)): oznaczenie usunięte")
    }

    /// Confirms a value: "“Water”: 1.2 of 2 l".
    public func valueSet(_ title: String, _ measure: String) -> String {
        "\(quoted(title)): \(measure)"
    }

    public func markedSkipped(_ title: String) -> String {
        pick("\(quoted(title)) is skipped", "\(quoted(title)): день пропущен", "\(quoted(title)): dzień pominięty")
    }

    public func noteSaved(_ title: String) -> String {
        pick(
            "Note for \(quoted(title)) saved", "Заметка к \(quoted(title)) сохранена",
            "Zapisano notatkę do \(quoted(title))")
    }

    public func wasAdded(_ title: String) -> String {
        pick("\(quoted(title)) added", "Добавлено: \(quoted(title))", "Dodano \(quoted(title))")
    }

    public var nothingChanged: String {
        pick("Nothing changed", "Ничего не изменилось", "Nic się nie zmieniło")
    }
    public func wasSaved(_ title: String) -> String {
        pick("\(quoted(title)) saved", "Сохранено: \(quoted(title))", "Zapisano \(quoted(title))")
    }

    public func wasArchived(_ title: String) -> String {
        pick("\(quoted(title)) archived", "В архиве: \(quoted(title))", "Zarchiwizowano \(quoted(title))")
    }

    public func wasRestored(_ title: String) -> String {
        pick("\(quoted(title)) restored", "Восстановлено: \(quoted(title))", "Przywrócono \(quoted(title))")
    }

    public func wasDeleted(_ title: String) -> String {
        pick("\(quoted(title)) deleted", "Удалено: \(quoted(title))", "Usunięto \(quoted(title))")
    }

    public func categoryAdded(_ title: String) -> String {
        pick(
            "Category \(quoted(title)) added", "Категория \(quoted(title)) добавлена",
            "Dodano kategorię \(quoted(title))")
    }

    public func categorySaved(_ title: String) -> String {
        pick(
            "Category \(quoted(title)) saved", "Категория \(quoted(title)) сохранена",
            "Zapisano kategorię \(quoted(title))")
    }

    public func categoryDeleted(_ title: String) -> String {
        pick(
            "Category \(quoted(title)) deleted", "Категория \(quoted(title)) удалена",
            "Usunięto kategorię \(quoted(title))")
    }

    /// A message about a day other than today: "“Read” is done, yesterday".
    public func on(_ day: Day, today: Day, _ message: String) -> String {
        day == today ? message : "\(message), \(near(day, to: today))"
    }
}
