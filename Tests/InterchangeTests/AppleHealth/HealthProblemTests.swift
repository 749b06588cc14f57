import CivilTime
import DaybookCore
import Testing

@testable import Interchange

/// Problems are reported with their offset, and valid records are still read.
@Suite struct HealthProblemTests {
    private let validated = HealthXML.steps("4", "10:00:00", "10:10:00")

    /// The problem of a document with a wrong record between valid ones, and whether its offset is that of the record.
    private func problem(_ wrong: String) throws -> (HealthProblem.Kind?, Bool) {
        let document = HealthXML.document(validated + wrong + validated)
        let export = try HealthXML.read(document)
        #expect(export.days.map { $0[.steps] } == [8])
        #expect(export.problems.count == 1)
        #expect(export.isComplete)
        // The offset is the length of a document without records up to its end tag, plus the first valid record and a
        // space.
        let index = HealthXML.document("").count - "</HealthData>\n".utf8.count + validated.utf8.count + 1
        return (export.problems.first?.kind, export.problems.first?.offsets == [Int64(index)])
    }

    @Test(arguments: [
        ("value=\"300\"", "value=\"three\"", HealthProblem.Kind.badNumber), ("value=\"300\"", "value=\"\"", .badNumber),
        ("value=\"300\"", "value=\"-1\"", .badNumber), ("value=\"300\"", "value=\"1e999\"", .badNumber),
        ("value=\"300\"", "value=\"3,5\"", .badNumber), ("value=\"300\"", "value=\"&lol;\"", .badEntity),
        ("value=\"300\"", "", .missing), ("type=\"HKQuantityTypeIdentifierStepCount\"", "", .missing),
        ("unit=\"count\"", "unit=\"km\"", .badUnit), ("unit=\"count\"", "", .badUnit),
        ("12:00:00 +0100", "12:00:00", .badTime), ("12:00:00 +0100", "24:00:00 +0100", .badTime),
        ("12:00:00 +0100", "1a:00:00 +0100", .badTime), ("12:00:00 +0100", "12:00:00 +9900", .badTime),
        ("20 12:00:00 +0100", "31 12:00:00 +0100", .badTime), ("12:00:00 +0100", "13:00:00 +0100", .endsBeforeStart),
        ("startDate=\"2026-11-20", "startDate=\"2026-11-01", .tooLong), ("sourceName=", "sourceName", .badTag),
        ("unit=\"count\"", "unit=\"count", .badTag), ("unit=\"count\"", "unit=count", .badTag),
    ])
    func invalidRecordIsLeftOut(_ text: String, _ wrong: String, _ kind: HealthProblem.Kind) throws {
        let record = HealthXML.steps("300", "12:00:00", "12:00:00")
        let parts = record.split(separator: text, maxSplits: 1, omittingEmptySubsequences: false)
        let broken = parts[0] + wrong + parts[1]
        let (found, isThere) = try problem(String(broken))
        #expect(found == kind)
        #expect(isThere)
    }

    @Test func sleepInAnUnknownStageIsLeftOut() throws {
        let record = HealthXML.sleep("Dreaming", "2026-11-20 01:00:00", "2026-11-20 02:00:00")
        let (found, isThere) = try problem(record)
        #expect(found == .badStage)
        #expect(isThere)
    }

    @Test(arguments: ["</Record>", "<Record a=\"b\" type=\"x\">", "<Workout></Record></Workout>", "<A><B></A>"])
    func wrongNestingIsReportedAndReadingContinues(_ wrong: String) throws {
        let export = try HealthXML.read(validated + wrong + validated)
        #expect(export.days.map { $0[.steps] } == [8])
        #expect(export.problems.contains { $0.kind == .wrongNesting })
        #expect(export.isComplete)
    }

    @Test func allProblemsAreCountedButOnlyTheFirstOffsetsKept() throws {
        let export = try HealthXML.read((0..<5).map { _ in HealthXML.steps("x", "10:00:00", "10:00:00") }.joined())
        #expect(export.problems.map { $0.count } == [5])
        #expect(export.problems.map { $0.offsets.count } == [HealthProblem.maximumOffsets])
        #expect(export.imported.isEmpty)
    }

    @Test func truncatedExportKeepsTheRecordsBeforeTheCut() throws {
        let document = HealthXML.document(validated + validated)
        let second = try #require(document.lastIndex(of: 82)) - 1 // the "<" of the last "Record"
        for end in [second, second + 1, second + 40, document.count - 15] {
            let export = try HealthXML.read(Array(document[..<end]))
            #expect(!export.isComplete)
            #expect(export.problems.map { $0.kind } == [.truncated])
            #expect(export.days.map { $0[.steps] } == [end < second + 100 ? 4 : 8])
        }
    }

    @Test func entitiesAreNotExpanded() throws {
        let bomb = """
            <!DOCTYPE HealthData [<!ENTITY a "ha]>"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
            <HealthData>&c;\(validated)\(HealthXML.steps("1", "11:00:00", "11:00:00", source: "&c;"))</HealthData>
            """
        let export = try HealthXML.read(Array(bomb.utf8))
        #expect(export.problems.map { $0.kind } == [.declaresEntities])
        #expect(export.problems.map { $0.offsets } == [[22]])
        #expect(export.sources == ["iPhone", "&c;"])
        #expect(export.days.map { $0[.steps] } == [5])
    }

    @Test func aTagWithoutEndAndElementsWithoutEndAreTooLarge() throws {
        func read(_ text: String, by size: Int) throws -> HealthExport {
            var reader = AppleHealth()
            let bytes = Array(("<HealthData>" + validated + text).utf8)
            for start in stride(from: 0, to: bytes.count, by: size) {
                reader.read(bytes[start..<min(start + size, bytes.count)])
            }
            return try reader.finish()
        }
        let endless = "<Record type=\"" + String(repeating: "x", count: AppleHealth.longestTag) + "\"/>" + validated
        let deep = String(repeating: "<a>", count: 100) + validated
        for text in [endless, deep] {
            let whole = try read(text, by: 4 << 20)
            #expect(whole.problems.map { $0.kind } == [.tooLarge])
            #expect(whole.days.map { $0[.steps] } == [4])
            #expect(try read(text, by: 99_991) == whole)
        }
    }

    @Test(arguments: ["<svg><Record/></svg>", "no tag at all", "<?xml version=\"1.0\"?><!-- -->"])
    func otherFilesAreNotRecognised(_ text: String) {
        #expect(throws: ImportFailure.unknownFormat) { try HealthXML.read(Array(text.utf8)) }
    }

    @Test func emptyFileIsRefused() {
        #expect(throws: ImportFailure.empty) { try HealthXML.read([UInt8]()) }
    }
}
