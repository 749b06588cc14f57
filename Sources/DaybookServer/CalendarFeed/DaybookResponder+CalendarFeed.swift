import CivilTime
import DaybookWeb
import Foundation
import HTTPTypes
import Hummingbird
import Interchange
import NIOCore

extension DaybookResponder {
    /// Answers whoever has the secret address of the calendar feed. Others cannot tell whether there is a feed or a lock.
    func calendar(
        _ request: Hummingbird.Request, _ target: RequestTarget, _ connection: Connection?
    ) async -> Hummingbird.Response {
        guard request.method != .post, let secret = CalendarFeedFile.secret(in: target.path),
            let feed = try? feed.feed(openedBy: secret)
        else { return .text("There is nothing here.", status: .notFound) }
        connection?.record { $0.markTrusted() }
        let isOpen = if lock.service == nil { await lock.openIfUnwrapped() } else { true }
        guard isOpen, let content = try? await service.calendar(of: feed, now: configuration.clock()) else {
            var response = Hummingbird.Response.text("Try again later.", status: .serviceUnavailable)
            response.headers[.retryAfter] = "300"
            return response
        }
        return send(content, request.headers)
    }

    /// The calendar, or that it is the one that the subscriber has.
    private func send(_ content: CalendarContent, _ headers: HTTPFields) -> Hummingbird.Response {
        var fields: HTTPFields = [
            .eTag: content.entityTag, .contentType: "text/calendar; charset=utf-8", .vary: "Accept-Encoding",
        ]
        fields[.robots] = "noindex"
        let known = headers[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        if known.contains(where: { $0 == "*" || $0 == content.entityTag || "W/" + $0 == content.entityTag }) {
            return Hummingbird.Response(status: .notModified, headers: fields)
        }
        var body = content.bytes
        if body.count > 1000, ContentCoding.gzip.isAccepted(headers), let compressed = Deflate.gzip(body, level: 5) {
            body = compressed
            fields[.contentEncoding] = ContentCoding.gzip.rawValue
        }
        return Hummingbird.Response(status: .ok, headers: fields, body: .chunkedBody(ByteBuffer(bytes: body)))
    }
}

// MARK: - The page

extension DaybookResponder {
    /// Shows the page of the calendar feed, or does what its forms say.
    func answerFeedPage(
        _ request: Hummingbird.Request, _ page: DaybookWeb.Request, _ now: LocalInstant
    ) async -> Hummingbird.Response {
        do throws(ServerFailure) {
            if page.method == .get { return await feedPage(request, page, now) { _ in } }
            guard let body = await body(of: request, upTo: Self.largestForm) else {
                let errorPages = errorPages(request.headers)
                return self.page(errorPages.reason(errorPages.words.tooLarge, status: 413), request.headers)
            }
            return try await changeFeed(FormFields(urlEncoded: body), request, page, now)
        } catch {
            configuration.warn("The calendar feed could not be changed: \(error)")
            let errorPages = errorPages(request.headers)
            return self.page(
                errorPages.reason(
                    errorPages.words.somethingWentWrong, errorPages.words.somethingWentWrongHint, status: 500),
                request.headers)
        }
    }

    private func changeFeed(
        _ form: FormFields, _ request: Hummingbird.Request, _ page: DaybookWeb.Request, _ now: LocalInstant
    ) async throws(ServerFailure) -> Hummingbird.Response {
        let chosen = form.all("part").compactMap { CalendarFeed.Part(rawValue: $0) }
        let parts = CalendarFeed.Part.allCases.filter { chosen.contains($0) }
        let zone = Self.zone(request.headers)
        switch form["do"] {
        case "on" where parts.isEmpty, "choose" where parts.isEmpty:
            return await feedPage(request, page, now) { ($0.parts, $0.lacksParts) = ([], true) }
        case "on", "renew":
            let isNew = form["do"] == "on"
            let secret = try feed.makeSecret(over: isNew ? "" : form["of"] ?? "-", parts: parts, zone: zone)
            if let secret {
                let origin = origin(of: request)
                return await feedPage(request, page, now) { $0.address = origin + CalendarFeedFile.path(of: secret) }
            }
        case "choose": try feed.choose(parts, zone: zone)
        case "off": try feed.turnOff()
        default: break
        }
        return self.page(.redirect(to: SettingsPageRoute.calendarFeed.url), request.headers)
    }

    private func feedPage(
        _ request: Hummingbird.Request, _ page: DaybookWeb.Request, _ now: LocalInstant,
        _ adjust: (inout CalendarFeedStatus) -> Void
    ) async -> Hummingbird.Response {
        var page = page
        page.method = .get
        let feed = try? self.feed.feed()
        var status = CalendarFeedStatus(
            isOn: feed != nil, parts: feed?.parts ?? CalendarFeed.Part.usual, reach: reach(of: request),
            tag: feed?.tag ?? "")
        if let feed {
            status.leftOutCount = (try? await service.calendar(of: feed, now: configuration.clock()))?.leftOutCount ?? 0
        }
        adjust(&status)
        page.calendarFeed = status
        var response = await service.answer(page, now: now, zone: Self.zone(request.headers))
        if status.lacksParts { response.status = 422 }
        return self.page(response, request.headers)
    }

    /// The origin that the browser uses, which other devices may have to use as well.
    private func origin(of request: Hummingbird.Request) -> String {
        guard configuration.origin == nil, let authority = request.head.authority else { return address.origin }
        return "http://" + authority.lowercased()
    }

    private func reach(of request: Hummingbird.Request) -> CalendarFeedStatus.Reach {
        if address.isSecure { return .secure }
        let host = origin(of: request).dropFirst("http://".count)
        let isLocal = ["localhost", "127.", "[::1]"].contains { host.hasPrefix($0) }
        return isLocal ? .thisMachine : .plainNetwork
    }
}

extension HTTPField.Name {
    static let robots = Self("X-Robots-Tag")!
}
