import CivilTime
import DaybookWeb
import Foundation
import HTTPTypes
import Hummingbird

extension DaybookResponder {
    /// The maximum size of a posted form in bytes.
    static let largestForm = 1 << 20
    /// The maximum size of an uploaded file with its form, in bytes.
    static let largestUpload = 64 << 20

    /// Answers a page request or a posted form.
    func answerPage(_ request: Hummingbird.Request, _ target: RequestTarget) async -> Hummingbird.Response {
        let now = now(for: request.headers)
        var page = DaybookWeb.Request(
            request.method == .post ? .post : .get, path: target.path, query: target.query,
            languages: AcceptLanguage.tags(request.headers[.acceptLanguage] ?? ""), assets: assets.version,
            random: service.identifier())
        if page.method == .post {
            let isUpload =
                target.path == DataActionRoute.previewImport.path
                || AttachmentActionRoute(path: target.path, query: target.query) != nil
            guard let body = await body(of: request, upTo: isUpload ? Self.largestUpload : Self.largestForm) else {
                let errorPages = errorPages(request.headers)
                let reason = isUpload ? errorPages.words.uploadTooLarge : errorPages.words.tooLarge
                return self.page(errorPages.reason(reason, status: 413), request.headers)
            }
            guard read(body, request.headers[.contentType] ?? "", into: &page) else {
                return .text("This is no form that Daybook knows.", status: .unsupportedMediaType)
            }
        }
        let response = await service.answer(page, now: now, zone: Self.zone(request.headers))
        Task { await service.performMaintenance(at: now) }
        if let content = response.content { return await send(content, as: response, request.headers) }
        return self.page(response, request.headers)
    }

    /// The current time in the browser's time zone, if its cookie gives the offset from UTC in minutes.
    private func now(for headers: HTTPFields) -> LocalInstant {
        var now = configuration.clock()
        if let minutes = Self.cookie("tz", headers).flatMap({ Int($0) }), (-720...840).contains(minutes) {
            now.offsetMinutes = minutes
        }
        return now
    }

    /// The time zone in the browser's cookie, such as "Europe/Warsaw".
    private static func zone(_ headers: HTTPFields) -> TimeZone? {
        cookie("zone", headers).flatMap { $0.removingPercentEncoding }.flatMap { TimeZone(identifier: $0) }
    }

    /// Parses a posted form. Returns false if it is not a form.
    private func read(_ body: [UInt8], _ contentType: String, into page: inout DaybookWeb.Request) -> Bool {
        let kind = contentType.prefix { $0 != ";" }.lowercased().trimmingPrefix(while: { $0 == " " })
        if kind == "application/x-www-form-urlencoded" || body.isEmpty {
            page.form = FormFields(urlEncoded: body)
            return true
        }
        guard let form = Multipart(body, contentType: contentType) else { return false }
        page.form = form.fields
        if let file = form.files.first {
            page.upload = Upload(handle: service.identifier(), fileName: file.name, bytes: file.bytes)
        }
        return true
    }

    /// The body of a request; nil if it is larger than `limit` or the connection broke.
    func body(of request: Hummingbird.Request, upTo limit: Int) async -> [UInt8]? {
        let length = request.headers[.contentLength].flatMap { Int($0) }
        if let length, length > limit { return nil }
        var body: [UInt8] = []
        do {
            for try await part in request.body {
                guard body.count + part.readableBytes <= limit else { return nil }
                body.append(contentsOf: part.readableBytesView)
            }
        } catch {
            return nil
        }
        // A broken connection can look like the end of the body.
        return length == nil || length == body.count ? body : nil
    }

    /// The page as a response, compressed if the browser accepts it.
    func page(_ response: DaybookWeb.Response, _ headers: HTTPFields) -> Hummingbird.Response {
        var fields: HTTPFields = [.contentType: response.contentType, .vary: "Accept-Encoding, Cookie"]
        fields[.location] = response.location
        if let name = response.fileName {
            fields[.contentDisposition] = "attachment; filename*=UTF-8''" + Percent.encode(name)
        }
        var body = response.body
        if body.count > 1000, ContentCoding.gzip.isAccepted(headers), let compressed = Deflate.gzip(body, level: 5) {
            body = compressed
            fields[.contentEncoding] = ContentCoding.gzip.rawValue
        }
        return Hummingbird.Response(
            status: HTTPResponse.Status(code: response.status), headers: fields,
            body: .chunkedBody(ByteBuffer(bytes: body)))
    }
}

extension ResponseBody {
    /// A body that is written in pieces as the client receives them, so that a stalled client is noticed.
    static func chunkedBody(_ bytes: ByteBuffer) -> ResponseBody {
        let size = 64 << 10
        guard bytes.readableBytes > size else { return ResponseBody(byteBuffer: bytes) }
        return ResponseBody(contentLength: bytes.readableBytes) { writer in
            var rest = bytes
            while let portion = rest.readSlice(length: min(size, rest.readableBytes)), portion.readableBytes > 0 {
                try await writer.write(portion)
            }
            try await writer.finish(nil)
        }
    }
}
