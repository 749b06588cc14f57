/// Size limits of an export. Real ones have up to about 20 GB of XML, which compresses by a factor of 10 to 40.
///
/// A file larger than `maximumSize`, or one that beyond its first 64 MB inflates to more than 200 times its size, is
/// treated as a zip bomb and refused.
extension AppleHealth {
    /// The maximum size of the XML in bytes.
    public static let maximumSize: Int64 = 64 << 30
    /// The maximum compression ratio, beyond the first bytes.
    static let maximumRatio: Int64 = 200
    static let unboundedBytes: Int64 = 64 << 20

    /// Returns whether a size is plausible for its compressed size.
    public static func isWithin(_ size: Int64, compressedSize: Int64) -> Bool {
        size <= maximumSize && (size <= unboundedBytes || size / maximumRatio <= compressedSize)
    }

    /// Returns whether a compressed file can be an export, by its name and compression method.
    public static func mayContainExport(_ entry: ZipDirectory.Entry) -> Bool {
        entry.path.lowercased().hasSuffix(".xml") && !ZipDirectory.isIgnored(entry.path) && !entry.isEncrypted
            && (entry.method == 0 || entry.method == 8)
    }
}
