import DaybookCore
import Journal

extension SeenFields {
    /// What a goal held, as a hidden field of its form carries it.
    static func text(of goal: Goal, in state: State) -> String {
        var fields = FormFields()
        for field in Goal.fields { fields.append(field.name, Hexadecimal.text(field.read(goal).encoded)) }
        fields.append(categoryName, state.category(goal.category)?.name ?? "")
        return fields.urlEncoded
    }
}
