/// The page of challenges, and the form of one's own.
extension Words {
    public var challenges: String { pick("Challenges", "Испытания", "Wyzwania") }
    public var suggestedThisWeek: String { pick("For this week", "На эту неделю", "Na ten tydzień") }
    public var runningChallenges: String { pick("Running", "Сейчас", "W toku") }
    public var upcomingChallenges: String { pick("Upcoming", "Скоро", "Wkrótce") }
    public var pastChallenges: String { pick("Past", "Прошедшие", "Minione") }
    public var easyChallenge: String { pick("Easy", "Легко", "Łatwe") }
    public var mediumChallenge: String { pick("Medium", "По силам", "W sam raz") }
    public var hardChallenge: String { pick("Hard", "Трудно", "Trudne") }
    public var joinChallenge: String { pick("Join", "Принять", "Podejmij") }
    public var joinedChallenge: String { pick("Joined", "Принято", "Podjęte") }
    public var wonChallenge: String { pick("Won", "Пройдено", "Ukończone") }
    /// The result of a challenge that ended before its number was reached.
    public var missedChallenge: String { pick("Not reached", "Не пройдено", "Nieukończone") }
    public var leaveChallenge: String { pick("Leave", "Отказаться", "Porzuć") }
    public var addChallenge: String { pick("Make your own", "Создать своё", "Utwórz własne") }
    public var newChallenge: String { pick("New challenge", "Новое испытание", "Nowe wyzwanie") }
    public var editChallenge: String { pick("Edit challenge", "Изменить испытание", "Edytuj wyzwanie") }
    public var deleteChallenge: String { pick("Delete challenge", "Удалить испытание", "Usuń wyzwanie") }
    public var noChallengesYet: String { pick("No challenges yet", "Пока нет испытаний", "Nie ma jeszcze wyzwań") }
    public var noChallengesYetHint: String {
        pick(
            "Join one for the week, or make your own: a number to reach by a day.",
            "Примите испытание на неделю или создайте своё: число, к которому нужно прийти к сроку.",
            "Podejmij wyzwanie na tydzień albo utwórz własne: liczbę do osiągnięcia na czas.")
    }
    public func challengeWon(_ day: String) -> String {
        pick("Won \(day)", "Пройдено \(day)", "Ukończone \(day)")
    }
    /// Within a line: "2 days left", "last day".
    public func daysLeft(_ count: Int) -> String {
        if count == 1 { return pick("last day", "последний день", "ostatni dzień") }
        let russian = plural(count, ("", ""), ("остался", "осталось", "осталось"), ("", "", ""))
        let polish = plural(count, ("", ""), ("", "", ""), ("został", "zostały", "zostało"))
        return pick("\(days(count)) left", "\(russian) \(days(count))", "\(polish) \(days(count))")
    }
    /// The first day of a challenge that is to come, within a line: "starts tomorrow".
    public func challengeStarts(_ day: String) -> String {
        pick("starts \(day)", "начнётся \(day)", "zaczyna się \(day)")
    }
    /// "3 of 5", of numbers that may be large; beyond the number to reach, "7 (target: 5)".
    public func amount(_ count: Int64, of target: Int64) -> String {
        if count <= target { return pointsOfLevel(count, target) }
        let (count, target) = (number(count), number(target))
        return pick("\(count) (target: \(target))", "\(count) (цель: \(target))", "\(count) (cel: \(target))")
    }

    /// The count of a suggestion before it is joined: "3 of 5 so far".
    public func amountSoFar(_ count: Int64, of target: Int64) -> String {
        let amount = amount(count, of: target)
        return pick("\(amount) so far", "уже \(amount)", "już \(amount)")
    }

    /// Says that a challenge of points counts fewer than the ledger.
    public var withoutPrizes: String {
        pick(
            "not counting achievements and challenges", "достижения и испытания не в счёт", "bez osiągnięć i wyzwań")
    }
    /// Says why a challenge lasts longer: "7 days added for being away".
    public func daysAddedForAway(_ count: Int) -> String {
        pick(
            "\(days(count)) added for being away", "добавлено за перерыв: \(days(count))",
            "dodano za przerwę: \(days(count))")
    }

    // The page of a challenge
    public var countedDays: String { pick("What counted", "Что засчитано", "Co zaliczono") }
    public var nothingCounted: String {
        pick("Nothing has counted yet.", "Пока ничего не засчитано.", "Na razie nic nie zaliczono.")
    }

    // The form
    public var challengeTitleHint: String {
        pick("Optional: a name of your own", "Необязательно: своё название", "Opcjonalnie: własna nazwa")
    }
    public var challengeMeasure: String { pick("What to count", "Что считать", "Co liczyć") }
    public var challengeTarget: String { pick("Number to reach", "Сколько набрать", "Ile osiągnąć") }
    public var anyHabit: String { pick("Any habit", "Любая привычка", "Dowolny nawyk") }
    public var fullDaysMeasure: String { perfectDays }
    public var stepsMeasure: String { pick("Steps", "Шаги", "Kroki") }

    // Titles by their measures
    public func challengeHabits(_ count: Int) -> String {
        pick("Mark habits \(times(count))", "Отметить привычки \(times(count))", "Odhacz nawyki \(times(count))")
    }
    /// "Read 5 times". It begins with the habit's title, by which one finds it.
    public func challengeHabit(_ title: String, _ count: Int) -> String {
        pick("\(title) \(times(count))", "\(title): \(times(count))", "\(title): \(times(count))")
    }
    public func challengeFullDays(_ count: Int) -> String {
        pick(
            "Have \(perfectDays(count))", "Идеальные дни: \(number(count))", "Idealne dni: \(number(count))")
    }
    public func challengeTasks(_ count: Int) -> String {
        pick("Complete \(tasks(count))", "Выполнить \(tasksToDo(count))", "Ukończ \(tasks(count))")
    }
    public func challengeWorkouts(_ count: Int) -> String {
        pick("Do \(workouts(count))", "Провести \(workoutsToDo(count))", "Zrób \(workouts(count))")
    }
    public func challengeMoods(_ count: Int) -> String {
        pick("Log moods \(times(count))", "Записать настроение \(times(count))", "Zapisz nastrój \(times(count))")
    }
    public func challengeMeals(_ count: Int) -> String {
        pick("Log meals \(times(count))", "Записать еду \(times(count))", "Zapisz posiłek \(times(count))")
    }
    public func challengeNotes(_ count: Int) -> String {
        pick("Write \(notes(count))", "Написать \(notesToDo(count))", "Napisz \(notesToDo(count))")
    }
    public func challengePoints(_ count: Int) -> String {
        pick(
            "Earn \(points(Int64(count)))", "Набрать \(points(Int64(count)))", "Zdobądź \(points(Int64(count)))")
    }
    public func challengeSteps(_ count: Int) -> String {
        let steps = counted(
            count, ("step", "steps"), ("шаг", "шага", "шагов"), ("krok", "kroki", "kroków"))
        return pick("Walk \(steps)", "Пройти \(steps)", "Przejdź \(steps)")
    }
}
