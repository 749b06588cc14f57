import CivilTime
import DaybookCore
import Journal

/// Ten years of moods, weights, meals, training and a watch, the same at every run: two moods and three meals of three foods
/// a day, a weigh-in each morning, three workouts of fifteen sets a week, and what a phone measures of every day.
struct TenYearsOfBody {
    private(set) var state = State()
    private var random = SplitMix(seed: 4_711)
    private var actions: UInt64 = 0
    private var time = LocalInstant(milliseconds: 0, offsetMinutes: 60)
    private let pet = RecordID(Identifier(high: 7, low: 1))
    /// The latest workout, and one that goes on.
    private(set) var workout = RecordID(Identifier(high: 7, low: 2))
    let running = RecordID(Identifier(high: 7, low: 3))
    private let routine = RecordID(Identifier(high: 7, low: 4))

    static let days = 3650
    private static let lifts = ["bench-press", "squat", "deadlift", "overhead-press", "bent-over-row"]

    init() throws {
        time = moment(TenYears.lastDay.advanced(by: -Self.days), 420)
        var rex = Subject(id: pet)
        rex.name = "Rex"
        keep(try MoodCommand.addSubject(rex).decide(in: state, now: time))
        var profile = Profile(id: Profile.only)
        (profile.birthday, profile.sex, profile.height) = (Day("1990-05-01"), .male, 180)
        (profile.activity, profile.goal, profile.goalWeight) = (.moderate, .lose, 75)
        keep(try BodyCommand.saveProfile(profile).decide(in: state, now: time))
        try addRoutine()
        for number in 0..<Self.days {
            let day = TenYears.lastDay.advanced(by: number - Self.days)
            try feel(day)
            try weighAndEat(day, number)
            if number % 7 < 3 { try train(day, number) }
            measure(day)
        }
        time = LocalInstant(milliseconds: TenYears.now.milliseconds - 600_000, offsetMinutes: 60)
        keep(try WorkoutCommand.start(routine, id: running).decide(in: state, now: time))
    }

    private func moment(_ day: Day, _ minute: Int) -> LocalInstant {
        LocalInstant(milliseconds: (Int64(day.number) * 1440 + Int64(minute)) * 60_000, offsetMinutes: 60)
    }

    private mutating func id() -> RecordID { RecordID(Identifier(high: random.next(), low: random.next())) }

    private mutating func keep(_ decision: Decision) {
        actions += 1
        state.merge(decision.changes, stamp: Stamp(time: actions << 20, device: DeviceID(1)))
    }

    private mutating func addRoutine() throws {
        var push = Routine(id: routine)
        push.name = "Push"
        let exercises = Self.lifts.compactMap { Exercise.id(ofCode: $0) }.map { id in
            var exercise = RoutineExercise(id: self.id())
            (exercise.exercise, exercise.sets) = (id, 3)
            return exercise
        }
        keep(try RoutineCommand.add(push, exercises).decide(in: state))
    }

    private mutating func feel(_ day: Day) throws {
        for (whose, moods, minute) in [(nil as RecordID?, Mood.ofPerson, 1200), (pet, Mood.ofPet, 600)] {
            let mood = moods[Int(random.next() % UInt64(moods.count))]
            var details = MoodDetails()
            if random.next() % 2 == 0 { details.tags = [["walk", "work", "friends"][Int(random.next() % 3)]] }
            let hasNote = random.next() % 3 == 0
            var entry = MoodEntry(id: id())
            (entry.subject, entry.mood) = (whose, mood)
            if hasNote { entry.note = "A day like many others, and a line about it" }
            keep(try MoodCommand.log(entry, details).decide(in: state, now: moment(day, minute)))
        }
    }

    private mutating func weighAndEat(_ day: Day, _ number: Int) throws {
        let weight = 90 - Double(number) / 400 + Double(random.next() % 20) / 10
        let weighing = BodyMeasurement(id: id(), .weight, weight)
        keep(try BodyCommand.measure([weighing]).decide(in: state, now: moment(day, 430)))
        let foods = Food.common.all
        for (kind, minute) in [(MealKind.breakfast, 460), (.lunch, 760), (.dinner, 1110)] {
            var items: [MealItem] = []
            for _ in 0..<3 {
                let food = foods[Int(random.next() % UInt64(foods.count))]
                items.append(MealItem(id: id(), food.id, Double(50 + random.next() % 200), .grams))
            }
            let meal = Meal(id: id(), kind)
            let command = MealCommand.add(meal, items: items)
            keep(try command.decide(in: state, now: moment(day, minute)) { meal.id })
        }
    }

    private mutating func train(_ day: Day, _ number: Int) throws {
        var sets: [ExerciseSet] = []
        for lift in Self.lifts {
            guard let exercise = Exercise.id(ofCode: lift) else { continue }
            for _ in 0..<3 {
                var set = ExerciseSet(id: id())
                set.exercise = exercise
                set.repetitions = Int64(5 + random.next() % 6)
                set.load = Double(40 + number / 100) + Double(random.next() % 5) * 2.5
                sets.append(set)
            }
        }
        workout = id()
        var push = Workout(id: workout)
        (push.title, push.minutes, push.routine) = ("Push", 60, routine)
        keep(try WorkoutCommand.add(push, sets: sets).decide(in: state, now: moment(day, 1080)))
    }

    private mutating func measure(_ day: Day) {
        var row = HealthDay(day)
        for (place, measure) in HealthMeasure.allCases.enumerated() where place % 2 == 0 {
            row[measure] = Double(20 + random.next() % 400)
        }
        let changes = row.changes
        keep(Decision(JournalAction.import, changes.filter { $0.value != .null }))
    }
}
