import Interchange
import Testing

@Suite struct EncryptedFileTests {
    private let salt = [UInt8](0..<16)

    /// A cipher for tests: the tag is a sum of everything that a tag depends on.
    private func seal(_ bytes: ArraySlice<UInt8>, _ block: EncryptedFile.Block) -> [UInt8] {
        let key = block.nonce.last ?? 0
        let sealed = bytes.map { $0 ^ 0x5A ^ key }
        return sealed + tag(sealed, block)
    }

    private func tag(_ sealed: [UInt8], _ block: EncryptedFile.Block) -> [UInt8] {
        var sum: UInt64 = 1_469_598_103_934_665_603
        for byte in sealed + block.nonce + block.associatedData { sum = (sum ^ UInt64(byte)) &* 1_099_511_628_211 }
        return (0..<16).map { UInt8(sum >> (UInt64($0) * 4) & 255) }
    }

    private func open(_ sealed: ArraySlice<UInt8>, _ block: EncryptedFile.Block) -> [UInt8]? {
        let bytes = Array(sealed.dropLast(16))
        guard Array(sealed.suffix(16)) == tag(bytes, block) else { return nil }
        return bytes.map { $0 ^ 0x5A ^ (block.nonce.last ?? 0) }
    }

    private func content(_ count: Int) -> [UInt8] { (0..<count).map { UInt8($0 & 255 ^ $0 >> 8 & 255) } }

    @Test(arguments: [0, 1, 65535, 65536, 65537, 131_072, 200_000])
    func everyLengthIsReadBack(_ count: Int) {
        let file = EncryptedFile.encode(content(count), salt: salt, seal: seal)
        #expect(Int64(file.count) == EncryptedFile(count: Int64(count), salt: salt).fileSize)
        #expect(EncryptedFile.decode(file, open: open) == content(count))
    }

    @Test func theHeaderIsAsSpecified() {
        let header = EncryptedFile(count: 0x0102_0304, salt: salt).header
        #expect(header == Array("DBATTAC".utf8) + [1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4] + salt)
        #expect(EncryptedFile(header: header)?.count == 0x0102_0304)
        let last = EncryptedFile(count: 65537, salt: salt).block(1)
        #expect(last.nonce == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
        #expect(last.associatedData == EncryptedFile(count: 65537, salt: salt).header + [0, 0, 0, 1, 1])
        #expect(last.content == 65536..<65537 && last.sealed == 36 + 65552..<36 + 65552 + 17)
    }

    @Test func aChangedMovedOrMissingByteIsDamage() {
        let file = EncryptedFile.encode(content(70000), salt: salt, seal: seal)
        for index in [0, 7, 10, 15, 19, 20, 35, 36, 65571, 65572, 65588, file.count - 1] {
            var damaged = file
            damaged[index] ^= 1
            #expect(EncryptedFile.decode(damaged, open: open) == nil, "byte \(index)")
        }
        #expect(EncryptedFile.decode(Array(file.dropLast()), open: open) == nil)
        #expect(EncryptedFile.decode(file + [0], open: open) == nil)
        #expect(EncryptedFile.decode([], open: open) == nil)
    }

    @Test func blocksOpenOnlyInTheirPlace() {
        let file = EncryptedFile.encode(content(3 * 65536), salt: salt, seal: seal)
        let size = 65552
        let swapped = Array(
            file[..<36] + file[(36 + size)..<(36 + 2 * size)] + file[36..<(36 + size)] + file[(36 + 2 * size)...])
        #expect(EncryptedFile.decode(swapped, open: open) == nil)
        // Cut at a block, with the length that goes with it.
        let shorter = EncryptedFile(count: 2 * 65536, salt: salt).header + file[36..<(36 + 2 * size)]
        #expect(EncryptedFile.decode(shorter, open: open) == nil)
    }

    @Test func aPartIsReadFromItsBlocks() {
        let layout = EncryptedFile(count: 200_000, salt: salt)
        #expect(layout.blocks(of: 0..<1) == 0..<1 && layout.blocks(of: 65535..<65537) == 0..<2)
        #expect(layout.blocks(of: 199_999..<200_000) == 3..<4 && layout.blocks(of: 5..<5).isEmpty)
    }
}
