/// Text of the mood and pet pages.
extension Words {
    public var moods: String { pick("Mood", "Настроение", "Nastrój") }
    public var mood: String { pick("Mood", "Настроение", "Nastrój") }
    public var moodViews: String { pick("Mood sections", "Разделы настроения", "Sekcje nastroju") }
    public var writeMood: String { pick("Log", "Запись", "Wpis") }
    /// The button that leads to the page for logging a mood.
    public var logMoodButton: String { pick("Log a mood", "Записать настроение", "Zapisz nastrój") }
    public var moodList: String { pick("History", "История", "Historia") }
    public var moodCharts: String { pick("Charts", "Графики", "Wykresy") }
    public var allMoods: String {
        pick(
            "Show all entries",
            "Показать все записи",
            "Pokaż wszystkie wpisy")
    }
    public var me: String { pick("Me", "Я", "Ja") }
    public var everyone: String { pick("Everyone", "Все", "Wszyscy") }
    public var whoseMood: String { pick("Whose mood", "Чьё настроение", "Czyj nastrój") }
    public var howAreYou: String { pick("How are you?", "Как настроение?", "Jak się masz?") }
    public func howIs(_ name: String) -> String {
        pick("How is \(name)?", "\(name): как настроение?", "Jak się ma \(name)?")
    }
    public var moodNoteHint: String { pick("What happened?", "Что произошло?", "Co się wydarzyło?") }
    public var feelings: String { pick("Feelings", "Чувства", "Uczucia") }
    public var activities: String { pick("Activities", "Занятия", "Zajęcia") }
    public var moreActivities: String { pick("More activities", "Другие занятия", "Inne zajęcia") }
    public func name(_ activity: CommonActivity) -> String { activity.name(language) }
    public var ownActivity: String { pick("Another activity", "Другое занятие", "Inne zajęcie") }
    public var timeLabel: String { pick("Time", "Время", "Godzina") }
    public var emptyForNow: String {
        pick("Empty means now", "Если оставить пустым — сейчас", "Puste pole oznacza teraz")
    }
    public var deleteMood: String { pick("Delete entry", "Удалить запись", "Usuń wpis") }

    public var noMoodsYet: String { pick("No entries yet", "Записей пока нет", "Brak wpisów") }
    public var noMoodsYetHint: String {
        pick(
            "Pick a face and save. In a week you’ll see what helps.",
            "Выберите смайлик и сохраните. Через неделю станет видно, что помогает.",
            "Wybierz buźkę i zapisz. Po tygodniu zobaczysz, co pomaga.")
    }
    public var noMoodFound: String { pick("No matches", "Ничего не найдено", "Brak wyników") }
    public var noMoodFoundHint: String {
        pick(
            "Try a different filter.",
            "Попробуйте другой фильтр.",
            "Spróbuj innego filtra.")
    }
    public var searchMoods: String {
        pick("Search moods and notes", "Поиск по настроениям и заметкам", "Szukaj w nastrojach i notatkach")
    }
    public var fromDay: String { pick("From", "С", "Od") }
    public var toDay: String { pick("To", "По", "Do") }

    public var whatLedToIt: String { pick("Why?", "Почему?", "Dlaczego?") }
    public var dismissAdvice: String {
        pick(
            "Don’t show again",
            "Больше не показывать",
            "Nie pokazuj więcej")
    }

    public var noMoodsInYear: String {
        pick(
            "No entries in this year",
            "В этом году записей нет",
            "Brak wpisów w tym roku")
    }
    public var yearInPixels: String { pick("Year in pixels", "Год в пикселях", "Rok w pikselach") }
    public var sevenDayMean: String { pick("7-day average", "Среднее за 7 дней", "Średnia z 7 dni") }
    public var distribution: String { pick("How often", "Как часто", "Jak często") }
    public var byPartOfDay: String { pick("By time of day", "По времени суток", "Według pory dnia") }
    /// Explains the scale of moods and how averages are calculated.
    public var levelHint: String {
        pick(
            "1 is the worst mood, 5 the best. Each day counts once; by time of day and activity, each entry counts.",
            "1 — худшее настроение, 5 — лучшее. Каждый день учитывается один раз, а по времени суток и занятиям — каждая запись.",
            "1 to najgorszy nastrój, 5 najlepszy. Każdy dzień liczy się raz, a według pory dnia i zajęć — każdy wpis.")
    }
    public var thereIsAdvice: String { pick("New advice", "Есть совет", "Jest rada") }
    public var pixelsHint: String {
        pick(
            "Each square is a day in the colour of its average mood.",
            "Каждый квадрат — день в цвете среднего настроения.",
            "Każdy kwadrat to dzień w kolorze średniego nastroju.")
    }
    /// The heading of a column with the names of activities.
    public var activityName: String { pick("Activity", "Занятие", "Zajęcie") }
    public var byActivity: String { pick("By activity", "По занятиям", "Według zajęć") }
    public func pixelsSentence(days: Int, year: Int) -> String {
        pick(
            "Moods in \(year): \(self.days(days)) logged.",
            "Настроение в \(year) году: записано \(self.days(days)).",
            "Nastrój w \(year) roku: zapisano \(self.days(days)).")
    }
    /// Describes the mood chart for screen readers.
    public func moodCurveSentence(lowest: String, highest: String, last: String) -> String {
        pick(
            "7-day average between \(lowest) and \(highest), now \(last), of 5.",
            "Среднее за 7 дней от \(lowest) до \(highest), сейчас \(last), из 5.",
            "Średnia z 7 dni od \(lowest) do \(highest), teraz \(last), na 5.")
    }
    /// The first letter of a month's name (1…12).
    public func monthLetter(_ month: Int) -> String {
        let letters = pick("JFMAMJJASOND", "ЯФМАМИИАСОНД", "SLMKMCLSWPLG")
        guard (1...12).contains(month) else { return "" }
        return String(letters[letters.index(letters.startIndex, offsetBy: month - 1)])
    }

    public var pets: String { pick("Pets", "Питомцы", "Zwierzęta") }
    public var newPet: String { pick("New pet", "Новый питомец", "Nowe zwierzę") }
    public var addPet: String { pick("Add a pet", "Добавить питомца", "Dodaj zwierzę") }
    public var petName: String { pick("Name", "Имя", "Imię") }
    public var animal: String { pick("Animal", "Животное", "Zwierzę") }
    public var archivePet: String { pick("Archive", "В архив", "Archiwizuj") }
    public var deletePet: String { pick("Delete pet", "Удалить питомца", "Usuń zwierzę") }
    public var deletingPet: String {
        pick(
            "Its mood entries will be deleted too. You can undo this.",
            "Записи о настроении тоже удалятся. Удаление можно отменить.",
            "Wpisy o nastroju też zostaną usunięte. Możesz to cofnąć.")
    }
    public var noPetsYet: String { pick("No pets yet", "Питомцев пока нет", "Brak zwierząt") }
    public var noPetsYetHint: String {
        pick(
            "Log how your dog, cat or parrot feels, and see what’s good for them.",
            "Записывайте настроение собаки, кошки или попугая и смотрите, что им на пользу.",
            "Zapisuj nastrój psa, kota albo papugi i zobacz, co im służy.")
    }
    public func editNamed(_ name: String) -> String {
        pick(
            "Edit \(quoted(name))",
            "Изменить \(quoted(name))",
            "Edytuj \(quoted(name))")
    }
    /// An age in whole years, or in months before the first birthday: "3 years", "5 months".
    public func age(years: Int, months: Int) -> String {
        if years == 0 { return self.months(months) }
        return counted(years, ("year", "years"), ("год", "года", "лет"), ("rok", "lata", "lat"))
    }
}
