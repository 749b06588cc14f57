import DaybookWeb
import HTTPTypes
import Hummingbird
import NIOCore

extension DaybookResponder {
    /// The content of an attachment or the part of it that is asked for; a page if it is missing or damaged.
    func send(
        _ content: AttachedContent, as response: DaybookWeb.Response, _ headers: HTTPFields
    ) async -> Hummingbird.Response {
        var fields: HTTPFields = [
            .contentType: response.contentType, .acceptRanges: "bytes",
            .contentSecurityPolicy: Self.filePolicy(response.contentType),
        ]
        if let name = response.fileName {
            fields[.contentDisposition] = "inline; filename*=UTF-8''" + Percent.encode(name)
        }
        let files = await service.files
        // Another device's record may have another number than its file.
        let count = files.count(of: content.digest) ?? content.count
        let part: Swift.Range<Int64>
        switch RequestedRange(headers[.range], of: count) {
        case .all: part = 0..<count
        case .part(let range):
            part = range
            fields[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)"
        case .unsatisfiable:
            var response = Hummingbird.Response.text("There is no such part.", status: .rangeNotSatisfiable)
            response.headers[.contentRange] = "bytes */\(count)"
            return response
        }
        do throws(AttachmentFiles.Failure) {
            let bytes = try files.read(content.digest, part: part)
            return Hummingbird.Response(
                status: fields[.contentRange] == nil ? .ok : .partialContent, headers: fields,
                body: .chunkedBody(ByteBuffer(bytes: bytes)))
        } catch {
            if error == .damaged { files.setAsideDamaged(content.digest) }
            let html = "text/html; charset=utf-8"
            let failure =
                error == .missing
                ? DaybookWeb.Response(status: 404, contentType: html, body: content.missing)
                : DaybookWeb.Response(status: 500, contentType: html, body: content.damaged)
            return page(failure, headers)
        }
    }
}

extension DaybookResponder {
    /// The policy of an attached file, which browsers show in a page of their own with styles. A sandbox has no viewer for
    /// a PDF.
    private static func filePolicy(_ contentType: String) -> String {
        """
        default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; form-action 'none'; \
        base-uri 'none'; frame-ancestors 'none'\(contentType == "application/pdf" ? "" : "; sandbox")
        """
    }
}

/// The part of a content that a request asks for (RFC 9110, section 14.2).
enum RequestedRange: Equatable {
    /// Also for several parts, and for what is not understood.
    case all
    case part(Swift.Range<Int64>)
    case unsatisfiable

    /// - Parameter count: Bytes of the content, at least 1.
    init(_ header: String?, of count: Int64) {
        self = .all
        guard let header, header.hasPrefix("bytes=") else { return }
        let parts = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) else { return }
        switch (Int64(parts[0]), Int64(parts[1])) {
        case (let first?, let last?) where parts[1].isEmpty == false:
            guard first <= last else { return }
            self = first < count ? .part(first..<min(last, count - 1) + 1) : .unsatisfiable
        case (let first?, nil) where parts[1].isEmpty: self = first < count ? .part(first..<count) : .unsatisfiable
        case (nil, let length?) where parts[0].isEmpty:
            self = length > 0 ? .part(max(0, count - length)..<count) : .unsatisfiable
        default: return
        }
    }
}
