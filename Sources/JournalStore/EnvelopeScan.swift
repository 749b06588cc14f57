import Journal

/// The envelopes that stand whole in the bytes of a damaged file, found without the headers of its pages and rows: an envelope has
/// a form of its own, and its content begins with what only the journal's key makes of a salt.
struct EnvelopeScan {
    /// The beginning of an envelope as it is stored.
    struct Place {
        /// The offset in the file.
        let start: Int
        /// The bytes of the envelope.
        let count: Int
        let previous: BatchHash
        /// The public key that a device's first batch carries.
        let signingKey: [UInt8]
        /// The salt of its content, which no other has.
        let salt: [UInt8]
    }

    let bytes: [UInt8]
    let pageSize: Int
    let sealer: Sealer
    /// In order of offset.
    private(set) var places: [Place] = []

    /// - Parameter known: The salts of contents that need not be found.
    init(_ bytes: [UInt8], pageSize: Int = PageScan.usualPageSize, _ sealer: Sealer, besides known: Set<[UInt8]> = []) {
        (self.bytes, self.pageSize, self.sealer) = (bytes, pageSize, sealer)
        guard sealer.hasKey else { return }
        places = Self.likelyStarts(in: bytes).compactMap { place(at: $0) }.filter { !known.contains($0.salt) }
    }

    /// The epoch of an envelope, and the length of what it carries beside its content: nothing, or a key.
    private static let epochOffset = 1 + BatchHash.size
    private static let signingKeySize: UInt8 = 65
    /// The bytes within which an envelope's content begins.
    static let longestBeginning = 256

    /// The offsets at which the bytes look like the beginning of an envelope.
    private static func likelyStarts(in bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            var starts: [Int] = []
            var start = 0
            while start + epochOffset + 1 < bytes.count {
                if bytes[start] == Batch.formatVersion, bytes[start + epochOffset] == 0,
                    bytes[start + epochOffset + 1] == 0 || bytes[start + epochOffset + 1] == signingKeySize
                {
                    starts.append(start)
                }
                start += 1
            }
            return starts
        }
    }

    /// The envelope that begins at an offset; nil if the key has sealed none there.
    private func place(at start: Int) -> Place? {
        var reader = ByteReader(bytes, start + 1..<min(bytes.count, start + Self.longestBeginning))
        guard let previous = (try? reader.bytes(BatchHash.size)).flatMap({ BatchHash($0) }),
            let epoch = try? reader.varint(), epoch == 0, let signingKey = try? reader.lengthPrefixedBytes(),
            let count = try? reader.varint(), count >= Sealer.overhead, count <= BatchEnvelope.maximumSize
        else { return nil }
        let contentStart = reader.position
        guard let salt = try? reader.bytes(Sealer.saltSize), let commitment = try? reader.bytes(Sealer.commitmentSize),
            sealer.commits(salt, to: commitment)
        else { return nil }
        return Place(
            start: start, count: contentStart - start + Int(count), previous: previous, signingKey: signingKey,
            salt: salt)
    }
}

// MARK: - Bytes on several pages

extension EnvelopeScan {
    /// The bytes that an envelope may have: those that follow its beginning and, if a page has no room for them, continue on others,
    /// of which each names the next.
    func readings(of place: Place) -> [[UInt8]] {
        let pageEnd = min((place.start / pageSize + 1) * pageSize, bytes.count)
        if place.start + place.count <= pageEnd { return [Array(bytes[place.start..<place.start + place.count])] }
        return localEnds(of: place).compactMap { end in
            let count = pageCount(of: place, localEnd: end)
            let pages = pages(from: number(at: end), count: count)
            return pages.count == count ? reading(of: place, localEnd: end, pages) : nil
        }
    }

    /// The bytes that an envelope may have if one of its pages has the place of another, or names a wrong one: another page
    /// follows after some of them, and leads to the end of a row.
    func readingsOnOtherPages(of place: Place) -> some Sequence<[UInt8]> {
        var candidates: [(localEnd: Int, pages: [Int])] = []
        for end in localEnds(of: place) {
            let count = pageCount(of: place, localEnd: end)
            let told = pages(from: number(at: end), count: count)
            for rest in ends(upTo: count) where count - rest.count <= told.count {
                let kept = told.prefix(count - rest.count)
                if kept.count < told.count, told[kept.count] == rest[0] { continue }
                candidates.append((end, Array(kept) + rest))
            }
        }
        return candidates.prefix(Self.mostReadings).lazy.map { reading(of: place, localEnd: $0.localEnd, $0.pages) }
    }

    /// The bytes that an envelope may have if one of the pages that it names and any other have each other's places. Both can be its
    /// own, and then no page but the last leads to the end of its row.
    func readingsOnSwappedPages(of place: Place) -> some Sequence<[UInt8]> {
        var candidates: [(localEnd: Int, pages: [Int])] = []
        var stepCount = 0
        for end in localEnds(of: place) {
            let count = pageCount(of: place, localEnd: end)
            let first = number(at: end)
            let own = Set(pages(from: first, count: count))
            // Its own pages first: there are fewer of them.
            let others = own.sorted() + (0..<bytes.count / pageSize).filter { !own.contains($0) }
            for one in own.sorted() {
                for other in others where other != one {
                    guard candidates.count < Self.mostReadings, stepCount < Self.mostSteps else { break }
                    stepCount += count
                    let pages = pages(from: first, count: count) { $0 == one ? other : $0 == other ? one : $0 }
                    if pages.count == count, pages.last.map({ number(at: $0 * pageSize) }) == 0 {
                        candidates.append((end, pages))
                    }
                }
            }
        }
        return candidates.prefix(Self.mostReadings).lazy.map { reading(of: place, localEnd: $0.localEnd, $0.pages) }
    }

    private static let mostReadings = 1000
    /// The number of pages that are looked at for one envelope: a large one in a large file is given up rather than waited for.
    private static let mostSteps = 20_000_000
    /// The bytes of a row before its envelope: its header and the other columns.
    private static let rowBytesBefore = 40...128
    /// The bytes of a row after its envelope: none, unless the last column has a value of a wrong type.
    private static let rowBytesAfter = 0...8

    /// Where the part of an envelope that is on its first page may end. The length of the whole row decides, of which the part
    /// before the envelope is not known. None for an envelope that ends on that page.
    private func localEnds(of place: Place) -> [Int] {
        let (most, least) = (pageSize - 35, (pageSize - 12) * 32 / 255 - 23)
        var ends: Set<Int> = []
        for before in Self.rowBytesBefore {
            for after in Self.rowBytesAfter {
                let size = before + place.count + after
                let local = size <= most ? size : least + (size - least) % (pageSize - 4)
                let end = place.start - before + (local <= most ? local : least)
                let isOnPage = end / pageSize == place.start / pageSize && end + 4 <= bytes.count
                if isOnPage, end > place.start, end < place.start + place.count { ends.insert(end) }
            }
        }
        return ends.sorted()
    }

    /// The number of further pages of an envelope, of which each has room for all but the four bytes that name the next.
    private func pageCount(of place: Place, localEnd end: Int) -> Int {
        (place.start + place.count - end + pageSize - 5) / (pageSize - 4)
    }

    private func reading(of place: Place, localEnd end: Int, _ pages: [Int]) -> [UInt8] {
        var reading = Array(bytes[place.start..<end])
        for page in pages { reading += bytes[page * pageSize + 4..<(page + 1) * pageSize] }
        return Array(reading.prefix(place.count))
    }

    /// Up to `count` pages, as indices from 0, of which each names the next.
    ///
    /// - Parameter place: The place at which a page is, if it is another than its own.
    private func pages(from first: Int, count: Int, at place: (Int) -> Int = { $0 }) -> [Int] {
        var pages: [Int] = []
        var next = first
        while pages.count < count, 1...max(1, bytes.count / pageSize) ~= next {
            let page = place(next - 1)
            pages.append(page)
            next = number(at: page * pageSize)
        }
        return pages
    }

    /// From each page, the pages that follow up to the last of a row, if these are not more than `count`.
    private func ends(upTo count: Int) -> [[Int]] {
        (0..<bytes.count / pageSize).compactMap { first in
            let pages = pages(from: first + 1, count: count + 1)
            guard let last = pages.last, pages.count <= count, number(at: last * pageSize) == 0 else { return nil }
            return pages
        }
    }

    private func number(at offset: Int) -> Int {
        guard offset + 4 <= bytes.count else { return 0 }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
