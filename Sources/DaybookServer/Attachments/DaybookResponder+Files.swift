import HTTPTypes
import Hummingbird
import Journal

/// Exchanges the files of attachments with replicas in browsers, as specified in `docs/attachments.md`.
extension DaybookResponder {
    /// The maximum size of a portion of a file in bytes.
    static let largestFilePortion = 4 << 20

    /// Answers a call about files; nil for any other path.
    func exchangeFiles(_ request: Hummingbird.Request, _ target: RequestTarget) async throws -> Hummingbird.Response? {
        let digest = target.query["digest"] ?? ""
        let offset = target.query["from"].flatMap { Int64($0) } ?? 0
        switch target.path {
        case "/replica/files/lacking":
            guard let body = await body(of: request, upTo: Self.largestForm) else { return portionTooLarge() }
            let digests = stride(from: 0, to: body.count - body.count % 32, by: 32).map { start in
                Hexadecimal.text(Array(body[start..<start + 32]))
            }
            let lacking = try await service.lackingFiles(among: digests)
            return .bytes(lacking.flatMap { Hexadecimal.bytes($0) ?? [] })
        case "/replica/files/add":
            guard let body = await body(of: request, upTo: Self.largestFilePortion) else { return portionTooLarge() }
            let whole = target.query["count"].flatMap { Int64($0) }
            guard let count = try await service.receiveFile(body, of: digest, count: whole, at: offset) else {
                return .bytes([])
            }
            return .bytes(Array("\(count)".utf8))
        case "/replica/files/read":
            let most = target.query["most"].flatMap { Int64($0) } ?? Int64(Self.largestFilePortion)
            let size = min(max(most, 1), Int64(Self.largestFilePortion))
            return .bytes(try await service.filePortion(of: digest, from: offset, upTo: size))
        default: return nil
        }
    }

    private func portionTooLarge() -> Hummingbird.Response {
        .text("This is too large; nothing was taken.", status: .contentTooLarge)
    }
}
