import Words

/// A reason to refuse what a person asked for, which can be put into words.
public protocol Refusal: Error {
    func reason(in words: Words) -> String
}
