import CivilTime

/// Writes a zip archive (PKWARE APPNOTE 6.3) whose files are stored, not deflated.
///
/// The same files and day always give the same bytes. The archive must stay under 2 GB.
struct ZipWriter {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count: UInt32 = 0
    private let date: UInt32

    /// - Parameter day: the date of all files, whose time is midnight. Years outside 1980…2107 become the nearest of them.
    init(_ day: Day) {
        let year = min(max(day.year, 1980), 2107)
        let (month, dayOfMonth) = year == day.year ? (day.month, day.dayOfMonth) : (1, 1)
        date = UInt32((year - 1980) << 9 | month << 5 | dayOfMonth)
    }

    /// Adds a file.
    ///
    /// - Parameter path: the path within the archive, separated by "/".
    mutating func add(_ path: String, _ content: [UInt8]) {
        let name = Array(path.utf8)
        var header: [UInt8] = []
        // Version 2.0; bit 11: the name is UTF-8; stored; time and date.
        for number: UInt32 in [20, 1 << 11, 0, 0, date] { header += Self.little(number, 2) }
        header += Self.little(CRC32.of(content[...]), 4)
        header += Self.little(UInt32(content.count), 4) + Self.little(UInt32(content.count), 4)
        header += Self.little(UInt32(name.count), 2) + Self.little(0, 2)
        // Made by version 2.0; then no comment, disk 0, no attributes.
        directory += Self.little(0x0201_4b50, 4) + Self.little(20, 2) + header
        directory += [UInt8](repeating: 0, count: 10) + Self.little(UInt32(bytes.count), 4) + name
        bytes += Self.little(0x0403_4b50, 4) + header + name + content
        count += 1
    }

    /// Returns the archive with its directory.
    consuming func finish() -> [UInt8] {
        let start = UInt32(bytes.count)
        bytes += directory
        bytes += Self.little(0x0605_4b50, 4) + Self.little(0, 4) + Self.little(count, 2) + Self.little(count, 2)
        bytes += Self.little(UInt32(directory.count), 4) + Self.little(start, 4) + Self.little(0, 2)
        return bytes
    }

    private static func little(_ number: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt32($0 * 8)) }
    }
}
