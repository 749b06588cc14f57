import DaybookCore
import Words

extension CategoryRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// Why something about categories was refused.
    public func reason(_ refusal: CategoryRefusal) -> String {
        switch refusal {
        case .field(let error): reason(error)
        case .nameTaken(let name): categoryTitleTaken(name)
        case .noSuchCategory: categoryGone
        }
    }
}
