extension Words {
    public var goalTitleHint: String {
        pick(
            "Read twelve books, run 10 km…", "Прочитать 12 книг, пробежать 10 км…",
            "Przeczytać 12 książek, przebiec 10 km…")
    }
    public var goalNoteHint: String { pick("Why it matters", "Почему это важно", "Dlaczego to ważne") }
    public var measuredBy: String { pick("Measured by", "Чем измеряется", "Czym się mierzy") }
    public var byHand: String {
        pick("A number you log", "Число, которое вы записываете", "Liczba, którą zapisujesz")
    }
    public var byMilestones: String { pick("Milestones", "Этапы", "Etapy") }
    public var byTasks: String { pick("Tasks that belong to it", "Задачи этой цели", "Zadania tego celu") }
    public var byHabitCount: String {
        pick("How often a habit is done", "Сколько раз сделана привычка", "Ile razy wykonano nawyk")
    }
    public var byHabitStrength: String { pick("How strong a habit is", "Сила привычки", "Siła nawyku") }
    public var goalStartValue: String { pick("From", "От", "Od") }
    public var goalTarget: String { pick("To", "До", "Do") }
    public var goalUnitHint: String { pick("books, km, kg…", "книг, км, кг…", "książek, km, kg…") }
    public var goalTargetHint: String {
        pick(
            "The target can be lower than the current value.", "Меньше, чем сейчас? Так тоже можно.",
            "Mniej niż teraz? Tak też można.")
    }
    public var howManyTasks: String { pick("How many", "Сколько", "Ile") }
    public var howManyTasksHint: String {
        pick(
            "Leave empty to count all its tasks.", "Пусто: все, что к ней относятся.",
            "Puste: wszystkie, które do niego należą.")
    }
    public var howOftenInAll: String { pick("How much in all", "Сколько всего", "Ile łącznie") }
    public var howStrong: String { pick("Percent to reach", "Сколько процентов", "Ile procent") }
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
            "Start and target are the same", "«От» и «до» совпадают: делать нечего",
            "„Od” i „do” są równe: nie ma nic do zrobienia")
    }
    public var targetNotAPercentage: String {
        pick("Strength must be 1 to 100 percent", "Сила бывает от 1 до 100 процентов", "Siła to od 1 do 100 procent")
    }
    public var habitMissing: String { pick("Please choose a habit", "Выберите привычку", "Wybierz nawyk") }
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
            "\(quoted(title)) is counted automatically; you cannot log numbers for it",
            "\(quoted(title)) продвигается сама, числа не записываются",
            "\(quoted(title)) posuwa się sam, bez zapisywania liczb")
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
