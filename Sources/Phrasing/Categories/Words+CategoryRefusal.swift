import DaybookCore
import Words

extension Words {
    /// The reason for refusing an action on categories.
    public func reason(_ refusal: CategoryRefusal) -> String {
        switch refusal {
        case .nameBlank: titleMissing
        case .nameTooLong(let limit): titleTooLong(most: limit)
        case .nameTaken(let name): categoryTitleTaken(name)
        case .iconTooLong: iconNotEmoji
        case .unknownColor(let typed): colorUnknown(shortened(typed))
        case .noSuchCategory: categoryGone
        }
    }
}
