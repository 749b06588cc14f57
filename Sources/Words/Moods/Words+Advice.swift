import CivilTime

/// Suggestions based on moods: kind, never a diagnosis. `name` is the pet's name; nil addresses the person.
extension Words {
    /// - Parameter count: the number of consecutive anxious entries.
    public func adviceAnxious(_ count: Int, of name: String?) -> String {
        let times = timesInARow(count)
        guard let name else {
            return pick(
                "You felt anxious \(times). Slow breathing, a walk or a talk with someone close often helps.",
                "Тревога \(times). Часто помогают медленное дыхание, прогулка или разговор с близким человеком.",
                "Niepokój \(times). Często pomaga spokojny oddech, spacer albo rozmowa z kimś bliskim.")
        }
        return pick(
            "\(name) was anxious \(times). More quiet, a steady routine and time together can help.",
            "\(name): тревога \(times). Могут помочь тишина, привычный распорядок и время вместе.",
            "\(name): niepokój \(times). Może pomóc spokój, stały rytm dnia i czas razem.")
    }

    /// - Parameter count: the number of entries, none of them positive.
    public func adviceNothingPositive(_ count: Int, of name: String?) -> String {
        let entries = moodEntries(count)
        guard let name else {
            return pick(
                "A hard week: \(entries) and none of them good. Be gentle with yourself; one small pleasant thing a day is enough.",
                "Трудная неделя: \(entries), и ни одной хорошей минуты. Будьте к себе бережны: довольно одной приятной мелочи в день.",
                "Trudny tydzień: \(entries) i ani jednej dobrej chwili. Potraktuj się łagodnie: wystarczy jedna miła rzecz dziennie."
            )
        }
        return pick(
            "\(name) had no happy moment in a week: \(entries). More play and time together might help.",
            "\(name): за неделю ни одной радостной минуты (\(entries)). Может помочь больше игры и времени вместе.",
            "\(name): ani jednej radosnej chwili w tygodniu (\(entries)). Może pomóc więcej zabawy i czasu razem.")
    }

    /// - Parameter days: the number of low days among the last fourteen.
    public func adviceLow(_ days: Int) -> String {
        let count = daysInWords(days)
        return pick(
            "Your mood was low on \(count) of the last two weeks. You don’t have to carry it alone: talk to someone you trust, and to a doctor if it lasts.",
            "За последние две недели настроение было плохим \(count). С этим не нужно оставаться в одиночку: поговорите с тем, кому доверяете, а если не пройдёт — с врачом.",
            "W ostatnich dwóch tygodniach nastrój był niski przez \(count). Nie musisz radzić sobie z tym w pojedynkę: porozmawiaj z kimś zaufanym, a jeśli to nie minie, z lekarzem."
        )
    }

    public func adviceDrop(of name: String?) -> String {
        guard let name else {
            return pick(
                "Your mood was lower last week than the week before. What was different?",
                "Прошлая неделя была тяжелее предыдущей. Что изменилось?",
                "Zeszły tydzień był słabszy niż poprzedni. Co się zmieniło?")
        }
        return pick(
            "\(name)’s mood was lower last week than the week before. What was different?",
            "\(name): на прошлой неделе настроение хуже, чем неделей раньше. Что изменилось?",
            "\(name): w zeszłym tygodniu nastrój gorszy niż tydzień wcześniej. Co się zmieniło?")
    }

    public func adviceRise(of name: String?) -> String {
        guard let name else {
            return pick(
                "Last week was clearly better than the one before. Keep doing what helped.",
                "Прошлая неделя заметно лучше предыдущей. Сохраните то, что помогло.",
                "Zeszły tydzień był wyraźnie lepszy niż poprzedni. Zachowaj to, co pomogło.")
        }
        return pick(
            "Last week \(name) was clearly better than the week before. Keep it up.",
            "\(name): прошлая неделя заметно лучше предыдущей. Так держать.",
            "\(name): zeszły tydzień wyraźnie lepszy niż poprzedni. Tak trzymać.")
    }

    public func adviceWeekday(_ weekday: Weekday, of name: String?) -> String {
        let days = every(weekday)
        guard let name else {
            return pick(
                "Your mood is usually lower on \(days). Perhaps plan something good for then.",
                "\(days) настроение обычно бывает ниже. Может быть, запланировать на этот день что-то приятное?",
                "\(days) twój nastrój jest zwykle niższy. Może warto zaplanować wtedy coś miłego?")
        }
        return pick(
            "\(name)’s mood is usually lower on \(days). Perhaps plan something good for then.",
            "\(name): \(uncapitalized(days)) настроение обычно бывает ниже. Может быть, запланировать на этот день что-то приятное?",
            "\(name): \(uncapitalized(days)) nastrój jest zwykle niższy. Może warto zaplanować wtedy coś miłego?")
    }

    /// - Parameter part: the code of a quarter of the day.
    public func advicePart(_ part: String, of name: String?) -> String {
        let time = partOfDayName(part)
        let whose = name.map { $0 + ": " } ?? ""
        return pick(
            "\(whose)\(name == nil ? time : time.lowercased()) is usually the lowest time of day. A small change in routine may help.",
            "\(whose)\(name == nil ? time : time.lowercased()) — обычно самое трудное время суток. Может помочь небольшая перемена в распорядке.",
            "\(whose)\(name == nil ? time : time.lowercased()) to zwykle najtrudniejsza pora. Może pomóc mała zmiana w planie dnia."
        )
    }

    /// - Parameter hour: the hour of the day, 0 to 23.
    public func adviceHour(_ hour: Int, of name: String?) -> String {
        let (start, end) = ("\(hour):00", "\((hour + 1) % 24):00")
        let whose = name.map { $0 + ": " } ?? ""
        return pick(
            "\(name.map { $0 + "’s" } ?? "Your") mood is usually lower between \(start) and \(end). A small change in routine may help.",
            "\(whose)\(name == nil ? "С" : "с") \(start) до \(end) настроение обычно ниже, чем в другое время. Может помочь небольшая перемена в распорядке.",
            "\(whose)\(name == nil ? "Między" : "między") \(start) a \(end) nastrój jest zwykle niższy niż o innej porze. Może pomóc mała zmiana w planie dnia."
        )
    }

    public func adviceVet(_ count: Int, of name: String) -> String {
        pick(
            "\(name) was unwell \(times(count)) within a few days. Please see a vet.",
            "\(name): недомогание \(times(count)) за несколько дней. Покажите питомца ветеринару.",
            "\(name): złe samopoczucie \(times(count)) w ciągu kilku dni. Warto pójść do weterynarza.")
    }

    /// - Parameter days: the number of days since the last entry.
    public func adviceSilence(_ days: Int, of name: String?) -> String {
        let count = daysInWords(days)
        guard let name else {
            return pick(
                "No mood logged for \(count). How are you?", "Настроение не отмечено \(count). Как вы?",
                "Ostatni wpis o nastroju: \(count) temu. Jak się masz?")
        }
        return pick(
            "No entries about \(name) for \(count). How are things?", "\(name): записей нет \(count). Как дела?",
            "\(name): ostatni wpis \(count) temu. Co słychać?")
    }

    /// "3 entries".
    public func moodEntries(_ count: Int) -> String {
        number(count) + " "
            + plural(count, ("entry", "entries"), ("запись", "записи", "записей"), ("wpis", "wpisy", "wpisów"))
    }

    private func timesInARow(_ count: Int) -> String {
        pick("\(times(count)) in a row", "\(times(count)) подряд", "\(times(count)) z rzędu")
    }
}
