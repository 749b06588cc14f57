import CivilTime
import DaybookCore
import Words

extension Words {
    func name(of choice: DueChoice, on today: Day) -> String {
        switch choice {
        case .today: dueToday
        case .tomorrow: dueTomorrow
        case .weekend: today.weekday == .saturday || today.weekday == .sunday ? nextWeekend : weekend
        case .nextWeek: nextWeek
        case .inAWeek: inAWeek
        }
    }

    public func name(of section: TaskSection) -> String {
        switch section {
        case .overdue: dueOverdue
        case .today: today
        case .upcoming: upcoming
        case .undated: noDueDay
        case .someday: someday
        }
    }

    func sort(_ sort: TaskSort) -> String {
        switch sort {
        case .when: sortWhen
        case .urgency: sortUrgency
        case .due: sortDue
        case .priority: sortPriority
        case .title: sortTitle
        case .created: sortCreated
        case .manual: sortManual
        }
    }

    func due(_ due: TaskDue, today: Day) -> String {
        switch due {
        case .agenda: dueAgenda
        case .overdue: dueOverdue
        case .today: dueToday
        case .week: dueWeek
        case .never: dueNever
        case .between(let first?, let last?): range(first, last)
        case .between(let first, let last):
            (first.map { near($0, to: today) } ?? "") + "…" + (last.map { near($0, to: today) } ?? "")
        }
    }

    /// The choices of the due date filter.
    var dueChoices: [(value: String, label: String)] {
        [
            (TaskDue.agenda.code, dueAgenda), (TaskDue.overdue.code, dueOverdue), (TaskDue.today.code, dueToday),
            (TaskDue.week.code, dueWeek),
            (TaskDue.never.code, dueNever), (TaskDue.days, dueBetween),
        ]
    }
}
