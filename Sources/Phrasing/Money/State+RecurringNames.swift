import CivilTime
import DaybookCore
import Words

extension State {
    /// Looks up the title of a recurring transaction by it or the start of it. One of which something is due or to come
    /// has precedence. Several may have the same title, such as those that continue one another.
    public func recurringTitle(named typed: String, today: Day, _ words: Words) -> NameMatch<String> {
        var titles: [String] = []
        var current: [String] = []
        for rule in livingRecurringTransactions {
            let title = words.title(rule, in: self)
            if !titles.contains(title) { titles.append(title) }
            if !current.contains(title), !isOver(rule, today: today) { current.append(title) }
        }
        return NameMatch([typed], in: [current, titles].map { group in group.map { ($0, $0) } })
    }

    /// Looks up a suggestion by its payee or the start of it.
    public func recurringSuggestion(named typed: String, today: Day) -> NameMatch<RecurringSuggestion> {
        NameMatch([typed], in: [suggestedRecurring(today: today).map { ($0.rule.payee, $0) }])
    }
}
