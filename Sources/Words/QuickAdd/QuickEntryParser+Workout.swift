extension QuickEntryParser {
    /// "walk 40 min", "прогулка 40 мин": an activity and how long it took. Read after the marks of habits, of which one may
    /// be called that.
    func lengthOfWorkout() -> QuickEntry? {
        guard !hasWeekday, tokens.count <= start + 4, let activity = Self.activities[word(start)],
            let length = duration(start + 1), length.end == tokens.count, !length.isClock
        else { return nil }
        return .workout(QuickWorkout(type: activity.type, seconds: length.seconds, day: day))
    }

    /// "ran 5 km in 27 min", "yoga 30 min", "did 30 min of yoga"
    func workout() -> QuickEntry? {
        var found = QuickWorkout(type: "", day: day)
        var hasWeekday = hasWeekday
        var isPast = false
        var isClock = false
        var needsBoth = false
        var isCommand = false
        var index = start
        while index < tokens.count {
            if let activity = Self.activities[word(index)] {
                // "on a bike" names how a distance was covered.
                if !found.type.isEmpty, found.type != activity.type, activity.type != "cycling" { return nil }
                isPast = isPast || activity.form == .past
                isCommand = isCommand || activity.form == .command
                needsBoth = needsBoth || activity.form == .noun
                found.type = activity.type
                index += 1
            } else if let (seconds, end, clock) = duration(index), found.seconds == nil {
                found.seconds = seconds
                isClock = clock
                index = end
            } else if let (metres, end) = distance(index), found.metres == nil {
                found.metres = metres
                index = end
            } else if Self.past.contains(word(index)), index == start {
                isPast = true
                index += 1
            } else if let past = pastDay(index) {
                hasWeekday = hasWeekday || Self.days(of: word(index)) == nil
                (found.day, index) = (past.day, past.end)
            } else if Self.fillers.contains(word(index)) {
                index += 1
            } else {
                return nil
            }
        }
        guard !found.type.isEmpty, found.seconds ?? found.metres.map({ Int($0) }) != nil else { return nil }
        // "Yoga friday 18:00" says when.
        if hasWeekday, isClock, !isPast, found.seconds.map({ $0 < 24 * 60 }) ?? false { return nil }
        let hasBoth = found.seconds != nil && found.metres != nil
        // "run 5 km in 27 min" is a plan; "run 5 km 27:30" is not.
        guard isPast || (isCommand ? hasBoth && isClock : needsBoth ? hasBoth : found.seconds != nil) else {
            return nil
        }
        return .workout(found)
    }

    /// "squat 5x5 100", "did bench press 3×8 60 kg", "присед 5х5 100", "plank 2x1:00"
    func sets(imperial: Bool, _ exercise: (String) -> QuickExercise?) -> QuickEntry? {
        let first = Self.past.contains(word(start)) ? start + 1 : start
        guard first < tokens.count, tokens[first...].contains(where: { Words.isSets($0.text) }),
            var sets = words.parseSet(text(from: first), imperial: imperial), sets.repetitions != nil || sets.count > 1,
            let found = exercise(sets.exercise)
        else { return nil }
        sets.exercise = found.name
        return .workout(QuickWorkout(type: found.type, sets: sets, day: day))
    }

    /// Reads a duration in seconds: "27 min", "1h 5min", "27:30", "half an hour", "час".
    private func duration(_ index: Int) -> (seconds: Int, end: Int, isClock: Bool)? {
        let text = word(index)
        if text.contains(":") { return words.parseClock(text).map { ($0, index + 1, true) } }
        switch text {
        case "hour", "час", "godzine": return (3600, index + 1, false)
        case "полчаса": return (1800, index + 1, false)
        case "half", "pol":
            let end = word(index + 1) == "an" || word(index + 1) == "a" ? index + 2 : index + 1
            return ["hour", "godziny"].contains(word(end)) ? (1800, end + 1, false) : nil
        default: break
        }
        guard text.first?.isWholeNumber == true else { return nil }
        // Longer forms first: "1 h 5 min" has four words.
        for length in [4, 3, 2, 1] where index + length <= tokens.count {
            let span = tokens[index..<(index + length)].map { $0.folded }.joined(separator: " ")
            // "1500 m in" is not 1500 minutes.
            let hasFiller = tokens[index..<(index + length)].contains { Self.fillers.contains($0.folded) }
            guard span.last?.isLetter == true, !hasFiller, !Self.isMetres(span) else { continue }
            if let minutes = words.parseDuration(span), (1...6000).contains(minutes) {
                return (minutes * 60, index + length, false)
            }
        }
        return nil
    }

    /// Reads a distance in metres: "5 km", "5k", "1500 м", "3 miles".
    private func distance(_ index: Int) -> (metres: Double, end: Int)? {
        guard word(index).first?.isWholeNumber == true else { return nil }
        for length in [2, 1] where index + length <= tokens.count {
            let span = tokens[index..<(index + length)].map { $0.folded }.joined(separator: " ")
            guard let (value, unit) = words.parseQuantity(span), value > 0, value < 100_000 else { continue }
            let metres: Double? =
                switch unit {
                case "k", "km", "kms", "км", "километр", "километра", "километров", "kilometr", "kilometry",
                    "kilometrow":
                    1000
                case "m", "м", "metres", "meters", "метр", "метра", "метров", "metry", "metrow": 1
                case "mi", "mile", "miles", "миля", "мили", "миль", "mila", "mil": Words.metresOfMile
                default: nil
                }
            if let metres { return (value * metres, index + length) }
        }
        return nil
    }

    /// Returns whether a text such as "1500m" is a distance rather than minutes.
    private static func isMetres(_ text: String) -> Bool {
        guard let last = text.last, last == "m" || last == "м" else { return false }
        let before = text.dropLast().last
        return before == " " || before?.isWholeNumber == true
    }

    private enum Form { case past, command, noun, session }

    private static let past: Set<String> = ["did", "done", "сделал", "сделала", "zrobilem", "zrobilam"]

    private static let fillers: Set<String> = [
        "in", "for", "of", "a", "an", "and", "on", "my", "за", "на", "и", "w", "przez", "na", "i",
    ]

    private static let activities: [String: (type: String, form: Form)] = {
        var all: [String: (type: String, form: Form)] = [:]
        let table: [(String, Form, String)] = [
            ("running", .past, "ran jogged пробежал пробежала бегал бегала przebieglem przebieglam biegalem biegalam"),
            ("running", .command, "run jog"),
            ("running", .noun, "running jogging бег пробежка bieg bieganie"),
            (
                "walking", .past,
                "walked прошел прошла гулял гуляла прогулялся прогулялась przeszedlem przeszlam spacerowalem spacerowalam"
            ),
            ("walking", .command, "walk"), ("walking", .noun, "walking прогулка ходьба spacer"),
            (
                "cycling", .past,
                "cycled biked rode проехал проехала przejechalem przejechalam"
            ),
            ("cycling", .command, "cycle bike ride"),
            ("cycling", .noun, "cycling biking велосипед велосипеде велик велике rower rowerze rowerem"),
            (
                "swimming", .past,
                "swam проплыл проплыла плавал плавала przeplynalem przeplynelam plywalem plywalam"
            ),
            ("swimming", .command, "swim"), ("swimming", .noun, "swimming плавание plywanie"),
            ("rowing", .past, "rowed греб гребла wioslowalem wioslowalam"), ("rowing", .command, "row"),
            ("rowing", .noun, "rowing гребля wioslarstwo"), ("hiking", .past, "hiked wedrowalem wedrowalam"),
            ("hiking", .command, "hike"), ("hiking", .noun, "hiking поход wedrowka"),
            ("yoga", .session, "yoga йога йоги joga jogi"), ("pilates", .session, "pilates пилатес"),
            ("stretching", .session, "stretching растяжка rozciaganie"),
            ("aerobics", .session, "aerobics аэробика aerobik"),
            ("dancing", .session, "dancing танцы taniec"), ("boxing", .session, "boxing бокс boks"),
            ("tennis", .session, "tennis теннис tenis"), ("football", .session, "football футбол"),
            ("basketball", .session, "basketball баскетбол koszykowka"),
            ("climbing", .session, "climbing скалолазание wspinaczka"),
            ("elliptical", .session, "elliptical эллипс orbitrek"),
        ]
        for (type, form, names) in table {
            for name in names.split(separator: " ") { all[String(name)] = (type, form) }
        }
        return all
    }()
}
