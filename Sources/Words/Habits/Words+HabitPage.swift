import CivilTime

extension Words {
    public var currentStreak: String { pick("Current streak", "Текущая серия", "Obecna seria") }
    public var longestStreak: String { pick("Longest streak", "Самая длинная серия", "Najdłuższa seria") }
    /// The longest streak among the days of a week.
    public var longestStreakOfWeek: String {
        pick("Longest streak in the week", "Самая длинная серия за неделю", "Najdłuższa seria w tygodniu")
    }
    public var longestStreakOfMonth: String {
        pick("Longest streak in the month", "Самая длинная серия за месяц", "Najdłuższa seria w miesiącu")
    }
    public var longestStreakOfYear: String {
        pick("Longest streak in the year", "Самая длинная серия за год", "Najdłuższa seria w roku")
    }
    public var longest: String { pick("longest", "рекорд", "rekord") }
    public var streakLength: String { pick("Length", "Длина", "Długość") }
    public var longestStreaks: String { pick("Longest streaks", "Самые длинные серии", "Najdłuższe serie") }
    public var noStreaksYet: String {
        pick(
            "Mark a day to start your first streak.", "Первая серия начнётся с первой отметки.",
            "Pierwsza seria zacznie się od pierwszego oznaczenia.")
    }
    /// In the place of the streaks of a habit that was done, but not yet as often as its schedule asks.
    public var noStreaksComplete: String {
        pick(
            "Your first streak starts once you have done it often enough.",
            "Первая серия начнётся, когда наберётся нужное число раз.",
            "Pierwsza seria zacznie się, gdy uzbiera się tyle razy, ile trzeba.")
    }
    public var strength: String { pick("Strength", "Сила привычки", "Siła nawyku") }
    public var strengthHint: String {
        pick(
            "It grows each time you do the habit, and fades slowly when you miss it.",
            "Растёт с каждым выполнением и понемногу слабеет от пропусков.",
            "Rośnie z każdym wykonaniem i powoli słabnie, gdy o nim zapominasz.")
    }
    /// Explains the strength of a limit, which is counted the other way round.
    public var strengthOfLimitHint: String {
        let full = percent(1)
        return pick(
            "The strength of a limit begins at \(full), fades each time you go over it, and grows back with each day you keep it.",
            """
            Сила предела начинается со \(full), слабеет с каждым превышением и снова растёт с каждым днём в его рамках.
            """,
            """
            Siła limitu zaczyna się od \(full), słabnie z każdym przekroczeniem i znów rośnie z każdym dniem w limicie.
            """)
    }
    /// The next due day of a habit of every so many days: "next: tomorrow".
    public func nextDue(_ day: String) -> String {
        pick("next: \(day)", "следующий раз: \(day)", "następny raz: \(day)")
    }
    /// A habit of every so many days that is done on others than those counted from its start.
    public var doneOffPhase: String {
        pick(
            "Done on other days than it was due. Counted from today, it is due again today.",
            "Сделано не в те дни, на которые запланировано. Можно вести счёт от сегодняшнего дня.",
            "Wykonywany w inne dni niż zaplanowane. Można liczyć od dzisiaj.")
    }
    public var doneOffPhaseInTerminal: String {
        pick(
            "Done on other days than it was due.", "Сделано не в те дни, на которые запланировано.",
            "Wykonywany w inne dni niż zaplanowane.")
    }
    /// Refuses the next due day of a habit with another schedule.
    public var nextNeedsInterval: String {
        pick(
            "--next is for habits that are due every so many days.", "--next — для привычек «раз в несколько дней».",
            "--next jest dla nawyków co kilka dni.")
    }
    public var countFromToday: String { pick("Count from today", "Считать от сегодня", "Licz od dzisiaj") }
    public var completionRate: String { pick("Completion rate", "Доля выполнения", "Poziom wykonania") }
    /// Explains the rate of a habit due several times a week.
    public var completionHintOfWeeks: String {
        pick(
            "Times done out of times due; more than due adds nothing. This week counts in proportion to its days so far.",
            "Сделано раз из нужных, лишнее не в счёт. Текущая неделя учитывается по числу прошедших дней.",
            "Wykonane razy z wymaganych, nadwyżka się nie liczy. Bieżący tydzień liczy się proporcjonalnie do minionych dni."
        )
    }
    /// Explains the rate of a habit due several times a month.
    public var completionHintOfMonths: String {
        pick(
            "Times done out of times due; more than due adds nothing. This month counts in proportion to its days so far.",
            "Сделано раз из нужных, лишнее не в счёт. Текущий месяц учитывается по числу прошедших дней.",
            "Wykonane razy z wymaganych, nadwyżka się nie liczy. Bieżący miesiąc liczy się proporcjonalnie do minionych dni."
        )
    }
    /// Explains the rate of a habit due several times in a span of days.
    public var completionHintOfSpans: String {
        pick(
            """
            A day counts as done if it was done often enough in some span of days around it. One that still can be, and skipped \
            days, do not count.
            """,
            """
            День засчитан, если в каком-то отрезке вокруг него сделано достаточно раз. Дни, которые ещё можно зачесть, и \
            пропущенные не в счёт.
            """,
            """
            Dzień jest zaliczony, jeśli w którymś okresie wokół niego wykonano nawyk wystarczająco często. Dni, które jeszcze można \
            zaliczyć, i pominięte się nie liczą.
            """)
    }
    /// Explains the rates of habits due several times a week or month in a review.
    public var countedRatesHint: String {
        pick(
            """
            Habits due several times a week or month are rated here by what was done and what can no longer be reached: what can \
            wait lowers no rate.
            """,
            """
            Привычки «несколько раз в неделю» и «в месяц» оцениваются здесь по сделанному и по тому, чего уже не успеть: то, что \
            может подождать, долю не снижает.
            """,
            """
            Nawyki na kilka razy w tygodniu lub miesiącu ocenia się tu po tym, co zrobiono i czego już nie da się nadrobić: to, co \
            może poczekać, nie obniża poziomu.
            """)
    }
    public var completionHint: String {
        pick(
            "Days done out of days due. Skipped days do not count, and today only once it is done or over its limit.",
            "Сделано из запланированного. Пропущенные дни не в счёт, а сегодня — только если уже сделано или предел превышен.",
            """
            Zrobione z zaplanowanych. Pominięte dni się nie liczą, a dzisiejszy dopiero po wykonaniu lub przekroczeniu \
            limitu.
            """)
    }

    /// A figure of the habit alone, apart from the points of the ledger.
    public var score: String { pick("Score", "Счёт", "Wynik") }
    public var scoreHint: String {
        pick(
            "The score is 10 for each step of the current streak and 5 for each time done.",
            "Счёт — это 10 за каждый шаг текущей серии и 5 за каждое выполнение.",
            "Wynik to 10 za każdy krok obecnej serii i 5 za każde wykonanie.")
    }

    // Periods
    public var week: String { pick("Week", "Неделя", "Tydzień") }
    public var month: String { pick("Month", "Месяц", "Miesiąc") }
    public var year: String { pick("Year", "Год", "Rok") }
    public var all: String { pick("All", "Всё", "Całość") }
    public var period: String { pick("Period", "Период", "Okres") }
    public var thisWeek: String { pick("this week", "на этой неделе", "w tym tygodniu") }
    public var thisMonth: String { pick("this month", "в этом месяце", "w tym miesiącu") }
    public var pastYear: String { pick("past year", "за год", "przez rok") }
    public var halfAYear: String { pick("half a year", "полгода", "pół roku") }

    // Cards
    public var theYear: String { pick("The year", "Год по дням", "Cały rok") }
    public var byWeekday: String { pick("By weekday", "По дням недели", "Według dni tygodnia") }
    public var totals: String { pick("Totals", "Итоги", "Podsumowanie") }
    public var total: String { pick("Total", "Всего", "Razem") }
    /// The average of a measured habit, as `onLoggedDays` says elsewhere.
    public var averageOfLoggedDays: String {
        pick("Average on days with an entry", "В среднем за день с записью", "Średnio w dniu z wpisem")
    }
    public var bestDay: String { pick("Best day", "Лучший день", "Najlepszy dzień") }
    public var timesDone: String { pick("Times done", "Сколько раз сделано", "Liczba wykonań") }
    public var daysSkipped: String { pick("Days skipped", "Пропущено дней", "Pominięte dni") }
    public var notes: String { pick("Notes", "Заметки", "Notatki") }
    public var noNotesYet: String { pick("No notes yet", "Пока нет заметок", "Nie ma jeszcze notatek") }
    public var history: String { pick("History", "История", "Historia") }
    public var less: String { pick("less", "меньше", "mniej") }
    public var moreThan: String { pick("more", "больше", "więcej") }
    public var day: String { pick("Day", "День", "Dzień") }
    public var nothingRecordedYet: String {
        pick("Nothing logged yet", "Пока ничего не записано", "Nic jeszcze nie zapisano")
    }

    /// The first day of a habit, within a sentence: "since 3 March 2024".
    public func since(_ day: Day) -> String {
        pick("since \(dayMonthYear(day))", "с \(dayMonthYear(day))", "od \(dayMonthYear(day))")
    }

    /// The first day of a habit that has not begun: "starts on 3 March 2024".
    public func starts(_ day: Day) -> String {
        pick("starts on \(dayMonthYear(day))", "начнётся \(dayMonthYear(day))", "zacznie się \(dayMonthYear(day))")
    }

    /// Describes the strength chart in a sentence.
    public func strengthSentence(_ first: Double, _ last: Double) -> String {
        pick(
            "Strength went from \(percent(first)) to \(percent(last)).",
            "Сила привычки: было \(percent(first)), стало \(percent(last)).",
            "Siła nawyku: było \(percent(first)), jest \(percent(last)).")
    }

    /// Describes a calendar, heat map or bar chart in a sentence: "Done on 18 of 20 days."
    public func doneOnDays(_ done: Int, of due: Int) -> String {
        let part = part(done, of: due)
        let dueDays = plural(
            due, ("day", "days"), ("дня", "дней", "дней"), ("dnia", "dni", "dni"))
        return pick("Done on \(part) \(dueDays).", "Сделано в \(part) \(dueDays).", "Zrobione w \(part) \(dueDays).")
    }
}
