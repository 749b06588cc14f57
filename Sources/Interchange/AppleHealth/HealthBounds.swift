/// What an export can be: people's have up to some 20 GB of XML, packed 10 to 40 times smaller.
///
/// What is larger than `longest`, or beyond its first 64 MB unpacks to more than 200 times what it was, is no export but made
/// to fill a disk, and is refused.
extension AppleHealth {
    /// How many bytes the XML may have.
    public static let longest: Int64 = 64 << 30
    /// How often larger the XML may be than what it was packed to, beyond the first bytes.
    static let highestRatio: Int64 = 200
    static let unboundedBytes: Int64 = 64 << 20

    /// Whether so much may have come of so much that was packed.
    public static func isWithin(_ size: Int64, packedSize: Int64) -> Bool {
        size <= longest && (size <= unboundedBytes || size / highestRatio <= packedSize)
    }

    /// Whether a packed file can be an export, by its name and how it is packed.
    public static func canBe(_ entry: ZipDirectory.Entry) -> Bool {
        entry.path.lowercased().hasSuffix(".xml") && !ZipDirectory.isLitter(entry.path) && !entry.isEncrypted
            && (entry.method == 0 || entry.method == 8)
    }
}
