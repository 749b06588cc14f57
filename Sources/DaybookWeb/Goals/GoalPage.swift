import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A goal: its progress, forecast, chart and sources of progress.
struct GoalPage: PageView {
    let goal: Goal
    let status: GoalStatus
    /// The unit of its numbers.
    let unit: String
    let category: String
    let today: Day
    let milestones: [Milestone]
    let tasks: [LinkedTask]
    let habit: LinkedHabit?
    /// The logged progress, latest first.
    let notes: [GoalProgress]
    /// The ids that the forms of this page carry.
    let progressID: RecordID
    let milestoneID: RecordID
    /// One for each of the goal's quick steps.
    let quickIDs: [RecordID]
    let progress: FormFields
    let typedMilestone: String
    let refusal: FormRefusal?
    let dates: RecordDates
    /// Whether the action that led here reached the goal.
    let isNew: Bool

    /// A task linked to the goal.
    struct LinkedTask: Sendable {
        let task: TaskItem
        let isOpen: Bool
        /// The number of completed occurrences of a repeating task; nil if it does not repeat.
        let timesDone: Int?
    }

    /// The habit that feeds the goal.
    struct LinkedHabit: Sendable {
        let habit: Habit
        let strength: Double
    }

    let title: String
    var section: Section? { .goals }
    var layout: PageLayout { .broad }

    /// Nil if there is no such goal.
    init?(
        _ context: RequestContext, id: RecordID, progress: FormFields? = nil, milestone: String = "",
        refusal: FormRefusal? = nil
    ) {
        let state = context.state
        guard let goal = state.goal(id) else { return nil }
        let today = context.today
        let linked = state.tasksByGoal
        self.goal = goal
        title = GoalTitles(state).title(of: goal)
        dates = RecordDates(context, of: id, in: Goal.table)
        self.today = today
        self.refusal = refusal
        status = state.status(of: goal, today: today, tasks: linked)
        unit = goal.shownUnit(in: state)
        category = state.category(goal.category)?.name ?? ""
        milestones = state.milestones(of: id)
        tasks = linked.of(id).map { task in
            LinkedTask(
                task: task, isOpen: state.isOpen(task, today: today),
                timesDone: state.isRepeated(task.id) ? state.completionDays(of: task).count : nil)
        }
        habit = goal.habit.flatMap { state.habit($0) }.map { habit in
            LinkedHabit(habit: habit, strength: state.history(of: habit, today: today).strength)
        }
        notes = state.progress(of: id).reversed()
        let newID = context.newIDs()
        progressID = progress.flatMap { _ in context.request.form["id"] }.flatMap { RecordID(hex: $0) } ?? newID()
        milestoneID = newID()
        quickIDs = goal.quickSteps.map { _ in newID() }
        self.progress = progress ?? FormFields([("kind", "amount"), ("day", today.text)])
        typedMilestone = milestone
        let message = context.flashMessage
        isNew =
            [GoalAction.reachGoal, .addProgress, .completeMilestone].contains { message == .done(.goal($0)) }
    }
}
