import GRDB
import Journal

extension JournalFile {
    /// The signed heads of all devices, in order of device, without those that cannot be read.
    func signedHeads(_ db: Database) throws -> [SignedHead] {
        try Row.fetchAll(db, sql: "SELECT signedHead FROM signedHeads ORDER BY device, sequence, hash")
            .compactMap { SignedHead($0, at: 0) }
    }

    /// The signed heads of a device, one for each branch.
    func signedHeads(of device: DeviceID, _ db: Database) throws -> [SignedHead] {
        let statement = try db.cachedStatement(
            sql: "SELECT signedHead FROM signedHeads WHERE device = ? ORDER BY sequence, hash")
        return try Row.fetchAll(statement, arguments: [device.blob]).compactMap { SignedHead($0, at: 0) }
    }

    /// The rows of signed heads whose signature is not by the device, or not over the batch, that they are filed under.
    func invalidSignedHeads(in journal: JournalID, _ db: Database) throws -> [InvalidSignedHead] {
        let rows = try Row.fetchAll(db, sql: "SELECT device, sequence, hash, signedHead FROM signedHeads")
        return rows.compactMap { row in
            let head = SignedHead(row, at: 3)
            let filed = InvalidSignedHead(device: row[0], sequence: row[1], hash: row[2])
            let isValid = head.map { $0.isValid && $0.journal == journal && InvalidSignedHead($0.last) == filed }
            return isValid == true ? nil : filed
        }
    }

    /// Removes what is no signature. That of this device is made anew; others come again.
    func removeInvalidSignedHeads(in journal: JournalID, _ db: Database) throws {
        for filed in try invalidSignedHeads(in: journal, db) {
            try db.execute(
                sql: "DELETE FROM signedHeads WHERE device IS ? AND sequence IS ? AND hash IS ?",
                arguments: [filed.device, filed.sequence, filed.hash])
        }
    }

    func insert(_ head: SignedHead, _ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT OR IGNORE INTO signedHeads (device, sequence, hash, signedHead) VALUES (?, ?, ?, ?)")
        try statement.execute(arguments: [
            head.last.device.blob, head.last.sequence, Blob(head.last.hash.bytes), Blob(head.bytes),
        ])
    }

    func removeSignedHead(_ last: BatchIdentity, _ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "DELETE FROM signedHeads WHERE device = ? AND sequence = ? AND hash = ?")
        try statement.execute(arguments: [last.device.blob, last.sequence, Blob(last.hash.bytes)])
    }

    /// Signs, with the keys that are there, the ends of chains that no signed head covers any more, since the batch above was
    /// damaged.
    func signEnds(_ keyFolder: KeyFolder, _ journal: JournalID, _ db: Database) throws {
        for device in try Blob.fetchAll(db, sql: "SELECT DISTINCT device FROM batches") {
            guard let key = keyFolder.signingKey(of: DeviceID(device), in: journal) else { continue }
            let rows = try envelopes(of: key.device, db).filter { !$0.isSetAside }
            let followed = Set(rows.compactMap { $0.predecessor(in: journal) })
            let ends = rows.map(\.identity).filter { !followed.contains($0) }
            for end in ends { try insert(key.sign(end), db) }
        }
    }

    /// All batches of a device with a sequence; several if it was copied or someone writes in its name.
    func envelopes(of device: DeviceID, sequence: Int64, _ db: Database) throws -> [StoredEnvelope] {
        let statement = try db.cachedStatement(
            sql: "SELECT \(StoredEnvelope.columns) FROM batches WHERE device = ? AND sequence = ?")
        return try Row.fetchAll(statement, arguments: [device.blob, sequence]).compactMap { StoredEnvelope($0) }
    }

    /// All batches of a device.
    func envelopes(of device: DeviceID, _ db: Database) throws -> [StoredEnvelope] {
        try Row.fetchAll(
            db, sql: "SELECT \(StoredEnvelope.columns) FROM batches WHERE device = ?", arguments: [device.blob]
        ).compactMap { StoredEnvelope($0) }
    }

    /// Takes a batch out, to insert it anew.
    func remove(at position: Int64, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM recordIndex WHERE position = ?", arguments: [position])
        try db.execute(sql: "DELETE FROM batches WHERE position = ?", arguments: [position])
    }
}

extension SignedHead {
    /// The signed head in a column; nil if there is none, or one that cannot be read.
    fileprivate init?(_ row: Row, at index: Int) {
        guard let bytes: Blob = try? row.value(index), let head = try? SignedHead(decoding: bytes.bytes) else {
            return nil
        }
        self = head
    }
}

/// The columns under which an invalid signed head is filed, whatever they hold.
struct InvalidSignedHead: Equatable {
    let device, sequence, hash: DatabaseValue

    var deviceID: DeviceID { Blob.fromDatabaseValue(device).map { DeviceID($0) } ?? DeviceID(0) }
}

extension InvalidSignedHead {
    init(_ last: BatchIdentity) {
        device = last.device.blob.databaseValue
        sequence = last.sequence.databaseValue
        hash = Blob(last.hash.bytes).databaseValue
    }
}
