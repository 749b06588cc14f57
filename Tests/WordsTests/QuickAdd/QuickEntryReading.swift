import CivilTime
import Money
import Words

/// Reads lines for every part of the journal as if typed on Friday, 20 November 2026, and spells out what they say.
enum QuickEntryReading {
    private static let foods = [
        "egg", "eggs", "toast", "soup", "bread", "banana", "porridge", "milk", "mac and cheese", "яйца", "яйцо", "тост",
        "суп", "хлеб", "банан", "овсянка", "молоко", "jajka", "jajko", "tost", "zupa", "chleb", "banan", "owsianka",
        "mleko",
    ]

    static let habits = [
        MarkableHabit(title: "Read", unit: "pages"), MarkableHabit(title: "Run", unit: "km"),
        MarkableHabit(title: "Drink water", unit: "glasses"), MarkableHabit(title: "Push-ups", unit: ""),
        MarkableHabit(title: "Study", unit: "min"), MarkableHabit(title: "Coffee", unit: "cups", needsAmount: true),
        MarkableHabit(title: "Stretch", unit: nil), MarkableHabit(title: "Meditate", unit: nil),
        MarkableHabit(title: "Brush teeth", unit: nil), MarkableHabit(title: "Yoga", unit: "min"),
        MarkableHabit(title: "Чтение", unit: "стр"), MarkableHabit(title: "Пить воду", unit: "стаканы"),
        MarkableHabit(title: "Растяжка", unit: nil), MarkableHabit(title: "Медитировать", unit: nil),
        MarkableHabit(title: "Писать дневник", unit: nil), MarkableHabit(title: "Czytanie", unit: "strony"),
        MarkableHabit(title: "Pić wodę", unit: "szklanki"), MarkableHabit(title: "Rozciąganie", unit: nil),
        MarkableHabit(title: "Medytacja", unit: nil),
    ]

    static func read(
        _ line: String, _ language: Language, imperial: Bool = false, reading: QuickReading? = nil,
        habits: [MarkableHabit] = []
    ) -> String {
        let words = Words(language)
        let entry = words.quickEntry(
            line, today: Day("2026-11-20")!, imperial: imperial, reading: reading, habits: habits,
            pets: ["Rex", "Miss Kitty", "Рекс", "Мурка", "Reks"], money: names(language)
        ) { name in
            foods.contains(name.lowercased())
        }
        switch entry {
        case .task: return "task"
        case .weight(let kilograms, let day): return "weight \(words.number(kilograms))" + on(day)
        case .sleep(let minutes, let day): return "sleep \(minutes)" + on(day)
        case .workout(let workout):
            let metres = workout.metres.map { " \(Int($0)) m" } ?? ""
            let seconds = workout.seconds.map { " \($0) s" } ?? ""
            return "workout \(workout.type)" + metres + seconds + on(workout.day)
        case .mood(let mood):
            let tags = mood.tags.map { " #\($0)" }.joined()
            let whose = mood.pet.map { "\($0): " } ?? ""
            return whose + "mood \(mood.mood)" + tags + (mood.note.isEmpty ? "" : " (\(mood.note))") + on(mood.day)
        case .note(let text, let day): return "note (\(text))" + on(day)
        case .meal(let meal): return "\(meal.kind ?? "meal"): \(meal.foods.joined(separator: ", "))" + on(meal.day)
        case .habit(let habit):
            let limit =
                habit.limit.map { " at most \(words.number($0)) [\(habit.unit)]" }
                ?? habit.target.map { " at least \(words.number($0)) [\(habit.unit)]" } ?? ""
            return "habit \(habit.title) \(habit.schedule.code)" + (habit.time.map { " at \($0)" } ?? "") + limit
        case .goal(let goal):
            let target = goal.target.map { " \(Int($0))" } ?? ""
            let deadline = goal.deadline.map { " by \($0)" } ?? ""
            return "goal \(goal.title)" + target + (goal.unit.isEmpty ? "" : " [\(goal.unit)]") + deadline
        case .money(let money):
            let amount = words.typedAmount(money.amount, money.currency)
            let way = [money.account, money.toAccount].compactMap { $0 }.joined(separator: " → ")
            let ownCategory = names(language).meaning(money.what)?.category == money.category ? nil : money.category
            return "\(money.kind) \(amount) \(money.currency.code)" + (money.what.isEmpty ? "" : " for \(money.what)")
                + (ownCategory.map { " @\($0)" } ?? "") + (way.isEmpty ? "" : " [\(way)]") + on(money.day)
                + (money.repetition.map { " " + $0.rule.text + ($0.first.map { " from \($0)" } ?? "") } ?? "")
        case .mark(let mark):
            return "\(mark.habit): " + (mark.amount.map { words.measure($0, mark.unit) } ?? "done") + on(mark.day)
        }
    }

    /// Three accounts, some categories and a payee.
    private static func names(_ language: Language) -> MoneyNames {
        let accounts = [("Bank", "EUR"), ("Cash", "EUR"), ("Visa Gold", "PLN")]
        return MoneyNames(
            accounts: accounts.map { ($0.0, Currency($0.1)!) }, currency: Words(language).usualCurrency
        ) { typed in
            switch typed.lowercased() {
            case "groceries", "продукты", "zakupy": (.expense, "Groceries")
            case "salary", "зарплата", "pensja": (.income, "Salary")
            case "lidl": (.expense, nil)
            case "pets": (.expense, "Pets and vet")
            case "eating", "рестораны", "restauracje": (.expense, "Eating")
            default: nil
            }
        }
    }

    private static func on(_ day: Day?) -> String { day.map { " on \($0)" } ?? "" }
}
