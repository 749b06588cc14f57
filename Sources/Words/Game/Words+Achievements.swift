/// The page of achievements, and their titles.
extension Words {
    public var achievements: String { pick("Achievements", "Достижения", "Osiągnięcia") }
    /// An achievement that stays a surprise until it is earned.
    public var secretAchievement: String { pick("Secret", "Секрет", "Sekret") }
    /// "12 of 53 earned", "12 of 53 earned and 2 surprises".
    public func achievementsEarned(_ count: Int, of all: Int, surprises: Int) -> String {
        let earned = pick(
            "\(part(count, of: all)) earned", "Получено \(part(count, of: all))", "Zdobyte: \(part(count, of: all))")
        if surprises == 0 { return earned }
        let found = counted(
            surprises, ("surprise", "surprises"), ("сюрприз", "сюрприза", "сюрпризов"),
            ("niespodzianka", "niespodzianki", "niespodzianek"))
        return pick("\(earned) and \(found)", "\(earned) и \(found)", "\(earned) i \(found)")
    }

    /// Says why a number is lower than elsewhere, if there are such records.
    public var countedWithoutImports: String {
        pick(
            "Imports, and workouts recorded by a watch or phone, do not count here.",
            "Импорт и тренировки, записанные часами или телефоном, здесь не в счёт.",
            "Import i treningi zapisane przez zegarek lub telefon się tu nie liczą.")
    }

    // Families
    public var familyFirst: String { pick("First steps", "Первые шаги", "Pierwsze kroki") }
    public var familyStreaks: String { pick("Streaks", "Серии", "Serie") }
    public var familySavings: String { pick("Savings", "Сбережения", "Oszczędności") }
    public var familySurprises: String { pick("Surprises", "Сюрпризы", "Niespodzianki") }

    // First steps
    public var titleFirstHabit: String { pick("First mark", "Первая отметка", "Pierwsze odhaczenie") }
    public var titleFirstTask: String { pick("First task", "Первая задача", "Pierwsze zadanie") }
    public var titleFirstGoal: String { pick("First goal", "Первая цель", "Pierwszy cel") }
    public var titleFirstNote: String { pick("First lines", "Первые строки", "Pierwsze słowa") }
    public var titleFirstMood: String { pick("First mood", "Первое настроение", "Pierwszy nastrój") }
    public var titleFirstPetMood: String { pick("A friend’s mood", "Настроение друга", "Nastrój przyjaciela") }
    public var titleFirstMeal: String { pick("First bite", "Первый кусочек", "Pierwszy kęs") }
    public var titleFirstWeighIn: String { pick("First weigh-in", "Первое взвешивание", "Pierwsze ważenie") }
    public var titleFirstNight: String { pick("First night", "Первая ночь", "Pierwsza noc") }
    public var titleFirstTransaction: String { pick("First transaction", "Первая операция", "Pierwsza transakcja") }

    // Streaks
    public var titleStreak7: String { pick("A week in a row", "Неделя подряд", "Tydzień z rzędu") }
    public var titleStreak30: String { pick("A month in a row", "Месяц подряд", "Miesiąc z rzędu") }
    public var titleStreak100: String { pick("A hundred in a row", "Сто раз подряд", "Sto razy z rzędu") }
    public var titleStreak365: String { pick("A year in a row", "Год подряд", "Rok z rzędu") }

    // Habits
    public var titleHabits100: String { pick("Settling in", "Входит в привычку", "Wchodzi w nawyk") }
    public var titleHabits1000: String { pick("A thousand times", "Тысяча раз", "Tysiąc razy") }
    public var titleHabits5000: String { pick("Second nature", "Вторая натура", "Druga natura") }
    public var titleFullDay: String { pick("Perfect day", "Идеальный день", "Idealny dzień") }
    public var titlePerfectWeek: String { pick("Perfect week", "Идеальная неделя", "Idealny tydzień") }
    public var titlePerfectMonth: String { pick("Perfect month", "Идеальный месяц", "Idealny miesiąc") }

    // Workouts
    public var titleWorkouts1: String { pick("Off the couch", "Встать с дивана", "Z kanapy") }
    public var titleWorkouts10: String { pick("Warmed up", "Разминка окончена", "Rozgrzewka za tobą") }
    public var titleWorkouts50: String { pick("In shape", "В форме", "W formie") }
    public var titleWorkouts100: String { pick("A hundred workouts", "Сто тренировок", "Sto treningów") }
    public var titleWorkouts500: String { pick("Iron will", "Железная воля", "Żelazna wola") }

    // Tasks
    public var titleTasks10: String { pick("Ten off the list", "Десять дел долой", "Dziesięć z listy") }
    public var titleTasks100: String { pick("A hundred done", "Сотня дел", "Setka z głowy") }
    public var titleTasks1000: String { pick("A thousand done", "Тысяча дел", "Tysiąc z głowy") }
    public var titleOnTime50: String { pick("Right on time", "Точно в срок", "W samą porę") }

    // Goals
    public var titleGoals1: String { pick("You did it", "Получилось", "Udało się") }
    public var titleGoals5: String { pick("Five goals", "Пять целей", "Pięć celów") }
    public var titleGoals20: String { pick("Twenty goals", "Двадцать целей", "Dwadzieścia celów") }

    // Savings
    public var titleBudgets1: String { pick("Within budget", "В рамках бюджета", "W budżecie") }
    public var titleBudgets12: String { pick("A dozen budgets", "Дюжина бюджетов", "Tuzin budżetów") }
    public var titleBudgets52: String { pick("Steady hand", "Твёрдая рука", "Pewna ręka") }
    public var titleSavingsGoal: String { pick("Saved up", "Накоплено", "Uzbierane") }

    // Moods
    public var titleMoods7: String { pick("A week of moods", "Неделя настроений", "Tydzień nastrojów") }
    public var titleMoods30: String { pick("A month of moods", "Месяц настроений", "Miesiąc nastrojów") }
    public var titleMoods100: String { pick("A hundred moods", "Сто настроений", "Sto nastrojów") }
    public var titleMoods365: String { pick("A year of moods", "Год настроений", "Rok nastrojów") }
    public var titlePetMoods30: String { pick("Good company", "Хорошая компания", "Dobre towarzystwo") }

    // Meals
    public var titleMeals7: String { pick("A week at the table", "Неделя за столом", "Tydzień przy stole") }
    public var titleMeals30: String { pick("A month at the table", "Месяц за столом", "Miesiąc przy stole") }
    public var titleMeals100: String { pick("A hundred days of meals", "Сто дней за столом", "Sto dni przy stole") }
    public var titleMeals365: String { pick("A year at the table", "Год за столом", "Rok przy stole") }

    // Weight
    public var titleWeighIns10: String { pick("Ten weigh-ins", "Десять взвешиваний", "Dziesięć ważeń") }
    public var titleWeighIns100: String { pick("A hundred weigh-ins", "Сто взвешиваний", "Sto ważeń") }
    public var titleWeightGoal: String { pick("Goal weight", "Вес мечты", "Wymarzona waga") }

    // Notes
    public var titleNotes10: String { pick("Ten notes", "Десять заметок", "Dziesięć notatek") }
    public var titleNotes100: String { pick("A hundred notes", "Сто заметок", "Sto notatek") }

    // Challenges
    public var titleChallenges1: String { pick("Challenge met", "Испытание пройдено", "Podjęte i wykonane") }
    public var titleChallenges10: String { pick("Ten challenges", "Десять испытаний", "Dziesięć wyzwań") }
    public var titleChallenges50: String { pick("Fifty challenges", "Пятьдесят испытаний", "Pięćdziesiąt wyzwań") }

    // Surprises
    public var titleEarlyBird: String { pick("Early bird", "Ранняя пташка", "Ranny ptaszek") }
    public var titleComeback: String { pick("Good to see you", "Рады видеть", "Dobrze cię widzieć") }
    public var titleFullHouse: String { pick("Full house", "Полный набор", "Komplet") }
    public var titleNewYear: String { pick("Fresh start", "С чистого листа", "Nowy początek") }
    public var titleLeapDay: String { pick("Leap day", "Високосный день", "Dzień przestępny") }
}
