import Foundation
import Interchange

/// The speed and memory of reading an Apple Health export.
enum Health {
    /// Writes an export of so many megabytes.
    static func write(megabytes: Int64, to path: String) throws {
        try Data().write(to: URL(fileURLWithPath: path))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        GeneratedHealth.write(size: megabytes << 20) { file.write(Data($0)) }
        try file.close()
    }

    /// Reads an export some times. Only the scanner's own time counts, not that of the disk.
    static func measure(_ path: String, runs: Int = 5) throws {
        let before = try peak()
        var figures: [Double] = []
        var size = 0.0
        for _ in 0..<runs + 1 {
            let (bytes, seconds) = try read(path)
            size = bytes / 1e6
            figures.append(size / seconds)
        }
        let sorted = figures.dropFirst().sorted()
        func text(_ number: Double) -> String { String(format: "%.0f", number) }
        print("| XML | MB/s, median | lowest | highest | memory at most |\n| --- | --- | --- | --- | --- |")
        print(
            "| \(text(size)) MB | \(text(sorted[sorted.count / 2])) | \(text(sorted[0])) | \(text(sorted[sorted.count - 1])) "
                + "| \(text(try peak() - before)) MB |")
    }

    private static func read(_ path: String) throws -> (bytes: Double, seconds: Double) {
        let file = open(path, O_RDONLY)
        defer { close(file) }
        var reader = AppleHealth()
        var buffer = [UInt8](repeating: 0, count: 256 << 10)
        var bytes = 0.0
        var time = Duration.zero
        let clock = ContinuousClock()
        while true {
            let count = buffer.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
            if count <= 0 { break }
            bytes += Double(count)
            time += clock.measure {
                buffer.withUnsafeBytes { reader.read(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            }
        }
        var days = 0
        let whole = reader
        time += try clock.measure { days = try whole.finish().days.count }
        precondition(days > 0, "no export")
        return (bytes, Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
    }

    /// The most memory that this process has had so far, in megabytes.
    private static func peak() throws -> Double {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return Double(line.split(separator: " ").dropLast().last?.split(separator: "\t").last ?? "").map {
            $0 * 1024 / 1e6
        } ?? 0
    }
}
