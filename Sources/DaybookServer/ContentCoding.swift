import HTTPTypes

/// Content codings (RFC 9110, section 8.4.1), smallest result first.
enum ContentCoding: String, CaseIterable, Sendable {
    case brotli = "br"
    case gzip

    /// The file extension of compressed files.
    var fileExtension: String { self == .brotli ? "br" : "gz" }

    /// Whether the client accepts it.
    func isAccepted(_ headers: HTTPFields) -> Bool {
        (headers[.acceptEncoding] ?? "").split(separator: ",").contains { part in
            let pieces = part.lowercased().split(separator: ";").map { $0.trimmingPrefix(while: { $0 == " " }) }
            let isRefused = pieces.dropFirst().contains {
                $0.hasPrefix("q=0") && !$0.contains { "123456789".contains($0) }
            }
            return pieces.first == Substring(rawValue) && !isRefused
        }
    }
}
