/// The insights of Today.
extension Words {
    /// The longest streak of a habit: "“Read”: your longest streak, 24 days".
    ///
    /// - Parameter isDone: Whether it is that long already, rather than with today.
    public func longestStreakYet(_ streak: String, of title: String, isDone: Bool) -> String {
        let name = quoted(title)
        return isDone
            ? pick(
                "\(name): your longest streak, \(streak)", "\(name): самая длинная серия, \(streak)",
                "\(name): najdłuższa seria, \(streak)")
            : pick(
                "\(name): today makes it your longest streak, \(streak)",
                "\(name): сегодня серия станет самой длинной, \(streak)",
                "\(name): dziś seria będzie najdłuższa, \(streak)")
    }

    /// A record broken the day before: "New record yesterday: Bench press".
    public func recordYesterday(_ exercise: String) -> String {
        pick("New record yesterday: \(exercise)", "Вчера новый рекорд: \(exercise)", "Wczoraj nowy rekord: \(exercise)")
    }

    /// The tasks done this week before today, as the insight is the same all day.
    public func tasksThisWeek(_ count: Int, usual: Int) -> String {
        pick(
            "Tasks done this week up to yesterday: \(number(count)). Usually \(number(usual)).",
            "Задач выполнено за неделю по вчерашний день: \(number(count)). Обычно \(number(usual)).",
            "Zadania ukończone w tym tygodniu do wczoraj: \(number(count)). Zwykle \(number(usual)).")
    }

    /// The rest of a budget near the end of its month: "Groceries: €80 left this month, for 3 days".
    public func budgetLeftForDays(_ title: String, _ amount: String, days count: Int) -> String {
        pick(
            "\(title): \(amount) left this month, for \(days(count))",
            "\(title): до конца месяца осталось \(amount) на \(days(count))",
            "\(title): do końca miesiąca zostało \(amount) na \(days(count))")
    }

    // Bills, budgets and goals that are near
    /// The bills of the next days: "Coming up: Rent tomorrow, Power 23 Nov".
    public func comingUp(_ bills: String) -> String {
        pick("Coming up: \(bills)", "Скоро: \(bills)", "Wkrótce: \(bills)")
    }
    /// The rest of the week's budgets: "Left this week: Groceries €42, Eating out €18".
    public func leftThisWeek(_ budgets: String) -> String {
        pick("Left this week: \(budgets)", "Осталось на неделю: \(budgets)", "Zostało na ten tydzień: \(budgets)")
    }
    /// The next step of a goal, after its title and deadline: "“Spanish” by 25 Nov: next, book the exam".
    public func nextStep(_ title: String) -> String {
        pick("next, \(quoted(title))", "дальше — \(quoted(title))", "teraz \(quoted(title))")
    }
}
