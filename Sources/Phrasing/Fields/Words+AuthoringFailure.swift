import Journal
import Words

extension Words {
    /// The reason why an action cannot be written.
    public func reason(_ failure: AuthoringFailure) -> String {
        switch failure {
        case .valueTooLarge(_, let field): valueTooLarge(field)
        }
    }
}
