import Markup

/// The place beside a button that chooses a file where a script shows the file's name.
enum ChosenFile {
    static func name(of input: String) -> HTML { "<output class=\"chosen-file\" for=\"\(input)\"></output>" }
}
