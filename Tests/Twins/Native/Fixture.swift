import Foundation

/// Tells the story to the native engine, shows it an old journal, and records its inputs and outputs.
@main
struct Fixture {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            FileHandle.standardError.write(Data("usage: TwinsFixture FILE BATCHES\n".utf8))
            exit(2)
        }
        let old = [UInt8](try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2])))
        try Data(Story.told(then: old)).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
    }
}
