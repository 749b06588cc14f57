import CivilTime
import DaybookCore
import Journal

/// The tasks and goals of the year.
extension DemoYear {
    private static let talk = "Give a talk at the meetup"
    private static let books = "Read twelve books"

    /// Adds a day's tasks and goals. `left` is the number of days that follow.
    mutating func work(day number: Int, left: Int) throws {
        try pursueGoals(number, left)
        for task in DemoTask.all {
            if task.added == left { try add(task, number) }
            guard let id = tasks[task.title] else { continue }
            try workOn(task, id, number, left)
        }
    }

    private mutating func add(_ task: DemoTask, _ number: Int) throws {
        var draft = TaskDraft(title: task.title)
        task.adjust(&draft, last)
        draft.parent = task.parent.flatMap { tasks[$0] }
        draft.blockers = task.blocker.flatMap { tasks[$0] }.map { [$0] } ?? []
        if task.isForTalk { draft.goal = goals[Self.talk] }
        let id = nextID()
        tasks[task.title] = id
        try run(.add(draft, id: id), number, minute: 1180)
    }

    private mutating func workOn(_ task: DemoTask, _ id: RecordID, _ number: Int, _ left: Int) throws {
        let day = last.advanced(by: -left)
        if let current = state.currentOccurrence(of: id, today: day) {
            if current.day == day, left > 0, let time = TaskItem.id(of: id, on: current.key) {
                try run(.complete(time), number, minute: 1110)
            }
        } else if task.done == left {
            try run(.complete(id), number, minute: left == 0 ? 420 : 1120)
        }
        if task.title == "Write the talk", left == 2 {
            try run(.spend(id, minutes: 50, session: nextID()), number, minute: 1230)
            try run(.changeAll([id], .start), number, minute: 1231)
        }
    }

    /// One goal is measured by its tasks, the other by hand.
    private mutating func pursueGoals(_ number: Int, _ left: Int) throws {
        if left == 300 {
            var goal = Goal(id: nextID())
            (goal.title, goal.target, goal.unit) = (Self.books, 12, "books")
            (goal.color, goal.icon, goal.deadline) = (.iris, "📚", last.advanced(by: 45))
            try add(goal, number)
        }
        if left == 40 {
            var goal = Goal(id: nextID())
            (goal.title, goal.measure, goal.deadline) = (Self.talk, .tasks, last.advanced(by: 20))
            (goal.color, goal.icon) = (.plum, "🎤")
            try add(goal, number)
        }
        if left % 31 == 3, let books = goals[Self.books] {
            var progress = GoalProgress(id: nextID())
            (progress.goal, progress.amount) = (books, 1)
            try pursue(.addProgress(progress), number)
        }
    }

    private mutating func add(_ goal: Goal, _ number: Int) throws {
        goals[goal.title] = goal.id
        try pursue(.add(goal), number)
    }

    private mutating func run(_ command: TaskCommand, _ number: Int, minute: Int) throws {
        var ids: [RecordID] = []
        for _ in 0..<8 { ids.append(nextID()) }
        let time = moment(day: number, minute: minute)
        guard time.milliseconds <= end.milliseconds else { return }
        commit(try command.decide(in: state, now: time) { ids.removeFirst() }, nextAction(), at: time)
    }

    private mutating func pursue(_ command: GoalCommand, _ number: Int) throws {
        var ids: [RecordID] = []
        for _ in 0..<8 { ids.append(nextID()) }
        let time = moment(day: number, minute: 1170)
        commit(try command.decide(in: state, now: time) { ids.removeFirst() }, nextAction(), at: time)
    }
}
