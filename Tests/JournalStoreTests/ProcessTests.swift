import Foundation
import Journal
import JournalStore
import Notebook
import TestSupport
import Testing

/// Behaviour when processes are killed, write concurrently, or run out of disk space, using `journal-writer`.
@Suite struct ProcessTests {
    let folder = Folder()

    @Test func everyAcknowledgedWriteSurvivesAKilledProcess() throws {
        let seed: UInt64 = 20
        var randomness = SeededRandomness(seed: seed)
        var acknowledged = 0
        for round in 1...20 {
            let writer = try Writer(folder.path, "1")
            for _ in 0..<Int.random(in: 1...40, using: &randomness) {
                acknowledged = Int(try #require(writer.line(), "seed \(seed)")) ?? acknowledged
            }
            usleep(UInt32.random(in: 0...4000, using: &randomness))
            kill(writer.processIdentifier, SIGKILL)
            while let line = writer.line() { acknowledged = Int(line) ?? acknowledged }

            let store = try folder.open()
            let texts = try store.texts
            let count = try #require(texts[Line.id(1)].flatMap { Int($0) })
            // The last write may have been saved without being acknowledged.
            #expect(count == acknowledged || count == acknowledged + 1, "round \(round), seed \(seed)")
            #expect(texts == [Line.id(1), Line.id(2), Line.id(3)].reduce(into: [:]) { $0[$1] = "\(count)" })
            let report = try store.check()
            #expect(report.faults == [], "round \(round), seed \(seed)")
            #expect(report.batches == Int64(count))
            #expect(report.devices.count == 1)
            acknowledged = count
        }
    }

    @Test func aProcessReceivesBatchesOfTheJournalThatAnotherJoined() throws {
        let peer = Folder()
        let other = try peer.open()
        try other.write(1, "line 1")
        let store = try SQLiteJournal<Notebook>(folder: folder.path, keyFolder: peer.keyFolder) {
            .random(in: 1 ... .max)
        }
        try SQLiteJournal<Notebook>(folder: folder.path, keyFolder: peer.keyFolder) { .random(in: 1 ... .max) }
            .join(other.journal)
        #expect(try store.receive(other.missingBatches(for: []).blocks).new == 1)
        #expect(try store.texts == other.texts)
    }

    @Test func processesThatWriteConcurrentlyLoseNothing() throws {
        let store = try folder.open()
        let writers = try [
            Writer(folder.path, "1", "60"), Writer(folder.path, "1", "60"), Writer(folder.path, "10", "60"),
        ]
        var seen = Set<String>()
        for writer in writers {
            while let line = writer.line() {
                #expect(Int(line) != nil, "\(line)")
                if writer !== writers[2] { #expect(seen.insert(line).inserted) }
            }
        }
        #expect(seen.count == 120)
        #expect(try store.texts[Line.id(1)] == "120")
        #expect(try store.texts[Line.id(10)] == "60")
        let report = try store.check()
        #expect(report.isSound)
        #expect(report.batches == 180)
        #expect(report.devices.map(\.id) == [store.device])
    }

    @Test func fullDiskIsReportedAndNothingIsClaimedSaved() throws {
        _ = try folder.open()
        for limit in stride(from: 45_000, through: 90_000, by: 15_000) {
            let writer = try Writer(folder.path, "1", "100000", "\(limit)")
            var last = ""
            var acknowledged: Int?
            while let line = writer.line() {
                last = line
                acknowledged = Int(line) ?? acknowledged
            }
            #expect(last == "failed: \(StoreFailure.diskFull)")
            let store = try folder.open()
            if let acknowledged { #expect(try store.texts[Line.id(3)] == "\(acknowledged)") }
            #expect(try store.check().isSound)
        }
        try folder.open().write(1, "room again")
        #expect(try folder.open().texts[Line.id(1)] == "room again")
    }

    @Test(arguments: ["once", "stop"]) func whatIsSaidOfAWriteOnAFailingDiskIsTrue(fault: String) throws {
        var outcomes: Set<String> = []
        for access in 0..<40 {
            let folder = Folder()
            try folder.open().write(10, "before")
            let said = try Writer(folder.path, "1", "1", fault: "\(fault) \(access)").line() ?? ""
            let store = try folder.open()
            let isThere = try store.texts[Line.id(1)] == "1"
            switch said {
            case "1": #expect(isThere, "access \(access)")
            case _ where said.hasPrefix("failed: it is not known"): outcomes.insert("not known")
            default: #expect(!isThere, "access \(access): \(said)")
            }
            if Int(said) != nil || !isThere { outcomes.insert(isThere ? "saved" : "not saved") }
            #expect(try store.texts[Line.id(10)] == "before")
            #expect(try store.check().isSound)
        }
        #expect(outcomes == (fault == "once" ? ["saved", "not saved"] : ["saved", "not saved", "not known"]))
    }

    @Test(arguments: ["once", "stop"]) func aDiskThatFailsWhileAJournalIsMadeIsNotCalledFull(fault: String) throws {
        var outcomes: Set<String> = []
        var access = 0
        while !outcomes.contains("done") {
            let folder = Folder()
            let said = try Writer(folder.path, "1", "1", fault: "\(fault) \(access)", task: "open").line() ?? ""
            #expect(!said.contains("full"), "access \(access): \(said)")
            outcomes.insert(said == "done" ? said : String(said.prefix(24)))
            try folder.open().write(1, "works again")
            access += 3
        }
        #expect(outcomes.contains("failed: the disk failed:"), "\(outcomes)")
    }

    @Test(arguments: ["erase", "receive", "restore"], ["once", "stop"])
    func whatIsSaidOfMoreThanAWriteOnAFailingDiskIsTrue(task: String, fault: String) throws {
        var outcomes: Set<String> = []
        for access in stride(from: 0, to: 60, by: 1) {
            let folder = Folder()
            let peerFolder = Folder(keysOf: folder)
            let file = folder.path + ".file"
            defer { try? FileManager.default.removeItem(atPath: file) }
            try prepare(folder, peerFolder, file, task)
            let said =
                try Writer(
                    folder.path, "1", "1", fault: "\(fault) \(access)", task: task == "erase" ? task : "\(task) \(file)"
                ).line() ?? ""
            let store = try folder.open()
            let texts = try store.texts
            let isErased = texts[Line.id(10)] == nil
            let isDone = task == "erase" ? isErased : texts[Line.id(2)] == "theirs"
            // An erasure came with all that it came with.
            if task != "erase" { #expect(isErased == isDone, "access \(access): \(said)") }
            switch said {
            case "done": #expect(isDone, "access \(access)")
            case _ where said.hasPrefix("failed: it is not known"): outcomes.insert("not known")
            default: #expect(!isDone, "access \(access): \(said)")
            }
            outcomes.insert(said == "done" ? "done" : "failed")
            #expect(texts[Line.id(11)] == "stays")
            #expect(try store.check().isSound, "access \(access): \(said)")
            // Once the disk works, it can be done again.
            let again = try Writer(
                folder.path, "1", "1", fault: "once 100000", task: task == "erase" ? task : "\(task) \(file)")
            #expect(again.line() == "done")
            #expect(try folder.open().texts[Line.id(10)] == nil)
        }
        #expect(outcomes.isSuperset(of: ["done", "failed"]), "\(outcomes)")
    }

    /// Writes two lines to a journal, and has a peer that has them erase one and write another, which goes to a file.
    private func prepare(_ folder: Folder, _ peerFolder: Folder, _ file: String, _ task: String) throws {
        let store = try folder.open()
        try store.write(10, "before")
        try store.write(11, "stays")
        if task == "erase" { return }
        let peer = try peerFolder.open()
        try peer.join(store.journal)
        try peer.receive(store.missingBatches(for: []).blocks)
        try peer.write(at: 1) { _ in
            Draft(
                name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(10)), Line.text(2, "theirs")])
        }
        if task == "restore" { return try peer.backup(to: file) }
        var writer = ByteWriter()
        for block in try peer.missingBatches(for: []).blocks { writer.lengthPrefixedBytes(block) }
        try folder.write(Data(writer.bytes), to: file)
    }
}

/// A running `journal-writer`.
private final class Writer {
    private let process = Process()
    private let output = Pipe()
    private var waiting: [UInt8] = []

    init(_ arguments: String..., fault: String? = nil, task: String? = nil) throws {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("journal-writer")
        process.arguments = arguments
        let variables = ["FAULT": fault, "TASK": task].compactMapValues { $0 }
        if !variables.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        }
        process.standardOutput = output
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    var processIdentifier: Int32 { process.processIdentifier }

    /// The next line of output; nil at the end.
    func line() -> String? {
        while true {
            if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
                defer { waiting.removeFirst(end + 1) }
                return String(decoding: waiting[..<end], as: UTF8.self)
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            waiting += more
        }
    }
}
