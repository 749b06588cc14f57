import DaybookCore
import Words

extension Words {
    /// A suggestion as a sentence.
    ///
    /// - Parameter name: the pet's name; nil for the person.
    public func sentence(of advice: Advice, name: String?) -> String {
        switch advice.facts {
        case .count(let count): sentence(of: advice.rule, count, name)
        case .weeks(let before, let last): last < before ? adviceDrop(of: name) : adviceRise(of: name)
        case .weekday(let weekday, _, _): adviceWeekday(weekday, of: name)
        case .part(let part, _, _): advicePart(part.rawValue, of: name)
        case .hour(let hour, _, _): adviceHour(hour, of: name)
        case .days(let days): adviceSilence(days, of: name)
        }
    }

    /// A suggestion that counts entries or days.
    private func sentence(of rule: AdviceRule.Name, _ count: Int, _ name: String?) -> String {
        switch rule {
        case .anxiousInARow: adviceAnxious(count, of: name)
        case .nothingPositive: adviceNothingPositive(count, of: name)
        case .lowForLong: adviceLow(count)
        case .unwellTwice: adviceVet(count, of: name ?? "")
        case .weeklyDrop, .weeklyRise, .worseWeekday, .worsePart, .silence: ""
        }
    }
}
