import Foundation
import Journal
import JournalStore
import Notebook
import SimulatedDisk

/// Writes to a journal until killed, for tests of crashes, concurrent writers and a full disk.
///
///     journal-writer FOLDER FIRST-LINE [COUNT [LARGEST-FILE]]
///
/// Action n writes "n" to three lines. Its number is printed once the write has returned; now and then the snapshot is
/// saved. With COUNT it stops after that many actions. With LARGEST-FILE no file may grow past that many bytes, as on a
/// full disk; it prints the failure and stops. With the variable FAULT, such as "once 3" or "stop 3", the access to the disk
/// after the first three of the writes fails, or that one and all that follow. With the variable TASK, it does one thing instead, under
/// that fault, and says "done": "open" only opens the
/// journal, "erase" erases line 10, "receive FILE" and "restore FILE" take what a file has.
let arguments = CommandLine.arguments
let folder = arguments[1]
let line = Int(arguments[2])!
let count = arguments.count > 3 ? Int(arguments[3])! : .max
if arguments.count > 4 {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: UInt(arguments[4])!, rlim_max: UInt(arguments[4])!)
    #if canImport(Darwin)
        setrlimit(RLIMIT_FSIZE, &limit)
    #else
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #endif
}

if ProcessInfo.processInfo.environment["FAULT"] != nil {
    disk_begin(1, folder)
    disk_install()
}

func say(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}

do {
    let fault = ProcessInfo.processInfo.environment["FAULT"]?.split(separator: " ") ?? []
    func beginFault() {
        if fault.count == 2 { disk_plan(fault[0] == "once" ? DISK_FAILS_ONCE : DISK_STOPS, Int64(fault[1])!) }
    }
    if ProcessInfo.processInfo.environment["TASK"] == "open" { beginFault() }
    // It waits for other writers however slow they are.
    let store = try SQLiteJournal<Notebook>(folder: folder, busyTimeout: 86_400) { UInt64.random(in: 1 ... .max) }
    beginFault()
    if let task = ProcessInfo.processInfo.environment["TASK"]?.split(separator: " ", maxSplits: 1).map({ String($0) }) {
        switch task[0] {
        case "open": break
        case "erase":
            try store.write(at: Int64(Date().timeIntervalSince1970 * 1000)) { _ in
                Draft(
                    name: "erase", id: ActionID(high: 1, low: 2), changes: [Erasures.change(erasing: Line.id(10))])
            }
        case "receive":
            var reader = ByteReader(Array(try Data(contentsOf: URL(fileURLWithPath: task[1]))))
            var blocks: [[UInt8]] = []
            while !reader.isAtEnd { blocks.append(try reader.lengthPrefixedBytes()) }
            try store.receive(blocks)
        default: try store.restore(from: task[1])
        }
        say("done")
        exit(0)
    }
    for _ in 0..<count {
        var number = 0
        try store.write(at: Int64(Date().timeIntervalSince1970 * 1000)) { replica in
            number = (replica.state.texts[Line.id(line)].flatMap { Int($0) } ?? 0) + 1
            let id = ActionID(high: UInt64.random(in: 1 ... .max), low: UInt64.random(in: 1 ... .max))
            return Draft(
                name: "count", id: id, changes: (line..<line + 3).map { Line.text($0, "\(number)") })
        }
        say("\(number)")
        store.saveSnapshotIfStale(after: 50)
    }
} catch {
    say("failed: \(error)")
    exit(1)
}
