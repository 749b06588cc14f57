import DaybookCore
import Words

extension CategoryRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on categories.
    public func reason(_ refusal: CategoryRefusal) -> String {
        switch refusal {
        case .field(let error): reason(error)
        case .nameTaken(let name): categoryTitleTaken(name)
        case .noSuchCategory: categoryWasDeleted
        }
    }
}
