import DaybookCore
import Journal

extension SeenFields {
    /// What a goal held, as a hidden field of its form carries it.
    static func text(of goal: Goal, in state: State) -> String {
        var fields = FormFields()
        fields.append(goal)
        fields.append(categoryName, state.category(goal.category)?.name ?? "")
        return fields.urlEncoded
    }
}
