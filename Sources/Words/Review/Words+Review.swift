/// The Review page.
extension Words {
    public var tasksCompleted: String { pick("Tasks done", "Задач выполнено", "Ukończone zadania") }
    public var goalsReached: String { pick("Goals reached", "Целей достигнуто", "Osiągnięte cele") }
    public var averageMood: String { pick("Average mood, 1–5", "Настроение в среднем, 1–5", "Średni nastrój, 1–5") }
    /// The mood of a day.
    public var moodOfScale: String { pick("Mood, 1–5", "Настроение, 1–5", "Nastrój, 1–5") }
    public var weightOfTrend: String { pick("Weight, trend", "Вес, тренд", "Waga, trend") }
    public var energyADay: String { pick("Energy per day", "Калорий в день", "Kalorie dziennie") }

    // The period before, offered on the first day of the next
    public var lastWeek: String { pick("Last week", "Прошлая неделя", "Zeszły tydzień") }
    public var lastMonth: String { pick("Last month", "Прошлый месяц", "Zeszły miesiąc") }
    public var lastYear: String { pick("Last year", "Прошлый год", "Zeszły rok") }
    /// The chart of a period of which no day is over, and nothing was done on the first one yet.
    public var nothingDoneSoFar: String {
        pick("Nothing done so far", "Пока ничего не сделано", "Na razie nic nie zrobiono")
    }

    // The same figure of the day, week, month or year before
    public func dayBefore(_ value: String) -> String {
        pick("day before: \(value)", "днём раньше: \(value)", "dzień wcześniej: \(value)")
    }
    public func weekBefore(_ value: String) -> String {
        pick("week before: \(value)", "неделей раньше: \(value)", "tydzień wcześniej: \(value)")
    }
    public func monthBefore(_ value: String) -> String {
        pick("month before: \(value)", "месяцем раньше: \(value)", "miesiąc wcześniej: \(value)")
    }
    public func yearBefore(_ value: String) -> String {
        pick("year before: \(value)", "годом раньше: \(value)", "rok wcześniej: \(value)")
    }

    // The same figure for last week, month or year, over the days before today's place in it
    public func byThenLastWeek(_ value: String) -> String {
        pick(
            "by then last week: \(value)", "к тому времени на прошлой неделе: \(value)",
            "do tego czasu tydzień temu: \(value)")
    }
    public func byThenLastMonth(_ value: String) -> String {
        pick(
            "by then last month: \(value)", "к тому времени в прошлом месяце: \(value)",
            "do tego czasu miesiąc temu: \(value)")
    }
    public func byThenLastYear(_ value: String) -> String {
        pick(
            "by then last year: \(value)", "к тому времени в прошлом году: \(value)",
            "do tego czasu rok temu: \(value)")
    }

    /// The same figure of as many days before: "the 30 days before (2–31 Oct 2026): 12".
    public func daysBefore(_ count: Int, _ range: String, _ value: String) -> String {
        pick(
            "the \(days(count)) before (\(range)): \(value)", "\(days(count)) до этого (\(range)): \(value)",
            "poprzednie \(days(count)) (\(range)): \(value)")
    }

    // The review of a day
    public var missedOnDay: String { pick("Not done", "Не сделано", "Niezrobione") }
    /// Limits that were not exceeded on a day that goes on.
    public var withinLimitSoFar: String {
        pick("Within the limit so far", "Предел пока не превышен", "Na razie w limicie")
    }
    public var stillOpen: String { pick("Still open", "Ещё не сделано", "Jeszcze otwarte") }
    public var nothingOnDay: String {
        pick("Nothing was logged on this day", "В этот день ничего не записано", "Tego dnia niczego nie zapisano")
    }

    // Successes and misses
    public var whatStandsOut: String { pick("What stands out", "Что выделяется", "Co się wyróżnia") }
    /// "Steps a day: down to 6,709 (week before: 8,085)."
    ///
    /// - Parameter isMood: A mood is no amount: it is higher, not more.
    public func changed(_ name: String, isMore: Bool, isMood: Bool, _ value: String, _ before: String) -> String {
        let english = isMore ? "up to" : "down to"
        let russian = isMood ? isMore ? "выше" : "ниже" : isMore ? "больше" : "меньше"
        let polish = isMood ? isMore ? "wyższy" : "niższy" : isMore ? "więcej" : "mniej"
        return pick(
            "\(name): \(english) \(value) (\(before)).", "\(name): \(russian), \(value) (\(before)).",
            "\(name): \(polish), \(value) (\(before)).")
    }
    /// A budget with its excess: "Eating out over by €34.70".
    public func budgetOver(_ title: String, _ excess: String) -> String {
        pick("\(title) \(excess)", "\(title) — \(excess)", "\(title): \(excess)")
    }
    /// A figure of the days that are over: "6,709 through yesterday".
    public func throughYesterday(_ value: String) -> String {
        pick("\(value) through yesterday", "на вчера \(value)", "do wczoraj \(value)")
    }
    /// Of tasks: "5 done in time".
    public func doneInTime(_ count: Int) -> String {
        pick("\(number(count)) done in time", "в срок — \(number(count))", "w terminie \(number(count))")
    }
    /// Of tasks: "1 done late".
    public func doneLate(_ count: Int) -> String {
        pick("\(number(count)) done late", "позже срока — \(number(count))", "po terminie \(number(count))")
    }
    /// Of tasks: "2 missed".
    public func missedTasks(_ count: Int) -> String {
        pick("\(number(count)) missed", "не сделано — \(number(count))", "niezrobione \(number(count))")
    }
    /// Of exercises: "new records in Bench press, Squat".
    public func recordsIn(_ exercises: String) -> String {
        pick("new records in \(exercises)", "новые рекорды — \(exercises)", "nowe rekordy: \(exercises)")
    }
    /// Of workouts: "1 done".
    public func workoutsDone(_ count: Int) -> String {
        pick("\(number(count)) done", "сделано \(number(count))", "zrobione: \(number(count))")
    }
    /// Of budgets: "kept: Groceries, Leisure".
    public func budgetsKept(_ titles: String) -> String {
        pick("kept: \(titles)", "соблюдены: \(titles)", "dotrzymane: \(titles)")
    }
}
