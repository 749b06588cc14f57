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

    /// The number of habits in a category: "4 habits", "No habits".
    public func habitsInCategory(_ count: Int) -> String {
        count == 0 ? pick("No habits", "Нет привычек", "Brak nawyków") : habits(count)
    }

    /// Warns what deleting a category does to its habits.
    public func deletingCategory(_ title: String, habits count: Int) -> String {
        guard count > 0 else {
            return pick(
                "\(quoted(title)) has no habits. Nothing else will change.",
                "В категории \(quoted(title)) нет привычек. Больше ничего не изменится.",
                "W kategorii \(quoted(title)) nie ma nawyków. Nic więcej się nie zmieni.")
        }
        let stay = plural(
            count, ("", ""), ("останется", "останутся", "останутся"), ("zostanie", "zostaną", "zostanie"))
        return pick(
            "Deleting \(quoted(title)) leaves \(habits(count)) without a category. Nothing else changes.",
            "После удаления \(quoted(title)) \(habits(count)) \(stay) без категории. Больше ничего не изменится.",
            "Po usunięciu \(quoted(title)) \(habits(count)) \(stay) bez kategorii. Nic więcej się nie zmieni.")
    }
}
