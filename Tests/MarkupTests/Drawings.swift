import Foundation
import Markup
import Testing

/// Compares a drawing, a tag a line, with its file in the folder `Drawings`. `Tests/MarkupTests/renew` writes the files.
func expectDrawing(
    _ drawing: HTML, is name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Drawings/\(name).html")
    let text = drawing.text.replacingOccurrences(of: "><", with: ">\n<") + "\n"
    if ProcessInfo.processInfo.environment["RENEW_DRAWINGS"] != nil {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8), sourceLocation: sourceLocation)
}
