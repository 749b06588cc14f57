/// Text of the mood and pet pages.
extension Words {
    public var moods: String { pick("Mood", "Настроение", "Nastrój") }
    public var mood: String { pick("Mood", "Настроение", "Nastrój") }
    public var moodViews: String { pick("Views of moods", "Виды настроения", "Widoki nastroju") }
    public var writeMood: String { pick("Write", "Записать", "Zapisz") }
    public var moodList: String { pick("History", "История", "Historia") }
    public var moodCharts: String { pick("Charts", "Графики", "Wykresy") }
    public var allMoods: String { pick("The whole history", "Вся история", "Cała historia") }
    public var me: String { pick("Me", "Я", "Ja") }
    public var everyone: String { pick("Everyone", "Все", "Wszyscy") }
    public var whoseMood: String { pick("Whose mood", "Чьё настроение", "Czyj nastrój") }
    public var howAreYou: String { pick("How are you?", "Как вы?", "Jak się masz?") }
    public func howIs(_ name: String) -> String { pick("How is \(name)?", "Как \(name)?", "Jak się ma \(name)?") }
    public var moodNoteHint: String { pick("What happened?", "Что произошло?", "Co się wydarzyło?") }
    public var feelings: String { pick("Feelings", "Чувства", "Uczucia") }
    public var activities: String { pick("Activities", "Занятия", "Zajęcia") }
    public var otherActivities: String { pick("Other activities", "Другие занятия", "Inne zajęcia") }
    public var betweenCommas: String {
        pick(
            "Separated by commas: walk, friends", "Несколько — через запятую: прогулка, друзья",
            "Kilka po przecinku: spacer, przyjaciele")
    }
    public var feelingsTagsAndTime: String {
        pick("Feelings, activities, time", "Чувства, занятия, время", "Uczucia, zajęcia, godzina")
    }
    public var tagsAndTime: String { pick("Activities, time", "Занятия, время", "Zajęcia, godzina") }
    public var timeLabel: String { pick("Time", "Время", "Godzina") }
    public var emptyForNow: String { pick("Empty for now", "Пусто — сейчас", "Puste: teraz") }
    public var deleteMood: String { pick("Delete the entry", "Удалить запись", "Usuń wpis") }

    public var noMoodsYet: String { pick("No entries yet", "Записей пока нет", "Nie ma jeszcze wpisów") }
    public var noMoodsYetHint: String {
        pick(
            "Choose a face and save: two taps. After a week, you’ll see what helps.",
            "Выберите рожицу и сохраните: два касания. Через неделю станет видно, что идёт на пользу.",
            "Wybierz buźkę i zapisz: dwa dotknięcia. Po tygodniu widać, co dobrze robi.")
    }
    public var noMoodFound: String { pick("Nothing fits", "Ничего не подходит", "Nic nie pasuje") }
    public var noMoodFoundHint: String {
        pick("No entries match.", "Таких записей нет.", "Nie ma takich wpisów.")
    }
    public func moodsBeyond(_ count: Int) -> String {
        pick(
            "\(number(count)) more \(plural(Int64(count), one: "entry", few: "entries", many: "entries")): choose days to see them.",
            "Ещё \(moodEntries(count)): выберите дни, чтобы увидеть.",
            "Jeszcze \(moodEntries(count)): wybierz dni, aby je zobaczyć.")
    }
    public var searchNotes: String { pick("Search notes", "Поиск в заметках", "Szukaj w notatkach") }
    public var filterMoods: String { pick("Filter", "Отбор", "Filtr") }
    public var fromDay: String { pick("From", "С", "Od") }
    public var toDay: String { pick("To", "По", "Do") }

    public var whatLedToIt: String { pick("What led to it", "Что к этому привело", "Skąd to się wzięło") }
    public var dismissAdvice: String { pick("Do not show again", "Больше не показывать", "Nie pokazuj więcej") }

    public var noMoodsInYear: String {
        pick("No entries in this year", "В этом году записей нет", "W tym roku nie ma wpisów")
    }
    public var yearInPixels: String { pick("The year in pixels", "Год в пикселях", "Rok w pikselach") }
    public var sevenDayMean: String { pick("Mean of seven days", "Среднее за семь дней", "Średnia z siedmiu dni") }
    public var distribution: String { pick("How often", "Как часто", "Jak często") }
    public var byPartOfDay: String { pick("By time of day", "По времени суток", "Według pory dnia") }
    /// Explains the scale of moods and how averages are calculated.
    public var levelHint: String {
        pick(
            "1 is the worst mood, 5 the best. Every day counts the same, however many entries it has; by time of day and activity, every entry counts.",
            "1 — самое плохое настроение, 5 — самое хорошее. Каждый день весит одинаково, сколько бы ни было записей; по времени суток и занятиям — каждая запись.",
            "1 to najgorszy nastrój, 5 najlepszy. Każdy dzień liczy się tak samo, ilekolwiek ma wpisów; według pory dnia i zajęć każdy wpis."
        )
    }
    public var thereIsAdvice: String { pick("There is advice", "Есть совет", "Jest rada") }
    public var pixelsHint: String {
        pick(
            "Each square is a day. The fuller it is, the better the mood.",
            "День — это клетка: чем полнее, тем лучше он был.",
            "Dzień to kratka: im pełniejsza, tym był lepszy.")
    }
    public var byActivity: String { pick("By activity", "По занятиям", "Według zajęć") }
    public func pixelsSentence(days: Int, year: Int) -> String {
        pick(
            "Moods of \(year): \(self.days(days)) written.", "Настроение за \(year) год: записано \(self.days(days)).",
            "Nastrój w \(year) roku: zapisano \(self.days(days)).")
    }
    /// Describes the mood chart for screen readers.
    public func moodCurveSentence(lowest: String, highest: String, last: String) -> String {
        pick(
            "Mean of seven days between \(lowest) and \(highest), now \(last), of 5.",
            "Среднее за семь дней от \(lowest) до \(highest), сейчас \(last), из 5.",
            "Średnia z siedmiu dni od \(lowest) do \(highest), teraz \(last), na 5.")
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
    public var archivePet: String { pick("Archive", "В архив", "Do archiwum") }
    public var deletePet: String { pick("Delete the pet", "Удалить питомца", "Usuń zwierzę") }
    public var deletingPet: String {
        pick(
            "Deleting also deletes the moods; you can undo it.",
            "Вместе с питомцем удаляется и его настроение; это можно отменить.",
            "Razem ze zwierzęciem znikają jego nastroje; można to cofnąć.")
    }
    public var noPetsYet: String { pick("No pets yet", "Питомцев пока нет", "Nie ma jeszcze zwierząt") }
    public var noPetsYetHint: String {
        pick(
            "Log how your dog, cat or parrot is, and see what does them good.",
            "Записывайте, как себя чувствует ваша собака, кошка или попугай, и смотрите, что им на пользу.",
            "Zapisuj, jak się ma pies, kot albo papuga, i zobacz, co im służy.")
    }
    public func editNamed(_ name: String) -> String {
        pick("Edit \(quoted(name))", "Изменить \(quoted(name))", "Zmień \(quoted(name))")
    }
    /// An age in whole years, or in months before the first birthday: "3 years", "5 months".
    public func age(years: Int, months: Int) -> String {
        if years == 0 { return self.months(months) }
        return counted(years, ("year", "years"), ("год", "года", "лет"), ("rok", "lata", "lat"))
    }
}
