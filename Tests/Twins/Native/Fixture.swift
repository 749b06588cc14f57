import Foundation

/// Tells the story to the native engine, and records its inputs and outputs.
@main
struct Fixture {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("usage: TwinsFixture FILE\n".utf8))
            exit(2)
        }
        try Data(Story.told()).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
    }
}
