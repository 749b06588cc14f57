import Foundation
import Testing

@Suite struct FuzzTests {
    static let targets: [any FuzzTarget.Type] = [
        AppleHealthFuzz.self, AttachmentFuzz.self, BankFuzz.self, BatchFuzz.self, CrawlFuzz.self, HeadsFuzz.self,
        ICalendarFuzz.self, ImportFuzz.self, QuickAddFuzz.self, RecurrenceFuzz.self, RespondFuzz.self,
        SnapshotFuzz.self, TaskFilesFuzz.self,
    ]

    /// Each target runs in a process of its own, because an input that fails ends the process.
    @Test(arguments: targets.map { "\($0)" })
    func seedsAndInputsThatOnceFailedPass(_ target: String) async throws {
        let current = FileManager.default.temporaryDirectory.appending(path: "daybook-fuzz-\(UUID())")
        defer { try? FileManager.default.removeItem(at: current) }
        await #expect(processExitsWith: .success) { [target, current = current as URL] in
            let type = try #require(FuzzTests.targets.first { "\($0)" == target })
            for input in try FuzzInput.all(of: type) {
                try Data(input.name.utf8).write(to: current)
                type.check(input.bytes)
            }
            try FileManager.default.removeItem(at: current)
        }
        if let input = try? String(contentsOf: current, encoding: .utf8) { Issue.record("\(target) fails on \(input)") }
    }

    @Test func everyTargetOfTheFolderIsTested() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: FuzzInput.folder.path)
        let names = files.filter { $0.hasSuffix("Fuzz.swift") }.map { $0.dropLast(".swift".count) }
        #expect(Self.targets.map { "\($0)" }.sorted() == names.map { String($0) }.sorted())
    }
}

/// A seed of a target, or a file of the folder Crashes.
private struct FuzzInput {
    var name: String
    var bytes: [UInt8]

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    static func all(of target: any FuzzTarget.Type) throws -> [FuzzInput] {
        let seeds = target.seeds.enumerated().map { FuzzInput(name: "seed \($0.offset)", bytes: $0.element) }
        let crashes = try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: "Crashes"), includingPropertiesForKeys: nil)
        let own = crashes.filter { $0.lastPathComponent.hasPrefix("\(target)-") }
        return try seeds + own.map { FuzzInput(name: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0))) }
    }
}
