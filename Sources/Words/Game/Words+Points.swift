import CivilTime

/// Points, levels and the page Progress.
extension Words {
    /// The game as a part that can be switched off.
    public var game: String { pick("Points and levels", "Очки и уровни", "Punkty i poziomy") }
    public var pointsLabel: String { pick("Points", "Очки", "Punkty") }
    public var countForPoints: String {
        pick("Count these for points", "Начислить за это очки", "Nalicz za to punkty")
    }

    /// The line after an import in the terminal.
    ///
    /// - Parameter option: The option that lets it earn points.
    public func importEarnsNoPoints(_ option: String) -> String {
        pick(
            "Imported records earn no points. To count them, undo and import again with \(option).",
            "Импортированное не приносит очков. Чтобы их начислить, отмените импорт и повторите с \(option).",
            "Zaimportowane dane nie dają punktów. Aby je naliczyć, cofnij import i powtórz go z \(option).")
    }

    /// "1 point", "320 points".
    public func points(_ count: Int64) -> String {
        counted(
            Int(clamping: count), ("point", "points"), ("очко", "очка", "очков"), ("punkt", "punkty", "punktów"))
    }

    /// Points earned: "+45".
    public func earned(_ points: Int64) -> String { "+\(number(points))" }
    /// "+25 points".
    public func earnedPoints(_ points: Int64) -> String { "+\(self.points(points))" }

    public func level(_ number: Int) -> String {
        pick("Level \(self.number(number))", "Уровень \(self.number(number))", "Poziom \(self.number(number))")
    }

    /// The level, and the points to the next: "Level 7 · 320 points to go".
    public func level(_ level: Int, missing: Int64) -> String {
        "\(self.level(level)) · "
            + pick("\(points(missing)) to go", "ещё \(points(missing))", "jeszcze \(points(missing))")
    }

    /// Tells what the end of yesterday decided: "Yesterday: Perfect day".
    public func ofYesterday(_ news: String) -> String {
        pick("Yesterday: \(news)", "Вчера: \(news)", "Wczoraj: \(news)")
    }

    /// "320 to go".
    public func pointsToGo(_ points: Int64) -> String {
        pick("\(number(points)) to go", "ещё \(number(points))", "jeszcze \(number(points))")
    }

    /// The part of a level: "680 of 1,000".
    public func pointsOfLevel(_ progress: Int64, _ size: Int64) -> String {
        pick(
            "\(number(progress)) of \(number(size))", "\(number(progress)) из \(number(size))",
            "\(number(progress)) z \(number(size))")
    }

    /// The label of the points of a period, with the level at its end: "Points · level 7".
    public func pointsAtLevel(_ level: Int) -> String { "\(pointsLabel) · \(uncapitalized(self.level(level)))" }

    /// The title of a level. They grow as a garden does.
    ///
    /// - Parameter index: From 0.
    public func levelTitle(_ index: Int) -> String {
        switch index {
        case 0: pick("Seed", "Зерно", "Ziarno")
        case 1: pick("Sprout", "Росток", "Kiełek")
        case 2: pick("Leaf", "Листок", "Listek")
        case 3: pick("Sapling", "Саженец", "Sadzonka")
        case 4: pick("Tree", "Дерево", "Drzewo")
        case 5: pick("Grove", "Роща", "Zagajnik")
        case 6: pick("Garden", "Сад", "Ogród")
        case 7: pick("Forest", "Лес", "Las")
        case 8: pick("Old forest", "Вековой лес", "Stary las")
        default: pick("Evergreen", "Вечнозелёный лес", "Wieczna zieleń")
        }
    }

    // Periods
    /// "Since Monday".
    public func pointsThisWeek(from first: Weekday) -> String {
        let day = weekdayGenitive(first)
        let from = first == .tuesday || first == .wednesday ? "Со" : "С"
        return pick("Since \(day)", "\(from) \(day)", "Od \(day)")
    }
    public var pointsThisMonth: String { pick("This month", "В этом месяце", "W tym miesiącu") }
    public var pointsInAll: String { pick("All time", "За всё время", "Od początku") }

    // The ledger
    public var noPointsYet: String { pick("No points yet", "Пока нет очков", "Nie ma jeszcze punktów") }
    /// Of a period while there are points of other days.
    public var noPointsInPeriod: String {
        pick("No points in this period", "За этот период нет очков", "Brak punktów w tym okresie")
    }
    public var noPointsYetHint: String {
        pick(
            "Mark a habit, complete a task, log a mood: each counts on its own day.",
            "Отметьте привычку, выполните задачу, запишите настроение: всё засчитывается в свой день.",
            "Odhacz nawyk, ukończ zadanie, zapisz nastrój: wszystko liczy się w swoim dniu.")
    }
    public var latestPoints: String { pick("Latest points", "Последние очки", "Najnowsze punkty") }
    public var earlierPoints: String { pick("Earlier points", "Более ранние очки", "Wcześniejsze punkty") }

    // Reasons
    public var forHabit: String { pick("Habit done", "Привычка выполнена", "Nawyk wykonany") }
    public func forStreak(_ length: String) -> String {
        pick("Streak: \(length)", "Серия: \(length)", "Seria: \(length)")
    }
    public var forTask: String { pick("Task done", "Задача выполнена", "Zadanie ukończone") }
    public var forTaskInTime: String { pick("Done on time", "Выполнена в срок", "Ukończone w terminie") }
    public var forWorkout: String { pick("Workout", "Тренировка", "Trening") }
    public var forGoal: String { pick("Goal reached", "Цель достигнута", "Cel osiągnięty") }
    public var forWeekBudget: String { pick("Week within budget", "Неделя в рамках бюджета", "Tydzień w budżecie") }
    public var forMonthBudget: String { pick("Month within budget", "Месяц в рамках бюджета", "Miesiąc w budżecie") }
    public var forYearBudget: String { pick("Year within budget", "Год в рамках бюджета", "Rok w budżecie") }
    public var forMood: String { pick("Mood logged", "Настроение записано", "Nastrój zapisany") }
    public var forAllHabits: String {
        pick("Perfect day", "Идеальный день", "Idealny dzień")
    }
    public var forAchievement: String { pick("Achievement", "Достижение", "Osiągnięcie") }
    public var forChallenge: String { pick("Challenge won", "Испытание пройдено", "Wyzwanie ukończone") }

    // On Today
    public func levelReached(_ level: String, _ title: String) -> String {
        pick(
            "\(level) reached: \(title)", "\(level) достигнут: \(uncapitalized(title))",
            "\(level) osiągnięty: \(uncapitalized(title))")
    }
    public func achievementEarned(_ title: String) -> String {
        pick("Achievement: \(title)", "Достижение: \(title)", "Osiągnięcie: \(title)")
    }
    public func challengeWon(title: String) -> String {
        pick("Challenge won: \(title)", "Испытание пройдено: \(title)", "Wyzwanie ukończone: \(title)")
    }
    /// The challenges that are suggested on the first day of a week: "Challenges for this week: Complete 3 tasks, Log moods 4 times".
    public func challengesOfWeek(_ titles: String) -> String {
        pick(
            "Challenges for this week: \(titles)", "Испытания на эту неделю: \(titles)",
            "Wyzwania na ten tydzień: \(titles)")
    }
    /// A running challenge that is nearly done: "Complete 12 tasks: 2 to go".
    public func challengeNearlyDone(_ title: String, _ left: Int64) -> String { "\(title): \(pointsToGo(left))" }
}
