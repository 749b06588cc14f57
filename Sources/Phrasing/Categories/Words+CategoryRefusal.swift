import DaybookCore
import Words

extension Words {
    /// Why something about categories was refused.
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
