import Interchange
import Testing

@Suite struct EncryptedFileTests {
    private let salt = [UInt8](0..<16)

    private func mask(_ salt: [UInt8]) -> [UInt8] { (0..<8).map { 0xA0 ^ $0 ^ salt[Int($0)] } }

    private func encode(_ content: [UInt8]) -> [UInt8] {
        EncryptedFile.encode(
            content, salt: salt, mask: mask(salt), random: { [UInt8](repeating: 0xEE, count: $0) }, seal: seal)
    }

    private func decode(_ file: [UInt8]) -> [UInt8]? { EncryptedFile.decode(file, mask: mask, open: open) }

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
        let file = encode(content(count))
        #expect(Int64(file.count) == EncryptedFile(count: Int64(count), salt: salt).fileSize)
        #expect(decode(file) == content(count))
    }

    @Test func theHeaderIsAsSpecified() {
        let layout = EncryptedFile(count: 0x0102_0304, salt: salt)
        let plain = Array("DBATTAC".utf8) + [1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4] + salt
        #expect(layout.header(mask: [UInt8](repeating: 0, count: 8)) == plain)
        let header = layout.header(mask: mask(salt))
        #expect(header[..<12] == plain[..<12] && header[20...] == plain[20...])
        #expect((12..<20).allSatisfy { header[$0] ^ plain[$0] == mask(salt)[$0 - 12] })
        #expect(EncryptedFile(header: header, mask: mask)?.count == 0x0102_0304)
        let last = EncryptedFile(count: 65537, salt: salt).block(1)
        #expect(last.nonce == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
        let associated = EncryptedFile(count: 65537, salt: salt).header(mask: [UInt8](repeating: 0, count: 8))
        #expect(last.associatedData == associated + [0, 0, 0, 1, 1])
        #expect(last.content == 65536..<65537 && last.sealed == 36 + 65552..<36 + 65552 + 17)
    }

    @Test func aChangedMovedOrMissingByteIsDamage() {
        let file = encode(content(70000))
        for index in [0, 7, 10, 15, 19, 20, 35, 36, 65571, 65572, 65588, 36 + 70_000 + 2 * 16 - 1] {
            var damaged = file
            damaged[index] ^= 1
            #expect(decode(damaged) == nil, "byte \(index)")
        }
        #expect(decode(Array(file.dropLast())) == nil)
        #expect(decode(file + [0]) == nil)
        #expect(decode([]) == nil)
    }

    @Test func blocksOpenOnlyInTheirPlace() {
        let file = encode(content(3 * 65536))
        let size = 65552
        let swapped = Array(
            file[..<36] + file[(36 + size)..<(36 + 2 * size)] + file[36..<(36 + size)] + file[(36 + 2 * size)...])
        #expect(decode(swapped) == nil)
        // Cut at a block, with the length that goes with it.
        let layout = EncryptedFile(count: 2 * 65536, salt: salt)
        let shorter =
            layout.header(mask: mask(salt)) + file[36..<(36 + 2 * size)]
            + [UInt8](repeating: 0xEE, count: layout.paddingSize)
        #expect(decode(shorter) == nil)
    }

    @Test func aFileTellsOnlyTheMagnitudeOfItsSize() {
        let sizes = Set((1_000_000..<1_000_500).map { EncryptedFile(count: $0, salt: salt).fileSize })
        #expect(sizes.count == 1)
        #expect((0..<300).allSatisfy { encode(content($0)).count % 4 == 0 })
    }

    @Test func aPartIsReadFromItsBlocks() {
        let layout = EncryptedFile(count: 200_000, salt: salt)
        #expect(layout.blocks(of: 0..<1) == 0..<1 && layout.blocks(of: 65535..<65537) == 0..<2)
        #expect(layout.blocks(of: 199_999..<200_000) == 3..<4 && layout.blocks(of: 5..<5).isEmpty)
    }
}
