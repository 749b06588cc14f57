/// The actions on categories. Their names are in the journal, and stay.
public enum CategoryAction: String, CaseIterable, FeatureAction {
    case addCategory, deleteCategory, editCategory

    public var name: ActionName { .category(self) }
}
