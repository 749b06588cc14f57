import CivilTime
import DaybookCore
import Words

extension Words {
    /// A short description of a recognized part of a line.
    public func piece(_ kind: QuickAdd.Kind, today: Day) -> String {
        switch kind {
        case .repetition(let repetition, let first):
            capitalized(self.repetition(repetition.keptWithinShortMonths(from: first), from: first))
        case .due(let day): "\(dueLabel): \(near(day, to: today))"
        case .time(let time): time.text
        case .start(let day): "\(notBefore): \(near(day, to: today))"
        case .priority(let priority): "\(priorityLabel): \(self.priority(TaskPriority(priority)))"
        case .someday: someday
        case .tag(let tag): "#" + tag
        case .estimate(let minutes): "\(estimate): \(duration(minutes: Int64(minutes)))"
        case .category(let name): "@" + name
        }
    }
}
