extension Words {
    public var category: String { pick("Category", "Категория", "Kategoria") }
    public var newCategory: String { pick("New category", "Новая категория", "Nowa kategoria") }
    public var editCategory: String { pick("Edit category", "Изменить категорию", "Edytuj kategorię") }
    public var deleteCategory: String { pick("Delete category", "Удалить категорию", "Usuń kategorię") }
    public var chooseOrTypeCategory: String {
        pick("Choose one or type a new one", "Выберите или введите новую", "Wybierz lub wpisz nową")
    }
    public var noCategoriesYet: String { pick("No categories yet", "Пока нет категорий", "Nie ma jeszcze kategorii") }
    public var noCategoriesYetHint: String {
        pick(
            "Categories group habits on Today: Morning, Body, Mind.",
            "Категории собирают привычки на странице «Сегодня»: «Утро», «Тело», «Ум».",
            "Kategorie grupują nawyki na stronie „Dziś”: „Rano”, „Ciało”, „Umysł”.")
    }

    /// The active contents of a category: "4 habits and 1 task", "Nothing active", "Empty".
    ///
    /// - Parameter isEmpty: Whether nothing archived or done is in it, either.
    public func inCategory(habits: Int, tasks: Int, goals: Int, isEmpty: Bool) -> String {
        if isEmpty { return pick("Empty", "Пусто", "Pusto") }
        let parts = parts(habits: habits, tasks: tasks, goals: goals)
        return parts.isEmpty ? pick("Nothing active", "Ничего активного", "Nic aktywnego") : list(parts)
    }

    private func parts(habits: Int, tasks: Int, goals: Int) -> [String] {
        [
            habits > 0 ? self.habits(habits) : nil, tasks > 0 ? self.tasks(tasks) : nil,
            goals > 0 ? self.goals(goals) : nil,
        ].compactMap { $0 }
    }

    /// Warns what deleting a category does to what is in it.
    public func deletingCategory(_ title: String, habits: Int, tasks: Int, goals: Int) -> String {
        let parts = parts(habits: habits, tasks: tasks, goals: goals)
        if parts.isEmpty {
            return pick(
                "\(quoted(title)) is empty. Nothing else will change.",
                "Категория \(quoted(title)) пуста. Больше ничего не изменится.",
                "Kategoria \(quoted(title)) jest pusta. Nic więcej się nie zmieni.")
        }
        return pick(
            "Deleting \(quoted(title)) leaves \(list(parts)) without a category. Nothing else changes.",
            "Если удалить \(quoted(title)), без категории останется: \(list(parts)). Больше ничего не изменится.",
            "Po usunięciu \(quoted(title)) bez kategorii zostanie: \(list(parts)). Nic więcej się nie zmieni.")
    }
}
