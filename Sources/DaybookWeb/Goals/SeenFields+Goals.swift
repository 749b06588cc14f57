import DaybookCore
import Journal

extension SeenFields {
    /// The values of a goal, encoded for a hidden field.
    static func text(of goal: Goal, in state: State) -> String {
        var fields = FormFields()
        fields.append(goal)
        fields.append(categoryName, state.category(goal.category)?.name ?? "")
        return fields.urlEncoded
    }
}
