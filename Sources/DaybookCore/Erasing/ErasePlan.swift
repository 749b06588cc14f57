import Journal

/// What erasing deleted things for good would take: the records that were deleted, and what belongs to them.
public struct ErasePlan: Hashable, Sendable {
    /// The titles of the deleted habits, in no order; one whose addition was undone has none left.
    public private(set) var habits: [String] = []
    /// The names of the deleted categories, in no order.
    public private(set) var categories: [String] = []
    /// The titles of the deleted goals, in no order.
    public private(set) var goals: [String] = []
    /// The titles of the deleted tasks, in no order.
    public private(set) var tasks: [String] = []
    /// The names of the deleted pets, in no order.
    public private(set) var pets: [String] = []
    /// How many moods go, those of deleted pets among them.
    public private(set) var moodCount = 0
    /// How many days of those habits say something.
    public private(set) var entryCount = 0
    /// The deleted records. A habit's entries go with it.
    private var records: [RecordID] = []

    public init(_ state: State) {
        for habit in state.habits.rows where habit.life > 0 && !habit.isAlive {
            records.append(habit.id)
            if !habit.title.isEmpty { habits.append(habit.title) }
            entryCount += state.places(ofEntriesOf: habit.id).count
        }
        for category in state.categories.rows where category.life > 0 && !category.isAlive {
            records.append(category.id)
            if !category.name.isEmpty { categories.append(category.name) }
        }
        for reminder in state.reminders.rows
        where state.isDeleted(reminder.habit) || reminder.life > 0 && !reminder.isAlive {
            records.append(reminder.id)
        }
        for increment in state.increments.rows
        where increment.life > 0 && !increment.isAlive
            || state.isDeleted(increment.entry.flatMap { Entry(id: $0).habit })
        {
            records.append(increment.id)
        }
        addGoals(of: state)
        addTasks(of: state)
        addBody(of: state.body)
        addMoods(of: state.moods)
        for workout in state.health.workouts.rows where workout.life > 0 && workout.life & 1 == 0 {
            records.append(workout.id)
        }
        // A day has no life: one of which all was taken back is deleted.
        for day in state.health.days.rows where day.isBlank { records.append(day.id) }
        records.sort()
    }

    private mutating func addTasks(of state: State) {
        for task in state.tasks.items.rows {
            if let series = TaskItem.occurrence(task.id)?.series {
                if state.isDeletedTask(series) { records.append(task.id) }
            } else if task.life > 0 && !task.isAlive {
                records.append(task.id)
                if !task.title.isEmpty { tasks.append(task.title) }
            }
        }
        func add(_ id: RecordID, of task: RecordID?, life: Int64) {
            if life > 0 && life & 1 == 0 || state.isDeletedTask(task) { records.append(id) }
        }
        for tag in state.tasks.tags.rows { add(tag.id, of: tag.task, life: tag.life) }
        for edge in state.tasks.blockers.rows {
            add(edge.id, of: state.isDeletedTask(edge.blocker) ? edge.blocker : edge.task, life: edge.life)
        }
        for link in state.tasks.links.rows { add(link.id, of: link.task, life: link.life) }
        for reminder in state.tasks.reminders.rows { add(reminder.id, of: reminder.task, life: reminder.life) }
        for session in state.tasks.sessions.rows { add(session.id, of: session.task, life: session.life) }
    }

    private mutating func addMoods(of moods: MoodTables) {
        for pet in moods.subjects.rows where pet.life > 0 && !pet.isAlive {
            records.append(pet.id)
            if !pet.name.isEmpty { pets.append(pet.name) }
        }
        for entry in moods.entries.rows where moods.isDeleted(entry) {
            records.append(entry.id)
            moodCount += 1
        }
        func isGone(_ entry: RecordID?, _ life: Int64) -> Bool {
            life > 0 && life & 1 == 0 || (entry.flatMap { moods.entries[$0] }.map { moods.isDeleted($0) } ?? false)
        }
        for tag in moods.tags.rows where isGone(tag.entry, tag.life) { records.append(tag.id) }
        for feeling in moods.feelings.rows where isGone(feeling.entry, feeling.life) { records.append(feeling.id) }
        for advice in moods.dismissed.rows where advice.life > 0 && !advice.isAlive { records.append(advice.id) }
    }

    private mutating func addGoals(of state: State) {
        for goal in state.goals.items.rows where goal.life > 0 && !goal.isAlive {
            records.append(goal.id)
            if !goal.title.isEmpty { goals.append(goal.title) }
        }
        for milestone in state.goals.milestones.rows
        where state.isDeletedGoal(milestone.goal) || milestone.life > 0 && !milestone.isAlive {
            records.append(milestone.id)
        }
        for progress in state.goals.progress.rows
        where state.isDeletedGoal(progress.goal) || progress.life > 0 && progress.life & 1 == 0 {
            records.append(progress.id)
        }
    }

    private mutating func addBody(of body: BodyTables) {
        func isDeleted(_ life: Int64?) -> Bool { life.map { $0 > 0 && $0 & 1 == 0 } ?? false }
        for row in body.measurements.rows where isDeleted(row.life) { records.append(row.id) }
        for row in body.workouts.items.rows where isDeleted(row.life) { records.append(row.id) }
        // An exercise's name is that of all that was done of it: it goes with the last of those.
        var used: Set<RecordID> = []
        for set in body.workouts.sets.rows {
            if isDeleted(set.life) || isDeleted(set.workout.flatMap { body.workouts.items[$0] }?.life) {
                records.append(set.id)
            } else if let exercise = set.exercise {
                used.insert(exercise)
            }
        }
        for row in body.workouts.routines.rows where isDeleted(row.life) { records.append(row.id) }
        for row in body.workouts.routineExercises.rows {
            if isDeleted(row.life) || isDeleted(row.routine.flatMap { body.workouts.routines[$0] }?.life) {
                records.append(row.id)
            } else if let exercise = row.exercise {
                used.insert(exercise)
            }
        }
        for row in body.workouts.exercises.rows where isDeleted(row.life) && !used.contains(row.id) {
            records.append(row.id)
        }
        for row in body.meals.items.rows where isDeleted(row.life) { records.append(row.id) }
        // So does what is in a food.
        var eaten: Set<RecordID> = []
        for part in body.meals.parts.rows {
            if isDeleted(part.life) || isDeleted(part.meal.flatMap { body.meals.items[$0] }?.life) {
                records.append(part.id)
            } else if let food = part.food {
                eaten.insert(food)
            }
        }
        for row in body.meals.foods.rows where isDeleted(row.life) && !eaten.contains(row.id) { records.append(row.id) }
    }

    /// How many records were deleted, reminders and additions among them.
    public var count: Int { records.count }

    /// The action it comes to.
    public var decision: Decision { Decision("erase", records.map { Erasures.change(erasing: $0) }) }
}

extension MoodTables {
    /// Whether there was such an entry, and it, or the pet whose it is, is no more.
    fileprivate func isDeleted(_ entry: MoodEntry) -> Bool {
        if entry.life > 0 && entry.life & 1 == 0 { return true }
        guard let pet = entry.subject.flatMap({ subjects[$0] }) else { return false }
        return pet.life > 0 && !pet.isAlive
    }
}

extension State {
    /// Whether there was such a task, or the repeated one of such a time, and is no more.
    fileprivate func isDeletedTask(_ task: RecordID?) -> Bool {
        guard let task, let found = tasks.items[TaskItem.root(of: task)] else { return false }
        return found.life > 0 && !found.isAlive
    }

    /// Whether there was such a goal, and is no more.
    fileprivate func isDeletedGoal(_ goal: RecordID?) -> Bool {
        guard let goal, let found = goals.items[goal] else { return false }
        return found.life > 0 && !found.isAlive
    }

    /// Whether there was such a habit, and is no more.
    fileprivate func isDeleted(_ habit: RecordID?) -> Bool {
        guard let habit, let found = habits[habit] else { return false }
        return found.life > 0 && !found.isAlive
    }
}
