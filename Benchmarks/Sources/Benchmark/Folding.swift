import CivilTime
import DaybookCore
import Foundation
import Journal

/// A million changes: marks by hand of two or three changes a batch, and an import's large batches.
enum Folding {
    /// A batch whose envelope was opened.
    struct OpenedBatch {
        let header: BatchEnvelope.Header
        let hash: BatchHash
        let content: [UInt8]
    }

    static func batches(changes wanted: Int) -> [OpenedBatch] {
        var random = SplitMix(seed: 7)
        let habits = (0..<100).map { _ in RecordID(Identifier(high: random.next(), low: random.next())) }
        var replica = Replica<State>(journal: TenYears.journal)
        var batches: [OpenedBatch] = []
        var total = 0
        var number: UInt64 = 0
        while total < wanted {
            number += 1
            let isImport = total * 2 > wanted
            var changes: [Change] = []
            for _ in 0..<(isImport ? 2000 : 1) {
                let day = TenYears.lastDay.advanced(by: -Int(random.next() % 3650))
                guard let entry = Entry.id(of: habits[Int(random.next() % 100)], on: day) else { continue }
                changes.append(Change(Entry.table, entry, "state", .integer(1)))
                changes.append(Change(Entry.table, entry, "total", .real(Double(random.next() % 100) / 10)))
                if !isImport { changes.append(Change(Entry.table, entry, "note", .text("On the way home"))) }
            }
            for batch in try! replica.author(
                changes, name: "markHabit", id: ActionID(high: 3, low: number), device: DeviceID(5),
                at: 1_700_000_000_000 + Int64(number))
            {
                // As good as the envelope's: nothing is sealed here.
                let hash = BatchHash((0..<4).flatMap { _ in random.next().bigEndianBytes })!
                let header = BatchEnvelope.Header(
                    journal: batch.journal, device: batch.device, sequence: batch.sequence,
                    previous: replica.head(of: batch.device)?.hash ?? .none)
                replica.fold(StoredBatch(batch, hash: hash))
                batches.append(OpenedBatch(header: header, hash: hash, content: batch.content))
                total += batch.changes.count
            }
        }
        return batches
    }

    static func fold(_ batches: [OpenedBatch]) throws {
        var replica = Replica<State>(journal: TenYears.journal)
        var decoder = BatchDecoder()
        for batch in batches {
            replica.fold(try decoder.decode(batch.header, content: batch.content, hash: batch.hash))
        }
        precondition(replica.batchCount == Int64(batches.count))
    }

    /// For `fold.mjs`: portions of a megabyte or two, each behind its length in four bytes, as the worker is given opened
    /// batches when it rebuilds State. The first portion is what starts it.
    static func write(_ batches: [OpenedBatch], to file: String) throws {
        var start = ByteWriter()
        start.identifier(TenYears.journal)
        start.uint64(1)
        var portions = [start.bytes]
        var portion = ByteWriter()
        for batch in batches {
            portion.lengthPrefixedBytes(
                BatchEnvelope.encodedHeader(batch.header, contentLength: batch.content.count + 80))
            portion.bytes(batch.hash.bytes)
            portion.byte(0) // a signed head covers it
            portion.lengthPrefixedBytes(batch.content)
            if portion.bytes.count > 1 << 20 {
                portions.append(portion.bytes)
                portion = ByteWriter()
            }
        }
        portions.append(portion.bytes)
        var data = Data()
        for portion in portions {
            withUnsafeBytes(of: UInt32(portion.count).littleEndian) { data.append(contentsOf: $0) }
            data.append(contentsOf: portion)
        }
        try data.write(to: URL(fileURLWithPath: file))
    }
}
