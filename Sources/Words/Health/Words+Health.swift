/// Text about health data and its import.
extension Words {
    public var noHealthYet: String {
        pick(
            "No health data for these days", "За эти дни нет данных о здоровье", "Brak danych o zdrowiu z tych dni")
    }

    // Columns of the terminal table
    public var healthDay: String { pick("day", "день", "dzień") }
    public var healthSteps: String { pick("steps", "шаги", "kroki") }
    public var healthDistance: String { pick("km", "км", "km") }
    public var healthActiveEnergy: String { pick("active kcal", "актив. ккал", "aktywne kcal") }
    public var healthExercise: String { pick("exercise min", "упражн. мин", "ćwiczenia min") }
    public var healthSleep: String { pick("asleep", "сон", "sen") }
    public var healthRestingRate: String { pick("resting bpm", "пульс покоя", "tętno spocz.") }
    public var healthVariability: String { pick("HRV ms", "ВСР мс", "HRV ms") }
    public var healthWeight: String { pick("kg", "кг", "kg") }
    public var healthWorkouts: String { pick("workouts", "тренировки", "treningi") }

    /// "7:05", hours and minutes.
    public func hoursAndMinutes(_ minutes: Double) -> String {
        let whole = Int64(minutes.rounded())
        return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    }

    /// "1 workout", "9 workouts".
    public func healthWorkouts(_ count: Int) -> String {
        counted(
            count, ("workout", "workouts"), ("тренировка", "тренировки", "тренировок"),
            ("trening", "treningi", "treningów"))
    }

    /// "1 record", "164 records".
    public func healthRecords(_ count: Int64) -> String {
        let noun = pick(
            plural(count, one: "record", few: "records", many: "records"),
            plural(count, one: "запись", few: "записи", many: "записей"),
            plural(count, one: "rekord", few: "rekordy", many: "rekordów"))
        return "\(number(count)) \(noun)"
    }

    /// Counts of days and workouts: "365 days and 40 workouts". Zero counts are left out.
    public func daysAndWorkouts(_ dayCount: Int, _ workoutCount: Int) -> String {
        let days = days(dayCount)
        let workouts = healthWorkouts(workoutCount)
        if workoutCount == 0 { return days }
        if dayCount == 0 { return workouts }
        return pick("\(days) and \(workouts)", "\(days) и \(workouts)", "\(days) i \(workouts)")
    }

    /// The size of an import before it is applied: "365 days and 40 workouts will be imported".
    public func willBeImported(healthDays days: Int, workouts: Int) -> String {
        let what = daysAndWorkouts(days, workouts)
        return pick("\(what) will be imported", "К импорту: \(what)", "Do zaimportowania: \(what)")
    }

    /// The size of an import after it was applied.
    public func imported(healthDays days: Int, workouts: Int) -> String {
        let what = daysAndWorkouts(days, workouts)
        return pick("\(what) imported", "Импортировано: \(what)", "Zaimportowano: \(what)")
    }

    /// The number of deleted days and workouts.
    public func deleted(healthDays days: Int, workouts: Int) -> String {
        let what = daysAndWorkouts(days, workouts)
        return pick("\(what) deleted", "Удалено: \(what)", "Usunięto: \(what)")
    }

    /// The number of days and workouts that were imported before.
    public func alreadyHere(healthDays days: Int, workouts: Int) -> String {
        alreadyHere(daysAndWorkouts(days, workouts))
    }

    /// Reports workouts of the file that were deleted here.
    public func deletedHere(workouts count: Int) -> String {
        staysDeleted(healthWorkouts(count))
    }

    /// The number of records read, and their sources in order of priority.
    public func healthRead(_ count: Int64, sources: [String]) -> String {
        let records = healthRecords(count)
        let names = sources.map { quoted($0) }.joined(separator: ", ")
        if sources.isEmpty { return pick("Read: \(records)", "Прочитано: \(records)", "Odczytano: \(records)") }
        return pick(
            "Read: \(records); sources in this order: \(names)", "Прочитано: \(records); порядок источников: \(names)",
            "Odczytano: \(records); źródła w tej kolejności: \(names)")
    }

    /// The record types of an export that Daybook does not import.
    public func healthOthers(_ typeCounts: [(name: String, count: Int64)], more: Int) -> String {
        var names = typeCounts.map { "\($0.name) \(number($0.count))" }.joined(separator: ", ")
        if more > 0 {
            names += pick(" and \(number(more)) more", " и ещё \(number(more))", " i jeszcze \(number(more))")
        }
        return pick("Not imported: \(names)", "Не импортируется: \(names)", "Bez importu: \(names)")
    }

    /// Reports a damaged export and how to import its intact part.
    public var healthPartial: String {
        pick(
            "The export is damaged, so nothing was imported. Use --partial to import what could be read.",
            "Экспорт повреждён, поэтому ничего не импортировано. С --partial импортируется то, что удалось прочитать.",
            "Eksport jest uszkodzony, więc nic nie zaimportowano. Z --partial zaimportuje się to, co dało się odczytać."
        )
    }

    /// A problem with records, its count and its first positions: "3 × a value that is no number (byte 120, 450…)".
    public func healthProblem(_ what: String, count: Int64, offsets: [Int64]) -> String {
        let positions = offsets.map { number($0) }.joined(separator: "; ") + (count > Int64(offsets.count) ? "…" : "")
        return pick(
            "\(number(count)) × \(what) (at byte \(positions))", "\(number(count)) × \(what) (байт \(positions))",
            "\(number(count)) × \(what) (bajt \(positions))")
    }
}

/// Problems with health records. Each is continued with the position.
extension Words {
    public var healthMissing: String {
        pick("a record is incomplete", "в записи чего-то не хватает", "w rekordzie czegoś brakuje")
    }
    public var healthBadNumber: String {
        pick("a value is not a number", "значение — не число", "wartość nie jest liczbą")
    }
    public var healthBadUnit: String { pick("an unknown unit", "неизвестная единица", "nieznana jednostka") }
    public var healthBadTime: String {
        pick("a time that does not exist", "несуществующее время", "nieistniejący czas")
    }
    public var healthEndsBeforeStart: String {
        pick("it ends before it starts", "конец раньше начала", "koniec przed początkiem")
    }
    public var healthTooLong: String { pick("it lasts too long", "длится слишком долго", "trwa zbyt długo") }
    public var healthBadStage: String {
        pick("an unknown stage of sleep", "неизвестная фаза сна", "nieznana faza snu")
    }
    public var healthBadEntity: String {
        pick("an unknown entity, not expanded", "неизвестная сущность, не раскрыта", "nieznana encja, nie rozwinięto")
    }
    public var healthBadTag: String { pick("a broken tag", "повреждённый тег", "uszkodzony znacznik") }
    public var healthWrongNesting: String { pick("wrong nesting", "неверная вложенность", "złe zagnieżdżenie") }
    public var healthDeclaresEntities: String {
        pick(
            "the file declares entities, which were not expanded", "файл объявляет сущности, ни одна не раскрыта",
            "plik deklaruje encje, żadnej nie rozwinięto")
    }
    public var healthBrokenZip: String { pick("the zip is cut off", "zip обрывается", "zip jest urwany") }
    public var healthDamaged: String {
        pick("the compressed data is damaged", "сжатые данные повреждены", "spakowane dane są uszkodzone")
    }
    public var healthTruncated: String {
        pick("the XML ends in the middle", "XML обрывается на середине", "XML urywa się w środku")
    }
    public var healthTooLarge: String {
        pick(
            "a tag is too long or elements are nested too deeply",
            "слишком длинный тег или слишком глубокая вложенность",
            "za długi znacznik albo zbyt głębokie zagnieżdżenie")
    }
}
