import DaybookCore
import Journal
import Testing

@testable import Interchange

/// Exports read in a browser, which sends the days instead of the file.
@Suite struct HealthScanTests {
    private let document = HealthXML.document(
        HealthXML.steps("300", "10:00:00", "10:10:00") + HealthXML.steps("x", "11:00:00", "11:10:00")
            + HealthXML.sleep("AsleepDeep", "2026-11-20 01:00:00", "2026-11-20 02:30:00")
            + HealthXML.quantity("UVExposure", "1", "count", "2026-11-20 09:00:00", "2026-11-20 09:00:00")
                + """
                 <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" \
                totalDistance="5.2" totalDistanceUnit="km" sourceName="Watch" startDate="2026-11-20 07:00:00 +0100" \
                endDate="2026-11-20 07:30:00 +0100"/>

                """)

    /// Reads a file from memory.
    private func read(_ file: [UInt8], _ order: [String] = AppleHealth.defaultOrder, end: HealthReading.End = .complete)
        throws -> [UInt8]?
    {
        let parts = try HealthFileSections(size: Int64(file.count)) { offset, count in
            guard offset >= 0, Int(offset) + count <= file.count else { return nil }
            return Array(file[Int(offset)..<Int(offset) + count])
        }
        for (index, part) in parts.parts.enumerated() {
            guard var reading = HealthReading(parts, part: index, order: order) else { return nil }
            var status = HealthReading.Status.continues
            for byte in file[Int(part.start)..<Int(part.start + part.length)] where status == .continues {
                status = [byte].withUnsafeBytes { reading.read($0, compressedSize: Int64(file.count)) }
            }
            if status == .continues, let scan = reading.finish(end) { return scan }
        }
        return nil
    }

    @Test func scanRoundTripsTheExport() throws {
        let export = try HealthXML.read(document)
        #expect(export.days.count == 1 && export.workouts.count == 1 && export.problems.count == 1)
        #expect(export.ignored.map { $0.name } == ["UVExposure"])
        let scan = HealthScan.bytes(of: export)
        #expect(try HealthScan.export(in: scan) == export)
        #expect(try ImportedFile(scan).health == export)
        #expect(ImportFormat.detect(scan) == .healthScan)
    }

    @Test func plainXMLIsReadToo() throws {
        #expect(ImportFormat.detect(document) == .appleHealth)
        #expect(try ImportedFile(document).health == HealthXML.read(document))
    }

    @Test func aCutOrChangedScanIsRefusedAndNeverMisread() throws {
        let scan = HealthScan.bytes(of: try HealthXML.read(document))
        for count in 17..<scan.count {
            #expect(throws: ImportFailure.self, "of \(count) bytes") {
                try HealthScan.export(in: Array(scan[..<count]))
            }
        }
        for index in 17..<scan.count {
            var wrong = scan
            wrong[index] ^= 0xFF
            guard let export = try? HealthScan.export(in: wrong) else { continue }
            let plan = ImportPlan(days: export.days, workouts: export.workouts, into: State())
            #expect(plan.health.newDayCount <= 1)
        }
        #expect(throws: ImportFailure.badArchive(path: "", .damaged)) { try HealthScan.export(in: scan + [0]) }
    }

    @Test(arguments: [
        ImportFailure.empty, .tooLarge, .unknownFormat, .badArchive(path: "", .truncated),
        .badArchive(path: "", .damaged),
    ])
    func scanCarriesTheReasonForAFailure(_ failure: ImportFailure) {
        #expect(throws: failure) { try HealthScan.export(in: HealthScan.bytes(of: failure)) }
    }

    @Test func theExportInAZipIsFoundBesideOtherXML() throws {
        let zip = StoredZip([
            ("a/export_cda.xml", "<?xml version=\"1.0\"?><ClinicalDocument/>"),
            ("a/导出.xml", String(decoding: document, as: UTF8.self)), ("a/route.gpx", "<gpx/>"),
        ]).bytes
        let scan = try #require(try read(zip))
        #expect(try HealthScan.export(in: scan) == HealthXML.read(document))
    }

    @Test func orderOfSourcesFollowsTheUsersChoice() throws {
        let records = HealthXML.document(
            HealthXML.steps("300", "10:00:00", "10:10:00", source: "Anna's iPhone")
                + HealthXML.steps("100", "10:00:00", "10:10:00", source: "iPhone"))
        // A full name takes precedence over a name that contains it.
        for (order, steps) in [(["iPhone", "Anna's iPhone"], 100.0), (["Anna's iPhone", "iPhone"], 300)] {
            let scan = try #require(try read(records, order))
            #expect(try HealthScan.export(in: scan).days.map { $0[.steps] } == [steps])
        }
    }

    @Test func aZipThatIsCutOffIsReadAsFarAsItGoes() throws {
        let whole = StoredZip([("note.txt", "hello"), ("export.xml", String(decoding: document, as: UTF8.self))]).bytes
        let cut = Array(whole.prefix(whole.count - 250))
        let scan = try #require(try read(cut, end: .isCutOff))
        let export = try HealthScan.export(in: scan)
        #expect(!export.isComplete && export.days.map { $0[.steps] } == [300])
        let broken = try #require(export.problems.first { $0.kind == .brokenZip })
        #expect((broken.count, broken.offsets) == (1, [Int64(cut.count)]))
    }

    @Test func streamedFilesEndAtTheirDataDescriptor() throws {
        // A file of 5 bytes followed by its sizes, as streaming writers produce it; then the export.
        let header: [UInt8] = [80, 75, 3, 4, 20, 0, 8, 0, 0, 0] + [UInt8](repeating: 0, count: 16) + [5, 0, 0, 0]
        let descriptor: [UInt8] = [80, 75, 7, 8, 1, 2, 3, 4, 5, 0, 0, 0, 5, 0, 0, 0]
        let rest = StoredZip([("export.xml", String(decoding: document, as: UTF8.self))]).bytes
        let file = header + Array("a.txthello".utf8) + descriptor + rest.dropLast(22)
        let parts = try HealthFileSections(size: Int64(file.count)) {
            Array(file[Int($0)..<min(Int($0) + $1, file.count)])
        }
        #expect(parts.hasNoDirectory)
        // 30 and 5 of the name, 5 packed, 16 of the descriptor; then 30 and 10 of the next header.
        #expect(parts.parts.map { $0.start } == [30 + 5 + 5 + 16 + 30 + 10])
    }

    @Test func wrongChecksumIsReportedAsDamage() throws {
        var zip = StoredZip([("export.xml", String(decoding: document, as: UTF8.self))]).bytes
        let index = try #require(zip.firstRange(of: Array("value=\"300\"".utf8))).lowerBound
        zip[index + 7] = UInt8(ascii: "4")
        let export = try HealthScan.export(in: try #require(try read(zip)))
        #expect(export.problems.contains { $0.kind == .damaged } && !export.isComplete)
    }

    @Test func readingStopsWhenUnpackedDataExceedsTheLimit() throws {
        // 64 MB plus a byte, from two packed bytes.
        let parts = try HealthFileSections(size: Int64(document.count)) { Array(document[Int($0)..<Int($0) + $1]) }
        var reading = try #require(HealthReading(parts, part: 0, order: []))
        let piece = document + [UInt8](repeating: 32, count: (1 << 20) - document.count)
        for _ in 0..<64 { #expect(piece.withUnsafeBytes { reading.read($0, compressedSize: 2) } == .continues) }
        #expect([32].withUnsafeBytes { reading.read($0, compressedSize: 2) } == .isTooLarge)
    }

    @Test func checksumDoesNotDependOnChunkSizes() {
        // The check value of CRC-32 is defined for these nine digits.
        var whole = RunningChecksum()
        Array("123456789".utf8).withUnsafeBytes { whole.add($0) }
        #expect(whole.value == 0xCBF4_3926)
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        for size in [1, 3, 8, 13] {
            var sum = RunningChecksum()
            for start in stride(from: 0, to: bytes.count, by: size) {
                bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { sum.add($0) }
            }
            #expect(sum.value == CRC32.of(bytes[...]))
        }
    }

    @Test func otherFilesAreRefused() {
        for file in [[], Array("hello".utf8), StoredZip([("a.csv", "x")]).bytes, [80, 75, 3, 4]] as [[UInt8]] {
            #expect(throws: ImportFailure.self) {
                try HealthFileSections(size: Int64(file.count)) { offset, count in
                    Int(offset) + count <= file.count ? Array(file[Int(offset)..<Int(offset) + count]) : nil
                }
            }
        }
    }
}
