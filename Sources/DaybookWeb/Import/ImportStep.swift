/// The steps of the import of a file. Raw values are the ends of their URLs.
public enum ImportStep: String, CaseIterable, Sendable {
    case preview = ""
    case apply
    /// Responds with the rows of a previewed file that cannot be read.
    case saveRejectedRows = "rejected"
}
