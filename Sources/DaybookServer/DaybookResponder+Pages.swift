import CivilTime
import DaybookWeb
import Foundation
import HTTPTypes
import Hummingbird
import JournalStore
import NIOCore

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
        if target.path == SettingsPageRoute.calendarFeed.location.path {
            return await answerFeedPage(request, page, now)
        }
        let response: DaybookWeb.Response?
        if page.method == .get {
            response = await service.answer(page, now: now, zone: Self.zone(request.headers))
        } else {
            let isUpload =
                [DataActionRoute.previewImport.path, MoneyActionRoute.importFile(.preview).path].contains(target.path)
                || ActionRoute(path: target.path, query: target.query)?.attachesFile ?? false
            do {
                let limit = isUpload ? Self.largestUpload : Self.largestForm
                guard let body = try await spool(request, upTo: limit) else {
                    let errorPages = errorPages(request.headers)
                    let reason = isUpload ? errorPages.words.uploadTooLarge : errorPages.words.tooLarge
                    return self.page(errorPages.reason(reason, status: 413), request.headers)
                }
                response = try await answerForm(&page, body, request.headers, now)
            } catch {
                return self.page(errorPages(request.headers).page(for: error), request.headers)
            }
        }
        guard let response else {
            return .text("This is no form that Daybook knows.", status: .unsupportedMediaType)
        }
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
    static func zone(_ headers: HTTPFields) -> TimeZone? {
        cookie("zone", headers).flatMap { $0.removingPercentEncoding }.flatMap { TimeZone(identifier: $0) }
    }

    /// Answers a posted form; nil if the body is no form.
    private func answerForm(
        _ page: inout DaybookWeb.Request, _ body: Spool, _ headers: HTTPFields, _ now: LocalInstant
    ) async throws -> DaybookWeb.Response? {
        let contentType = headers[.contentType] ?? ""
        let kind = contentType.prefix { $0 != ";" }.lowercased().trimmingPrefix(while: { $0 == " " })
        if kind == "application/x-www-form-urlencoded" || body.count == 0 {
            page.form = FormFields(urlEncoded: try body.bytes())
            return await service.answer(page, now: now, zone: Self.zone(headers))
        }
        return await service.answer(page, body: body, contentType: contentType, now: now, zone: Self.zone(headers))
    }

    /// The body of a request in memory; nil if it is larger than `limit` or the connection broke.
    func body(of request: Hummingbird.Request, upTo limit: Int) async -> [UInt8]? {
        var body: [UInt8] = []
        return await read(request, upTo: limit) { body.append(contentsOf: $0.readableBytesView) } ? body : nil
    }

    /// The body of a request, which may be large; nil if it is larger than `limit` or the connection broke. Throws if the disk
    /// has no room for it.
    private func spool(_ request: Hummingbird.Request, upTo limit: Int) async throws(StoreFailure) -> Spool? {
        let spool = Spool(folder: configuration.dataFolder)
        var failure: StoreFailure?
        let isComplete = await read(request, upTo: limit) { part in
            // The rest of the body is read even after a failure, so that the browser shows the answer.
            if failure != nil { return }
            do throws(StoreFailure) { try spool.append(part.readableBytesView) } catch { failure = error }
        }
        if let failure { throw failure }
        return isComplete ? spool : nil
    }

    /// Reads the parts of a body. Returns false if it is larger than `limit` or the connection broke.
    private func read(
        _ request: Hummingbird.Request, upTo limit: Int, _ append: (ByteBuffer) -> Void
    ) async -> Bool {
        let length = request.headers[.contentLength].flatMap { Int($0) }
        if let length, length > limit { return false }
        var count = 0
        do {
            for try await part in request.body {
                count += part.readableBytes
                guard count <= limit else { return false }
                append(part)
            }
        } catch {
            return false
        }
        // A broken connection can look like the end of the body.
        return length == nil || length == count
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
