import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Searches each kind of record for a text.
struct JournalSearch {
    let context: RequestContext
    let text: String
    let query: SearchQuery
    /// The days that the text names; nil if it names none.
    let span: ClosedRange<Day>?
    var state: State { context.state }
    var words: Words { context.words }

    /// - Parameter findsSimilar: Whether words that are spelled alike are found, too.
    init(for text: String, _ context: RequestContext, findsSimilar: Bool = false) {
        self.context = context
        self.text = text
        query = SearchQuery(text, findsSimilar: findsSimilar)
        span = context.words.parseSpan(
            text, today: context.today, firstWeekday: context.state.settings.firstWeekday)
    }

    func isInSpan(_ day: Day?) -> Bool { day.map { span?.contains($0) ?? false } ?? false }

    /// Whether a name contains the text as it was typed or, if that is searched for, a word spelled alike.
    private func isFound(in name: String) -> Bool {
        query.findsSimilar ? query.match(in: name) != nil : query.isFound(in: name)
    }

    func collector() -> SearchResults.Collector { SearchResults.Collector(query) }

    func isOn(_ part: JournalPart) -> Bool { !state.settings.hides(part) }

    private func searching(_ filter: TaskFilter) -> TaskFilter {
        var filter = filter
        filter.search = text
        return filter
    }

    /// Pages and settings.
    func places() -> SearchResults.Group? {
        var found = collector()
        let places =
            SearchPlace.sections(words) + SearchPlace.settings(words) + SearchPlace.pages(words)
            + [SearchPlace.photos(context)]
        for place in places where !isHidden(place) {
            found.add(place, words.searchTerms(of: place.topic)) {
                SearchResults.Hit(icon: place.icon.svg, text: place.name, detail: place.detail, url: place.url)
            }
        }
        for period in Period.allCases {
            found.add([period.name(words)]) {
                SearchResults.Hit(
                    icon: Icon.review.svg, text: period.name(words), detail: words.review,
                    url: PageRoute.review(period).url)
            }
        }
        return found.group(words.goTo)
    }

    /// Whether a place is of a part of life that is switched off.
    private func isHidden(_ place: SearchPlace) -> Bool {
        place.part.map { !isOn($0) } ?? false || place.isOfGame && state.settings.isGameOff
    }

    /// The days that the text names, newest first: those on which something was logged or, if there is none, the last.
    func days() -> SearchResults.Group? {
        guard let span else { return nil }
        let logged = partsLogged
        let days = logged.isEmpty ? [max(span.lowerBound, min(span.upperBound, context.today))] : Array(logged.keys)
        let hits = days.sorted { $0 > $1 }.prefix(Self.maximumDays).map { day in
            let parts = (logged[day] ?? []).map { $0.name(words) }.joined(separator: " · ")
            return SearchResults.Hit(
                icon: Icon.calendar.svg, text: words.fullDay(day),
                detail: parts.isEmpty ? words.relative(day, to: context.today) : parts, url: PageRoute.today(day).url)
        }
        return SearchResults.Group(
            title: words.span(span), hits: hits, beyond: max(0, days.count - Self.maximumDays), all: nil,
            // "Mar" can be the beginning of another word.
            best: text.count > 3 ? .start : .beginning)
    }

    /// A whole week.
    private static let maximumDays = 7

    /// The sections of which something was logged on each day of the span.
    private var partsLogged: [Day: [Section]] {
        var sections: [Day: [Section]] = [:]
        func add(_ section: Section, _ day: Day?) {
            guard let day, isInSpan(day), sections[day]?.last != section else { return }
            guard section.part.map({ isOn($0) }) ?? true else { return }
            sections[day, default: []].append(section)
        }
        for task in state.tasks.rows where task.status == .completed { add(.tasks, task.closedOn) }
        for entry in state.entries.rows where !entry.isBlank { add(.habits, entry.day) }
        for note in state.notes.rows where note.isAlive { add(.notes, note.day) }
        for entry in state.moodEntries.rows where entry.isAlive { add(.moods, entry.day) }
        for workout in state.workouts.rows where workout.isAlive { add(.workouts, workout.day) }
        for meal in state.meals.rows where meal.isAlive { add(.meals, meal.day) }
        for measurement in state.measurements.rows where measurement.isAlive { add(.body, measurement.day) }
        for day in span.map({ state.transactionDays(in: $0) }) ?? [] { add(.money, day) }
        return sections
    }

    /// The due day of a task; of an open one that repeats, that of its current occurrence.
    private func dueDay(of task: TaskItem) -> Day? {
        guard task.repetition != nil, task.status.isOpen else { return task.dueDay }
        return state.currentOccurrence(of: task.id, today: context.today, countsMissed: false)?.day ?? task.dueDay
    }

    func tasks() -> SearchResults.Group? {
        guard isOn(.tasks) else { return nil }
        var found = collector()
        let tagged = state.tasks(withTag: { isFound(in: $0) })
        for task in state.tasks.rows where task.isAlive {
            let isTagged = tagged.contains(TaskItem.root(of: task.id))
            let title = task.title
            guard isTagged || query.match(in: title) != nil else { continue }
            let isOpen = task.status.isOpen
            let dueDay = self.dueDay(of: task)
            let newest = Int64(dueDay?.number ?? 0)
            found.add([isTagged ? text : title], recency: (isOpen ? 1 << 40 : 0) + newest) {
                let due = dueDay.map { words.near($0, to: context.today) }
                let status = isOpen ? nil : words.status(task.status)
                return SearchResults.Hit(
                    icon: isOpen ? Icon.tasks.svg : Icon.check.svg, text: title,
                    detail: [status, due].compactMap { $0 }.joined(separator: " · "),
                    url: TaskPageRoute.one(task.id).url)
            }
        }
        return found.group(words.tasks, all: .tasks(.list(searching(TaskFilter()))))
    }

    func habits() -> SearchResults.Group? {
        guard isOn(.habits) else { return nil }
        var found = collector()
        for habit in state.livingHabits {
            found.add([habit.title], recency: habit.isArchived ? 0 : 1) {
                SearchResults.Hit(
                    icon:
                        "<span class=\"tint-\(habit.color.rawValue)\">\(HabitIcon.view(habit.icon, title: habit.title))</span>",
                    text: habit.title, detail: habit.isArchived ? words.archived : words.schedule(habit.schedule),
                    url: HabitPageRoute.habit(habit.id, month: nil).url)
            }
        }
        return found.group(words.habits, all: .habits(.list(HabitFilter(search: text))))
    }

    func goals() -> SearchResults.Group? {
        guard isOn(.goals) else { return nil }
        var found = collector()
        let titles = GoalTitles(state)
        for goal in state.livingGoals {
            let milestones = state.milestones(of: goal.id).map { $0.title }
            found.add([goal.title] + milestones, recency: goal.isArchived ? 0 : 1) {
                SearchResults.Hit(
                    icon:
                        "<span class=\"tint-\(goal.color.rawValue)\">\(HabitIcon.view(goal.icon, title: goal.title))</span>",
                    text: titles.title(of: goal), detail: goal.deadline.map { words.near($0, to: context.today) } ?? "",
                    url: GoalPageRoute.goal(goal.id).url)
            }
        }
        return found.group(words.goals, all: .goals(.list))
    }

    func moods() -> SearchResults.Group? {
        guard isOn(.moods) else { return nil }
        var found = collector()
        var tagged: [RecordID: String] = [:]
        for tag in state.moodTags.rows where tag.isAlive {
            guard let entry = tag.entry, isFound(in: tag.name) else { continue }
            tagged[entry] = tagged[entry].map { "\($0) #\(tag.name)" } ?? "#\(tag.name)"
        }
        let meant = words.feelingCodes(meantBy: text)
        let feelings = Feeling.allCases.filter { isFound(in: words.feeling($0)) || meant.contains($0.rawValue) }
        let moods = Set(Mood.allCases.filter { isFound(in: words.mood($0)) || meant.contains($0.rawValue) })
        for entry in state.moodEntries.rows where entry.isAlive {
            let note = entry.note
            let tags = tagged.isEmpty ? nil : tagged[entry.id]
            let felt = feelings.isEmpty ? [] : state.feelings(of: entry.id).filter { feelings.contains($0) }
            let isInSpan = isInSpan(entry.day)
            guard let mood = entry.mood else { continue }
            let isMood = moods.contains(mood)
            guard isMood || tags != nil || !felt.isEmpty || !note.isEmpty || isInSpan else { continue }
            let names = felt.map { words.feeling($0) }
            let texts = [note] + names + (isMood ? [words.mood(mood)] : []) + (tags == nil ? [] : [text])
            let isMeant = !meant.isEmpty && (isMood || !felt.isEmpty)
            found.add(isMeant ? texts + [text] : texts, recency: entry.at, isCertain: isInSpan) {
                let details = [
                    entry.day.map { words.near($0, to: context.today) }, state.subject(entry.subject)?.name,
                    note.isEmpty ? nil : words.mood(mood), names.isEmpty ? nil : names.joined(separator: ", "), tags,
                ]
                return SearchResults.Hit(
                    icon: "<span class=\"face-mark \(mood.tint)\">\(mood.face)</span>",
                    text: note.isEmpty ? words.mood(mood) : note,
                    detail: details.compactMap { $0 }.joined(separator: " · "), url: MoodPageRoute.entry(entry.id).url)
            }
        }
        var filter = MoodFilter()
        if let span {
            (filter.from, filter.to) = (span.lowerBound, span.upperBound)
        } else {
            filter.search = text
        }
        return found.group(words.moods, all: .moods(.list(filter)))
    }

    func pets() -> SearchResults.Group? {
        guard isOn(.moods) else { return nil }
        var found = collector()
        for pet in state.livingSubjects {
            found.add([pet.name], recency: pet.isArchived ? 0 : 1) {
                let route: MoodPageRoute = pet.isArchived ? .pet(pet.id) : .home(of: pet.id)
                return SearchResults.Hit(
                    icon: PetIcon.small(pet), text: pet.name, detail: words.species(pet.species), url: route.url)
            }
        }
        return found.group(words.pets, all: .moods(.pets))
    }

    /// Notes, and those of habits, their days, tasks, goals and workouts.
    func notes() -> SearchResults.Group? {
        var found = collector()
        func add(
            _ note: String, _ day: Day?, _ title: @escaping @autoclosure () -> String?, _ route: PageRoute,
            isOfDay: Bool = true
        ) {
            guard !note.isEmpty else { return }
            found.add([note], recency: Int64(day?.number ?? 0), isCertain: isOfDay && isInSpan(day)) {
                let day = day.map { words.near($0, to: context.today) }
                return SearchResults.Hit(
                    icon: Icon.note.svg, text: note, detail: [title(), day].compactMap { $0 }.joined(separator: " · "),
                    url: route.url)
            }
        }
        if isOn(.notes) {
            for note in state.notes.rows where note.isAlive {
                add(note.text, note.day, nil, .notes(.note(note.id)))
            }
        }
        if isOn(.habits) {
            for habit in state.livingHabits { add(habit.note, nil, habit.title, .habits(.habit(habit.id, month: nil))) }
            for entry in state.entries.rows where !entry.note.isEmpty {
                guard let id = entry.habit, let day = entry.day, let habit = state.habit(id) else { continue }
                add(entry.note, day, habit.title, .habits(.entry(id, day)))
            }
        }
        if isOn(.tasks) {
            for task in state.tasks.rows where task.isAlive {
                guard !task.note.isEmpty else { continue }
                add(task.note, dueDay(of: task), task.title, .tasks(.one(task.id)), isOfDay: false)
            }
        }
        if isOn(.goals) {
            let titles = GoalTitles(state)
            for goal in state.livingGoals { add(goal.note, nil, titles.title(of: goal), .goals(.goal(goal.id))) }
        }
        if isOn(.workouts) {
            for workout in state.livingWorkouts {
                add(workout.note, workout.day, words.name(workout, in: state), .workouts(.workout(workout.id)))
            }
        }
        return found.group(words.notes)
    }

    func foods() -> SearchResults.Group? {
        guard isOn(.meals) else { return nil }
        var found = collector()
        // The middle of a word is in too many of them: "rent" in "French".
        let foods = words.foods(matching: query, in: state)
            .filter { food, match in match != .within || Food.common[food.id] == nil }
        for food in state.ownFoods where food.hasBarcode(text) && !foods.contains(where: { $0.food.id == food.id }) {
            found.add(.word) { hit(of: food) }
        }
        let eaten = foods.count > SearchResults.maximumHits ? state.frequentFoods(today: context.today) : []
        var recency: [RecordID: Int64] = [:]
        for (place, food) in eaten.enumerated() { recency[food.food.id] = Int64(eaten.count - place) }
        for (food, match) in foods {
            found.add(match, recency: recency[food.id] ?? 0) { hit(of: food) }
        }
        return found.group(words.foods, all: .meals(.foods(search: text)))
    }

    private func hit(of food: Food) -> SearchResults.Hit {
        let name = words.name(food)
        let basis = food.basis == .hundred ? words.amount(grams: 100) : words.amount(portions: 1)
        return SearchResults.Hit(
            icon: Icon.meal.svg, text: name,
            detail: food.nutrition.kilocalories.map { "\(basis): \(words.energy($0))" } ?? basis,
            url: MealPageRoute.foods(search: name).url)
    }

    /// Eaten things that are none of the foods, by the names given to them.
    func eaten() -> SearchResults.Group? {
        guard isOn(.meals) else { return nil }
        var found = collector()
        for item in state.mealItems.rows where item.isAlive && !item.name.isEmpty {
            guard let meal = item.meal.flatMap({ state.meal($0) }), let day = meal.day else { continue }
            found.add([item.name], recency: Int64(day.number)) {
                SearchResults.Hit(
                    icon: Icon.meal.svg, text: item.name,
                    detail: "\(words.name(meal.kind)), \(words.near(day, to: context.today))",
                    url: MealPageRoute.day(day == context.today ? nil : day).url)
            }
        }
        return found.group(words.meals)
    }

    func exercises() -> SearchResults.Group? {
        guard isOn(.workouts) else { return nil }
        var found = collector()
        for exercise in state.ownExercises + Exercise.library.all {
            let name = words.name(exercise)
            found.add([name], recency: exercise.code == nil ? 1 : 0) {
                SearchResults.Hit(
                    icon: Icon.training.svg, text: name, detail: words.name(exercise.muscle),
                    url: WorkoutPageRoute.exercise(exercise.id).url)
            }
        }
        return found.group(words.exercises, all: .workouts(.exercises))
    }

    func workouts() -> SearchResults.Group? {
        guard isOn(.workouts) else { return nil }
        var found = collector()
        for routine in state.livingRoutines {
            found.add([routine.name], recency: 1 << 40) {
                SearchResults.Hit(
                    icon: Icon.training.svg, text: routine.name, detail: "",
                    url: WorkoutPageRoute.home.url)
            }
        }
        if let span {
            for workout in state.livingWorkouts(span) {
                found.add([], recency: Int64(workout.day?.number ?? 0), isCertain: true) {
                    SearchResults.Hit(
                        icon: Icon.training.svg, text: words.name(workout, in: state),
                        detail: workout.day.map { words.near($0, to: context.today) } ?? "",
                        url: WorkoutPageRoute.workout(workout.id).url)
                }
            }
        }
        return found.group(words.workouts, all: .workouts(.home))
    }
}
