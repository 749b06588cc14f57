import CivilTime
import DaybookCore
import Journal
import Words

extension QuickEntry {
    /// Decides what a typed line adds to the journal.
    ///
    /// - Parameters:
    ///   - id: The id of the record to add, from the form.
    ///   - energies: The energy of foods of a meal that are not known yet, in kilocalories per 100 g or, if the amount is
    ///     in portions, per portion. They are added.
    ///   - newID: Returns a new random id on each call.
    public func decide(
        in state: State, _ words: Words, now: LocalInstant, id: RecordID, energies: [String: Double] = [:],
        newID: () -> RecordID
    ) throws(QuickEntryRefusal) -> Decision {
        switch self {
        case .task(let line):
            let draft = TaskDraft(line, today: state.today(now), now: now, dayEndsAt: state.settings.dayEndsAt)
            do throws(TaskRefusal) {
                return try TaskCommand.add(draft, id: id).decide(in: state, now: now, newID: newID)
            } catch {
                throw .task(error)
            }
        case .weight(let kilograms, let day):
            let measurement = BodyMeasurement(id: id, .weight, kilograms)
            return try QuickEntryRefusal.body { () throws(BodyRefusal) in
                try BodyCommand.measure([measurement], at: RecordTime(day: day)).decide(in: state, now: now)
            }
        case .sleep(let minutes, let day):
            let command = HealthCommand.logSleep(on: day ?? state.today(now), minutes: Double(minutes))
            do throws(HealthRefusal) { return try command.decide(in: state) } catch { throw .health(error) }
        case .workout(let typed): return try Self.add(typed, state, words, now, id, newID)
        case .mood(let typed): return try Self.log(typed, state, words, now, id)
        case .note(let text, let day):
            do throws(NoteRefusal) {
                return try NoteCommand.add(Note(id: id, text), at: RecordTime(day: day)).decide(
                    in: state, now: now, newID: newID)
            } catch {
                throw .note(error)
            }
        case .meal(let typed): return try Self.add(typed, state, words, now, id, energies, newID)
        case .mark(let typed):
            guard let habit = state.activeHabits.first(where: { $0.title == typed.habit }) else {
                throw .habit(.noSuchHabit)
            }
            let day = typed.day ?? state.today(now)
            let command: HabitCommand =
                typed.amount.map { .increment(habit.id, on: day, by: $0, id: id) } ?? .markDone(habit.id, on: day)
            do throws(HabitRefusal) {
                return try command.decide(in: state, now: now, newID: newID)
            } catch {
                throw .habit(error)
            }
        case .habit(let typed):
            var habit = Habit(id: id)
            (habit.title, habit.schedule) = (typed.title, typed.schedule)
            if let limit = typed.limit { (habit.kind, habit.target, habit.unit) = (.atMost, limit, typed.unit) }
            if let target = typed.target { (habit.kind, habit.target, habit.unit) = (.atLeast, target, typed.unit) }
            let reminders = typed.time.map { [ReminderDraft(time: $0)] } ?? []
            do throws(HabitRefusal) {
                return try HabitCommand.add(habit, reminders: reminders).decide(in: state, now: now, newID: newID)
            } catch {
                throw .habit(error)
            }
        case .money(let typed): return try Self.log(typed, state, words, now, id, newID)
        case .goal(let typed):
            var goal = Goal(id: id)
            (goal.title, goal.target, goal.deadline) = (typed.title, typed.target, typed.deadline)
            // A goal without a number is reached by its milestones.
            if typed.target == nil { goal.measure = .milestones } else { goal.unit = typed.unit }
            do throws(GoalRefusal) {
                return try GoalCommand.add(goal).decide(in: state, now: now, newID: newID)
            } catch {
                throw .goal(error)
            }
        }
    }

    /// Adds a workout with its sets. Its distance is a set of the activity's exercise or, if there is none, in the note.
    private static func add(
        _ typed: QuickWorkout, _ state: State, _ words: Words, _ now: LocalInstant, _ id: RecordID,
        _ newID: () -> RecordID
    ) throws(QuickEntryRefusal) -> Decision {
        var workout = Workout(id: id)
        workout.type = WorkoutType(rawValue: typed.type)
        workout.minutes = typed.seconds.map { Int64(max(1, ($0 + 30) / 60)) }
        var sets: [ExerciseSet] = []
        if let typed = typed.sets {
            guard case .one(let exercise) = state.exercise(typed: typed.exercise, words) else {
                throw .body(.noSuchExercise)
            }
            sets = ExerciseSet.all(typed, of: exercise, newID: newID)
        }
        if let metres = typed.metres {
            if let exercise = Exercise.library.all.first(where: { $0.type == workout.type }) {
                var set = ExerciseSet(id: newID())
                (set.exercise, set.metres, set.seconds) = (exercise.id, metres, typed.seconds.map { Int64($0) })
                sets = [set]
            } else {
                workout.note = words.distance(metres, imperial: state.profile.units == .imperial)
            }
        }
        return try QuickEntryRefusal.body { () throws(BodyRefusal) in
            try WorkoutCommand.add(workout, at: RecordTime(day: typed.day), sets: sets).decide(in: state, now: now)
        }
    }

    /// Logs a mood of the person or of a pet. On another day it has the current time of day.
    private static func log(
        _ typed: QuickMood, _ state: State, _ words: Words, _ now: LocalInstant, _ id: RecordID
    ) throws(QuickEntryRefusal) -> Decision {
        var entry = MoodEntry(id: id)
        entry.mood = Mood(rawValue: typed.mood)
        entry.note = typed.note
        var details = MoodDetails(tags: typed.tags)
        if let pet = typed.pet {
            guard let subject = state.activeSubjects.first(where: { $0.name == pet }) else {
                throw .mood(.noSuchSubject)
            }
            entry.subject = subject.id
        } else {
            // A tag with the name of a feeling is that feeling.
            details.feelings = typed.tags.compactMap { words.feeling(typed: $0) }
            details.tags = typed.tags.filter { words.feeling(typed: $0) == nil }
        }
        let today = state.today(now)
        if let day = typed.day, day != today {
            details.moment = DateTime(now.calendarDay.advanced(by: day.days(since: today)), at: now.time)
        }
        do throws(MoodRefusal) {
            return try MoodCommand.log(entry, details).decide(in: state, now: now)
        } catch {
            throw .mood(error)
        }
    }

    /// Adds a meal, and those of its foods that are not known but whose energy is.
    private static func add(
        _ typed: QuickMeal, _ state: State, _ words: Words, _ now: LocalInstant, _ id: RecordID,
        _ energies: [String: Double], _ newID: () -> RecordID
    ) throws(QuickEntryRefusal) -> Decision {
        var state = state
        var added: Decision?
        var items: [MealItem] = []
        for line in typed.foods {
            if let food = words.newFood(line, in: state) {
                guard let energy = energies[food.name] else { throw .unknownFood(food.name) }
                let own = try QuickEntryRefusal.body { () throws(BodyRefusal) in
                    var own = Food(id: newID())
                    (own.name, own.basis, own.nutrition) = (food.name, food.basis, Nutrition(energy: energy))
                    return try MealCommand.addFood(own).decide(in: state, now: now, newID: newID)
                }
                state.merge(own.changes, stamp: Stamp(time: Stamp.latest, device: DeviceID(0)))
                added = added?.joined(by: own) ?? own
            }
            switch words.eaten(line, as: newID(), in: state) {
            case .item(let item): items.append(item)
            case .unknown(let name): throw .unknownFood(name)
            }
        }
        let kind = typed.kind.flatMap { MealKind(rawValue: $0) } ?? MealKind(usualAt: typed.day == nil ? now.time : nil)
        let meal = try QuickEntryRefusal.body { () throws(BodyRefusal) in
            try MealCommand.add(Meal(id: id, kind), at: RecordTime(day: typed.day), items: items)
                .decide(in: state, now: now, newID: newID)
        }
        guard let added, !meal.changes.isEmpty else { return meal }
        return meal.joined(by: added)
    }
}

extension Habit {
    /// The habit as a typed line can mark it.
    fileprivate var markable: MarkableHabit {
        MarkableHabit(title: title, unit: kind.isMeasure ? unit : nil, needsAmount: kind == .atMost)
    }
}

extension MealKind {
    /// The meal usually eaten at a time; a snack at others and if the time is unknown.
    fileprivate init(usualAt time: TimeOfDay?) {
        self =
            switch time?.hour {
            case .some(4..<11): .breakfast
            case .some(11..<16): .lunch
            case .some(17..<22): .dinner
            default: .snack
            }
    }
}

/// A food of a typed meal that is not known yet.
public struct NewFood: Hashable, Sendable {
    public let name: String
    /// The amount its energy is asked for: a portion if the line counts portions.
    public let basis: Food.Basis
}

/// The reason a typed line cannot be saved.
public enum QuickEntryRefusal: Refusal, Hashable {
    case task(TaskRefusal)
    case body(BodyRefusal)
    case mood(MoodRefusal)
    case note(NoteRefusal)
    case health(HealthRefusal)
    case habit(HabitRefusal)
    case goal(GoalRefusal)
    case money(MoneyRefusal)
    /// The name of a food of a meal that is not known.
    case unknownFood(String)

    public func reason(in words: Words) -> String {
        switch self {
        case .task(let refusal): words.reason(refusal)
        case .body(let refusal): words.reason(refusal)
        case .mood(let refusal): words.reason(refusal)
        case .note(let refusal): words.reason(refusal)
        case .health(let refusal): words.reason(refusal)
        case .habit(let refusal): words.reason(refusal)
        case .goal(let refusal): words.reason(refusal)
        case .money(let refusal): words.reason(refusal)
        case .unknownFood(let name): words.foodNeedsEnergy(name)
        }
    }

    fileprivate static func body(_ decide: () throws(BodyRefusal) -> Decision) throws(QuickEntryRefusal) -> Decision {
        do throws(BodyRefusal) { return try decide() } catch { throw .body(error) }
    }
}

extension Words {
    /// Parses a line for any part of the journal; see
    /// `quickEntry(_:today:now:imperial:ignoring:reading:habits:pets:money:on:isFood:exercise:)`.
    ///
    /// - Parameter knowsAllParts: whether it knows the habits, pets and accounts of parts that are off.
    public func quickEntry(
        _ line: String, in state: State, now: LocalInstant, ignoring: [String] = [], reading: QuickReading? = nil,
        on day: Day? = nil, knowsAllParts: Bool = false
    ) -> QuickEntry {
        let isKnown = { (part: JournalPart) in knowsAllParts || !state.settings.hides(part) }
        let habits = isKnown(.habits) ? state.activeHabits : []
        let pets = isKnown(.moods) ? state.activeSubjects : []
        return quickEntry(
            line, today: state.today(now), now: now, imperial: state.profile.units == .imperial, ignoring: ignoring,
            reading: reading, habits: habits.map { $0.markable }, pets: pets.map { $0.name },
            money: isKnown(.money) ? moneyNames(in: state) : nil, on: day, isFood: { isFoodName($0, in: state) },
            exercise: { state.exercise(ofLine: $0, self) })
    }

    /// The foods of a meal that are not known, each once.
    public func newFoods(of meal: QuickMeal, in state: State) -> [NewFood] {
        var foods: [NewFood] = []
        for line in meal.foods {
            guard let food = newFood(line, in: state), !foods.contains(where: { $0.name == food.name }) else {
                continue
            }
            foods.append(food)
        }
        return foods
    }

    /// The food that a line of a meal names if it is not known yet.
    fileprivate func newFood(_ line: String, in state: State) -> NewFood? {
        let anyID = RecordID(Identifier(high: 0, low: 0))
        guard case .unknown(let name) = eaten(line, as: anyID, in: state), !name.isEmpty else { return nil }
        let countsPortions = parseFood(PlainText.line(line))?.unit == .portions
        return NewFood(name: name, basis: countsPortions ? .portion : .hundred)
    }

    /// Parses a line of several foods: "2 eggs and toast". Nil unless all of them are known.
    public func eatenTogether(_ line: String, in state: State, newID: () -> RecordID) -> [MealItem]? {
        guard let foods = parseFoods(line, isFood: { isFoodName($0, in: state) }) else { return nil }
        var items: [MealItem] = []
        for food in foods {
            guard case .item(let item) = eaten(food, as: newID(), in: state) else { return nil }
            items.append(item)
        }
        return items
    }

    private func isFoodName(_ name: String, in state: State) -> Bool { name.count > 2 && isFood(name, in: state) }
}
