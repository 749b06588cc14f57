extension Words {
    public var goalTitleHint: String {
        pick("Read 12 books", "12 книг за год", "12 książek w rok")
    }
    public var goalNoteHint: String { pick("Why it matters", "Почему это важно", "Dlaczego to ważne") }
    public var measuredBy: String { pick("Measured by", "Как измерять", "Sposób pomiaru") }
    public var byHand: String {
        pick("A number you log", "Число, которое записываю", "Liczba, którą zapisuję")
    }
    public var byBalance: String { pick("Balance of an account", "Остаток на счёте", "Saldo konta") }
    public var byMilestones: String { pick("Milestones", "Этапы", "Etapy") }
    public var byTasks: String { pick("Its tasks", "Задачи этой цели", "Zadania tego celu") }
    public var byHabitCount: String {
        pick("Times a habit is done", "Сколько раз выполнена привычка", "Ile razy wykonano nawyk")
    }
    public var byHabitStrength: String { pick("Strength of a habit", "Сила привычки", "Siła nawyku") }
    public var goalStartValue: String { pick("From", "От", "Od") }
    /// The names of a goal's or a habit's numbers in an error.
    public var goalTargetName: String { pick("Target", "Цель", "Cel") }
    public var startValueName: String { pick("Start", "Начало", "Początek") }
    public var goalTarget: String { pick("To", "До", "Do") }
    public var goalUnitHint: String { pick("books", "книг", "książek") }
    public var goalTargetHint: String {
        pick(
            "To count down, enter less than you start from.", "Чтобы считать вниз, укажите меньше, чем в начале.",
            "Aby liczyć w dół, wpisz mniej niż na początku.")
    }
    public var howManyTasks: String { pick("How many", "Сколько", "Ile") }
    public var howManyTasksHint: String {
        pick(
            "Leave empty to count all its tasks.", "Оставьте пустым, чтобы считать все задачи.",
            "Zostaw puste, żeby liczyć wszystkie zadania.")
    }
    public var howOftenInAll: String { pick("In total", "Всего", "Łącznie") }
    public var howStrong: String { pick("Target strength, %", "Нужная сила, %", "Docelowa siła, %") }
    public var chooseHabit: String { pick("Choose a habit", "Выберите привычку", "Wybierz nawyk") }
    public var firstMilestones: String {
        pick("Milestones, one per line", "Этапы, по одному в строке", "Etapy, po jednym w wierszu")
    }
    public var firstMilestonesHint: String {
        pick(
            "Choose a date\nBook the flat\nPack", "Выбрать дату\nСнять квартиру\nСобрать вещи",
            "Wybrać datę\nWynająć mieszkanie\nSpakować się")
    }
    public var deadline: String { pick("Deadline", "Срок", "Termin") }

    // Refusals
    public var targetEqualsStart: String {
        pick(
            "Start and target are the same", "«От» и «до» совпадают", "„Od” i „do” są takie same")
    }
    public var targetNotAPercentage: String {
        pick(
            "Strength must be 1 to 100 percent", "Сила — от 1 до 100 процентов", "Siła musi wynosić od 1 do 100 procent"
        )
    }
    public var habitMissing: String { pick("Choose a habit", "Выберите привычку", "Wybierz nawyk") }
    public var deadlineBeforeStart: String {
        pick("The deadline is before the first day", "Срок раньше первого дня", "Termin jest przed pierwszym dniem")
    }
    public var tooManyMilestones: String {
        pick("Too many milestones", "Слишком много этапов", "Za dużo etapów")
    }
    public var milestoneWasDeleted: String {
        pick("This milestone was deleted", "Этот этап удалён", "Ten etap został usunięty")
    }
    public var goalWasDeleted: String { pick("This goal was deleted", "Эта цель удалена", "Ten cel został usunięty") }

    public func notMeasuredByHand(_ title: String) -> String {
        pick(
            "\(quoted(title)) counts by itself; there is nothing to log",
            "\(quoted(title)) считается сама, записывать ничего не нужно",
            "\(quoted(title)) liczy się sam, niczego nie trzeba zapisywać")
    }

    public func goalUnknown(_ title: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no goal \(quoted(title)).", "Нет цели \(quoted(title)).", "Nie ma celu \(quoted(title)).")
        return unknown + didYouMean(nearest)
    }

    public func milestoneUnknown(_ title: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no milestone \(quoted(title)).", "Нет этапа \(quoted(title)).", "Nie ma etapu \(quoted(title)).")
        return unknown + didYouMean(nearest)
    }
}
