/// The actions on categories. Raw values are stored in the journal and must not change.
public enum CategoryAction: String, CaseIterable, FeatureAction {
    case addCategory, deleteCategory, editCategory

    public var name: ActionName { .category(self) }
}
