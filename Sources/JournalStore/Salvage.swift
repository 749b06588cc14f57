import Foundation
import GRDB
import Journal

/// The batches that a salvage has not found.
struct SalvageReport {
    /// The number of batches that cannot be read.
    var unreadableCount = 0
    /// Whether the file tells how many batches it had. Otherwise later ones than those found may be lacking, uncounted.
    var isEndKnown = true

    static func += (sum: inout SalvageReport, other: SalvageReport) {
        sum.unreadableCount += other.unreadableCount
        if !other.isEndKnown { sum.isEndKnown = false }
    }
}

extension SalvageReport {
    /// The report as it is stored: "12", or "12+" if the end is not known.
    var text: [UInt8] { Array((String(unreadableCount) + (isEndKnown ? "" : "+")).utf8) }

    /// Reads a stored report.
    init(_ text: [UInt8]?) {
        let text = String(decoding: text ?? [], as: UTF8.self)
        isEndKnown = !text.hasSuffix("+")
        unreadableCount = Int(text.prefix { $0 != "+" }) ?? 0
    }
}

/// Copies what can still be read of a damaged database to a new one, which then replaces its content.
struct Salvage {
    private let path: String
    /// The folder to which the damaged file is copied; nil if it need not be kept.
    private let aside: String?
    /// The identity of the file, for one that does not tell it.
    private let known: JournalFile.FileState?
    private let randomness: () -> UInt64
    private var new: String { FileSystem.unfinished(path) }

    init(
        of path: String, aside: String?, known: JournalFile.FileState? = nil, randomness: @escaping () -> UInt64
    ) {
        self.path = path
        self.aside = aside
        self.known = known
        self.randomness = randomness
    }

    /// Throws `.damaged` if nothing tells the journal's id.
    ///
    /// No other process writes to the file meanwhile: what it wrote would be lost.
    ///
    /// - Parameter open: The file, from which others are kept out until it is closed if SQLite cannot lock it; nil to open it.
    func run(_ open: OpenFile? = nil) throws(StoreFailure) -> SalvageReport {
        let own = open == nil ? OpenFile(path) : nil
        defer { own?.close() }
        guard let open = open ?? own, let bytes = open.bytes() else {
            throw .cannotOpen(path: path, reason: "it cannot be read")
        }
        if let aside { try FileSystem.makeFolder(aside) }
        try open.mendFormatVersions()
        JournalFile.rollBack(path)
        if let missing = Self.missingSize(of: bytes) { try FileSystem.extend(path, by: missing) }
        let locked: JournalFile?
        do throws(StoreFailure) { locked = try self.locked() } catch {
            guard error.isOfContent(at: path) else { throw error }
            try open.keepWritersOut()
            locked = nil
        }
        let scan = PageScan(open.bytes() ?? bytes)
        var damaged = locked
        do throws(StoreFailure) {
            if damaged == nil { damaged = try JournalFile(opening: path, readonly: true) }
        } catch {
            guard error.isOfContent(at: path), !scan.batches.isEmpty else { throw error }
            damaged = nil
        }
        defer { damaged?.close() }
        FileSystem.remove(new)
        defer { for name in [new, new + "-journal"] { FileSystem.remove(name) } }
        let copy = try JournalFile(path: new, busyTimeout: 5, randomness: randomness)
        defer { copy.close() }
        let fileState = try self.fileState(of: damaged, scan)
        let report = try copyRows(of: damaged, scan, fileState, to: copy, size: Int64(bytes.count))
        if let aside { try FileSystem.replace(aside + "/journal-\(fileState.rebuilds).sqlite", with: bytes) }
        if let locked {
            // Other processes may have the file open, so it stays, with new content.
            try copy.replaceContent(of: locked)
        } else {
            // Those that have it open find out that another has its place.
            copy.close()
            FileSystem.remove(path + "-journal")
            try FileSystem.publish(new, as: path)
        }
        return report
    }

    /// Copies all rows that SQLite reads or that are found in pages. Returns what is known to be lacking.
    private func copyRows(
        of damaged: JournalFile?, _ scan: PageScan, _ fileState: JournalFile.FileState, to copy: JournalFile,
        size: Int64
    ) throws(StoreFailure) -> SalvageReport {
        let signedHeads = damaged.flatMap { file in try? file.access { db in try file.signedHeads(db) } } ?? []
        let found = damaged.flatMap { self.lastPosition(in: $0) }
        // No more than the file has room for.
        let lastPosition = min(found ?? .max, size / Self.smallestRow)
        var report = SalvageReport(isEndKnown: found != nil)
        try copy.access { to in
            try to.inTransaction(.immediate) {
                try copy.setFileState(fileState, to)
                let heads = (signedHeads + scan.signedHeads).filter(\.isValid)
                for head in heads { try copy.insert(head, to) }
                let inPages = scan.latestByPosition
                var copied: Set<BatchIdentity> = []
                var failureCount = 0
                var hashesNotCopied: [BatchHash] = []
                func insert(_ columns: [DatabaseValue], at position: Int64) -> Bool {
                    guard copy.hasInserted(columns, at: position, of: fileState.journal, to) else { return false }
                    if let identity = BatchIdentity(columns) { copied.insert(identity) }
                    return true
                }
                func copyRow(from old: Int64, to new: Int64) {
                    let row = damaged.map { self.row(at: old, in: $0) }
                    if case .success(let row?) = row {
                        let columns = Array(row.databaseValues)
                        if !insert(columns, at: new) {
                            failureCount += 1
                            if let hash = Blob.fromDatabaseValue(columns[3]).flatMap({ BatchHash($0.bytes) }) {
                                hashesNotCopied.append(hash)
                            }
                        }
                    } else if let columns = inPages[old], insert(columns, at: new) {
                    } else {
                        if case .success = row { return }
                        failureCount += 1
                        return
                    }
                    report.unreadableCount += failureCount
                    failureCount = 0
                }
                var position: Int64 = 0
                while position < lastPosition {
                    position += 1
                    copyRow(from: position, to: position)
                }
                // If the end is not known, nothing is behind the last row that can be read.
                if !report.isEndKnown { failureCount = 0 }
                for below in damaged.map({ positionsBelowOne(in: $0) }) ?? [] {
                    position += 1
                    copyRow(from: below, to: position)
                }
                report.unreadableCount += failureCount
                for (_, columns) in scan.batches {
                    guard let identity = BatchIdentity(columns), !copied.contains(identity) else { continue }
                    position += 1
                    if insert(columns, at: position), report.unreadableCount > 0 { report.unreadableCount -= 1 }
                }
                // Earlier versions left such a row beside the batch that they had found.
                let hashes = Set(copied.map(\.hash))
                report.unreadableCount -= min(
                    report.unreadableCount, hashesNotCopied.count { hashes.contains($0) })
                if Self.isEndSigned(copied, heads.map(\.last)) { report.isEndKnown = true }
                return .commit
            }
        }
        return report
    }

    /// Whether the last batch of each device that was found is the last that the device has signed, so that no later one is lacking.
    private static func isEndSigned(_ found: Set<BatchIdentity>, _ signed: [BatchIdentity]) -> Bool {
        let lastFound = Dictionary(found.map { ($0.device, $0.sequence) }) { max($0, $1) }
        let lastSigned = Dictionary(signed.map { ($0.device, $0) }) { $0.sequence > $1.sequence ? $0 : $1 }
        return !found.isEmpty && lastFound.count == lastSigned.count
            && lastSigned.allSatisfy { device, last in
                lastFound[device] == last.sequence && found.contains(last)
            }
    }

    /// The damaged file with others kept out of it. Throws if its header or its definitions are damaged.
    private func locked() throws(StoreFailure) -> JournalFile {
        let file = try JournalFile(opening: path, readonly: false)
        do throws(StoreFailure) {
            try file.keepOthersOut()
            return file
        } catch {
            file.close()
            throw error
        }
    }

    private func fileState(of damaged: JournalFile?, _ scan: PageScan) throws(StoreFailure) -> JournalFile.FileState {
        let inPages = scan.fileState.flatMap { $0.journal == known?.journal ?? $0.journal ? $0 : nil }
        guard let damaged else {
            guard let state = inPages ?? known else { throw .damaged("nothing tells the journal's id") }
            return state
        }
        do throws(StoreFailure) {
            return try damaged.access { db in try damaged.fileState(db) }
        } catch {
            guard error.isOfContent(at: path), let state = inPages ?? known else { throw error }
            return state
        }
    }

    /// The bytes that a file lacks of the size that its header tells, if its end was cut off: without them SQLite reads nothing.
    private static func missingSize(of bytes: [UInt8]) -> Int? {
        guard bytes.count >= 100, bytes.starts(with: Array("SQLite format 3".utf8)) else { return nil }
        let code = Int(bytes[16]) << 8 | Int(bytes[17])
        let pageSize = code == 1 ? 65_536 : code
        let pages = bytes[28..<32].reduce(0) { $0 << 8 | Int($1) }
        let missing = pages * pageSize - bytes.count
        // A header can be damaged, too.
        return pageSize >= 512 && missing > 0 && missing <= max(bytes.count, 1 << 26) ? missing : nil
    }

    private func row(at position: Int64, in file: JournalFile) -> Result<Row?, StoreFailure> {
        do throws(StoreFailure) {
            return .success(
                try file.access { db in
                    try Row.fetchOne(
                        db.cachedStatement(
                            sql: """
                                SELECT device, sequence, generation, hash, action, undoes, envelope, isSetAside
                                FROM batches WHERE position = ?
                                """), arguments: [position])
                })
        } catch {
            return .failure(error)
        }
    }

    /// Positions that no batch should have, of damaged rows; none if that cannot be read.
    private func positionsBelowOne(in file: JournalFile) -> [Int64] {
        let found = try? file.access { db in
            try Int64.fetchAll(db, sql: "SELECT position FROM batches WHERE position < 1 ORDER BY position")
        }
        return found ?? []
    }

    /// The greatest position that can be found; nil if none can.
    private func lastPosition(in file: JournalFile) -> Int64? {
        let queries = [
            "SELECT coalesce(max(position), 0) FROM batches",
            "SELECT max(position) FROM batches INDEXED BY batchesByAction",
            "SELECT max(position) FROM recordIndex",
        ]
        return queries.compactMap { query in try? file.access { db in try Int64.fetchOne(db, sql: query) } }.max()
    }

    /// Bytes of the columns of the smallest batch.
    private static let smallestRow: Int64 = 64
}

extension JournalFile {
    func setFileState(_ fileState: FileState, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE replica SET journal = ?, device = ?, home = ?, rebuilds = ?, keyCheck = ?",
            arguments: [
                fileState.journal.blob, fileState.device.blob, fileState.home, fileState.rebuilds,
                fileState.keyCheck,
            ])
    }

    /// Inserts a row, if need be with the hash that its envelope has and without a mark that cannot be. Returns false if it has
    /// values that no batch has, because they are damaged.
    ///
    /// - Parameter columns: The device, the sequence, the generation, the hash, two others, the envelope, and `isSetAside`.
    fileprivate func hasInserted(
        _ columns: [DatabaseValue], at position: Int64, of journal: JournalID, _ db: Database
    ) -> Bool {
        guard let sequence = Int64.fromDatabaseValue(columns[1]), let generation = Int64.fromDatabaseValue(columns[2]),
            StoredEnvelope.isPossible(sequence: sequence, generation: generation)
        else { return false }
        var values = [position.databaseValue] + columns
        if hasInserted(values, db) { return true }
        // The repair folds covered batches again.
        values[8] = (values[5].isNull ? 1 : 0).databaseValue
        if hasInserted(values, db) { return true }
        guard let hash = hashOfEnvelope(in: columns, journal) else { return false }
        values[4] = Blob(hash.bytes).databaseValue
        return hasInserted(values, db)
    }

    private func hasInserted(_ values: [DatabaseValue], _ db: Database) -> Bool {
        let inserted: Void? = try? db.execute(
            sql: """
                INSERT INTO batches
                (position, device, sequence, generation, hash, action, undoes, envelope, isSetAside)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, arguments: StatementArguments(values))
        return inserted != nil
    }

    /// The hash that the envelope of a row has; nil if only the row told it, as after an erasure.
    private func hashOfEnvelope(in columns: [DatabaseValue], _ journal: JournalID) -> BatchHash? {
        guard let device = Blob.fromDatabaseValue(columns[0]), device.bytes.count == 8,
            let sequence = Int64.fromDatabaseValue(columns[1]), sequence > 0,
            Int64.fromDatabaseValue(columns[2]) == 0, let bytes = Blob.fromDatabaseValue(columns[6])?.bytes
        else { return nil }
        let envelope = try? BatchEnvelope(
            stored: bytes, journal: journal, device: DeviceID(device), sequence: sequence, generation: 0, hash: .none)
        return envelope.map { Sealer.hash(of: $0) }
    }
}

extension BatchIdentity {
    /// The identity in the columns of a batch; nil if they have none.
    init?(_ columns: [DatabaseValue]) {
        guard let device = Blob.fromDatabaseValue(columns[0]), device.bytes.count == 8,
            let sequence = Int64.fromDatabaseValue(columns[1]),
            let hash = Blob.fromDatabaseValue(columns[3]).flatMap({ BatchHash($0.bytes) })
        else { return nil }
        self.init(device: DeviceID(device), sequence: sequence, hash: hash)
    }
}
