/// The page that explains points.
extension Words {
    public var howPointsAreEarned: String {
        pick("How points are earned", "За что начисляются очки", "Za co są punkty")
    }

    // The rules by which points are earned
    public var ruleHabit: String {
        pick("A habit marked as done", "Привычка отмечена выполненной", "Nawyk oznaczony jako wykonany")
    }
    /// A step of a streak: "A streak, for every 7 days".
    public func ruleStreak(_ step: String) -> String {
        pick("A streak, for every \(step)", "Серия, за каждые \(step)", "Seria, za każde \(step)")
    }
    public var ruleStreakOfWeeks: String {
        pick("A streak, for every week", "Серия, за каждую неделю", "Seria, za każdy tydzień")
    }
    public var ruleStreakOfMonths: String {
        pick("A streak, for every month", "Серия, за каждый месяц", "Seria, za każdy miesiąc")
    }
    public var ruleAllHabits: String {
        pick(
            "A perfect day: all its habits done", "Идеальный день: все его привычки выполнены",
            "Idealny dzień: wszystkie jego nawyki wykonane")
    }
    /// "A task done: high priority".
    public func ruleTask(_ priority: String) -> String {
        pick(
            "A task done: \(priority) priority", "Задача выполнена, приоритет: \(priority)",
            "Zadanie ukończone, priorytet: \(priority)")
    }
    public var ruleTaskWithoutPriority: String {
        pick(
            "A task done: low or no priority", "Задача выполнена, приоритет низкий или без него",
            "Zadanie ukończone, priorytet niski lub żaden")
    }
    public var ruleTaskInTime: String {
        pick(
            "A task done by its due day, besides", "Задача выполнена в срок, сверх того",
            "Zadanie w terminie, dodatkowo")
    }
    public var ruleWorkout: String {
        pick(
            "A workout for which you entered a set, a duration or a number of exercises",
            "Тренировка, для которой указаны подход, длительность или число упражнений",
            "Trening, do którego podano serię, czas lub liczbę ćwiczeń")
    }
    /// A rule that counts only so many times a day: "A mood logged (the first 3 of a day)".
    public func ruleOfADay(_ rule: String, first count: Int) -> String {
        pick(
            "\(rule) (the first \(number(count)) of a day)", "\(rule) (первые \(number(count)) за день)",
            "\(rule) (pierwsze \(number(count)) w ciągu dnia)")
    }
    public var ruleMood: String { pick("A mood logged", "Записанное настроение", "Zapisany nastrój") }
    public var ruleGoal: String { pick("A goal reached", "Достигнутая цель", "Osiągnięty cel") }
    public var ruleWeekBudget: String {
        pick("A week within its budget", "Неделя в рамках бюджета", "Tydzień w granicach budżetu")
    }
    public var ruleMonthBudget: String {
        pick("A month within its budget", "Месяц в рамках бюджета", "Miesiąc w granicach budżetu")
    }
    public var ruleYearBudget: String {
        pick("A year within its budget", "Год в рамках бюджета", "Rok w granicach budżetu")
    }
    /// "A challenge won: easy".
    public func ruleChallenge(_ level: String) -> String {
        pick("A challenge won: \(level)", "Испытание пройдено: \(level)", "Wyzwanie ukończone: \(level)")
    }
    public var ruleOwnChallenge: String {
        pick("A challenge of your own", "Своё испытание", "Własne wyzwanie")
    }
    public var ruleAchievement: String {
        pick("An achievement, once", "Достижение, один раз", "Osiągnięcie, raz")
    }
    /// The points of an achievement, in the place of a number.
    public var itsOwnPoints: String { pick("its own", "свои", "własne") }

    // Notes besides the rules
    /// "A level is 1,000 points."
    public func ruleLevel(_ points: String) -> String {
        pick("A level is \(points).", "Уровень — это \(points).", "Poziom to \(points).")
    }
    public var ruleOwnDay: String {
        pick(
            "What you log counts in full on its own day, also if you log it late.",
            "Всё засчитывается полностью и в свой день, даже если записать позже.",
            "Wszystko liczy się w całości i w swoim dniu, także zapisane później.")
    }
    public var ruleLimit: String {
        pick(
            "A limit, such as at most two cups, earns once its day is over, if you logged an amount: 0 counts too. A day with a limit is perfect once it is over.",
            "Предел, например не больше двух чашек, приносит очки, когда день закончился, если количество записано, пусть даже 0. День с пределом становится идеальным, когда закончится.",
            "Limit, na przykład najwyżej dwie filiżanki, daje punkty po zakończeniu dnia, jeśli ilość jest zapisana, choćby 0. Dzień z limitem staje się idealny, gdy się skończy."
        )
    }
    public var ruleNothingTaken: String {
        pick(
            "Nothing is ever taken away as a punishment. What you delete or undo takes its points along, and brings them back when it comes back.",
            "Очки никогда не отнимаются в наказание. Удалённое и отменённое уносит свои очки с собой и возвращает их, если вернуть его.",
            "Punktów nigdy nie odbiera się za karę. To, co usuniesz lub cofniesz, zabiera swoje punkty, a przywrócone oddaje je z powrotem."
        )
    }
    public var ruleImports: String {
        pick(
            "Imports earn nothing unless you ask for it, and neither do workouts that a watch or phone recorded.",
            "Импортированное не приносит очков, если вы сами этого не захотели; тренировки с часов и телефона — тоже.",
            "Zaimportowane dane nie dają punktów, jeśli o to nie poprosisz; treningi z zegarka i telefonu też nie.")
    }
    public var ruleAway: String {
        pick(
            "Being away costs no points: streaks go on.", "Перерыв не отнимает очков: серии продолжаются.",
            "Przerwa nie odbiera punktów: serie trwają dalej.")
    }
}
