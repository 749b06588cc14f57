/// Names of files, made of names that people, other devices and other programs have chosen.
public enum FileName {
    /// The longest name in bytes of UTF-8. File systems take 255: the rest is for a number that tells two files of one name apart.
    public static let maximumBytes = 200
    /// The longest extension in bytes, with its dot, that is kept when a name is cut.
    private static let maximumExtensionBytes = 20

    /// A name that any folder takes and shows: on one line, without control characters and separators of folders, not hidden, and cut
    /// before its extension if it is too long. A name that is safe stays as it is.
    ///
    /// - Parameter fallback: The safe name for one of which nothing is left.
    public static func safe(_ name: String, or fallback: String) -> String {
        let separated = String(String.UnicodeScalarView(name.unicodeScalars.map { isSeparator($0) ? "_" : $0 }))
        let name = cut(withoutLeadingDots(separated))
        return name.isEmpty ? fallback : name
    }

    /// A path within an archive that leads nowhere but into it, with a safe name for each folder and for the file.
    ///
    /// - Parameter fallback: The safe name for a path of which nothing is left.
    public static func safePath(_ path: String, or fallback: String) -> String {
        let names = path.split(separator: "/").map { safe(String($0), or: "") }.filter { !$0.isEmpty }
        return names.isEmpty ? fallback : names.joined(separator: "/")
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "/" || scalar == "\\" }

    /// The name as a line of text that does not begin with dots, which hide a file or lead to another folder.
    private static func withoutLeadingDots(_ name: String) -> String {
        String(PlainText.line(name).drop { $0.unicodeScalars.first == "." || $0.isWhitespace })
    }

    private static func cut(_ name: String) -> String {
        guard name.utf8.count > maximumBytes else { return name }
        let end = fileExtension(of: name)
        let scalars = name.unicodeScalars
        var (index, count) = (scalars.startIndex, end.utf8.count)
        // A character can have any number of accents, so it is cut between them.
        while count + UTF8.width(scalars[index]) <= maximumBytes {
            count += UTF8.width(scalars[index])
            index = scalars.index(after: index)
        }
        var start = String(scalars[..<index])
        while let last = start.last, last.isWhitespace { start.removeLast() }
        return start + end
    }

    /// The extension with its dot; empty if there is none, or if it is too long for one.
    private static func fileExtension(of name: String) -> String {
        let scalars = name.unicodeScalars
        guard let dot = scalars.lastIndex(of: "."), dot != scalars.startIndex else { return "" }
        let end = String(scalars[dot...])
        return end.utf8.count <= maximumExtensionBytes ? end : ""
    }
}
