import HTTPTypes
import Hummingbird
import Journal
import JournalStore

/// Exchanges batches with replicas in browsers, as specified in `docs/sync.md`.
extension DaybookResponder {
    /// The maximum size of batches in one request, in bytes.
    static let largestPush = 8 << 20
    /// The portion sizes a peer can ask for, in bytes.
    static let portionSizes = 4 << 10...4 << 20
    /// The default portion size in bytes.
    static let defaultPortionSize = 1 << 20

    func replicate(_ request: Hummingbird.Request, _ target: RequestTarget) async -> Hummingbird.Response {
        let journal = await service.journalID
        if let named = request.headers[.daybookJournal], named.lowercased() != journal.hex {
            return .text("The server has another journal: \(journal.hex)", status: .conflict)
        }
        do {
            switch (request.method, target.path) {
            case (.get, "/replica/journal"): return .text(journal.hex)
            case (.get, "/replica/events"): return events()
            case (.post, "/replica/key"): return .bytes(try await service.key().bytes)
            case (.post, "/replica/heads"): return try await heads()
            case (.post, "/replica/checkpoint"): return try await checkpoint(target)
            case (.post, "/replica/history"): return try await history(request)
            case (.post, "/replica/pull"): return try await pull(request, target)
            case (.post, "/replica/push"): return try await push(request)
            case (.post, _): return try await exchangeFiles(request, target) ?? nothing()
            default: return nothing()
            }
        } catch let failure as StoreFailure {
            await service.warn(of: failure)
            return refusal(failure)
        } catch let refusal as ExchangeRefusal {
            return .text("\(refusal)", status: refusal.status)
        } catch let failure as DecodingFailure {
            return .text("This cannot be read: \(failure)", status: .badRequest)
        } catch {
            return .text("The journal cannot be read or written.", status: .internalServerError)
        }
    }

    private func nothing() -> Hummingbird.Response { .text("There is nothing here.", status: .notFound) }

    private func heads() async throws -> Hummingbird.Response {
        await response(try await service.heads())
    }

    /// The server's heads, with the number of batches that wait for a signed head.
    private func response(_ heads: [Head]) async -> Hummingbird.Response {
        var response = Hummingbird.Response.bytes(Head.encode(heads))
        let count = await service.setAsideCount
        response.headers[.daybookSetAside] = count > 0 ? String(count) : nil
        return response
    }

    private func refusal(_ failure: StoreFailure) -> Hummingbird.Response {
        switch failure {
        case .refusedBatch: .text("Nothing was taken: \(failure)", status: .badRequest)
        case .otherJournal: .text("Nothing was taken: \(failure)", status: .conflict)
        case .diskFull: .text("\(failure)", status: HTTPResponse.Status(code: 507))
        case .busy: .text("\(failure)", status: .serviceUnavailable)
        default: .text("The journal cannot be read or written.", status: .internalServerError)
        }
    }

    /// Answers a peer's heads with the batches it is missing, each preceded by its length, up to the size it asked for. The
    /// signed heads of their devices come first.
    private func pull(_ request: Hummingbird.Request, _ target: RequestTarget) async throws -> Hummingbird.Response {
        guard let body = await body(of: request, upTo: Self.largestForm) else { return tooLarge() }
        let position = target.query["after"].flatMap { Int64($0) } ?? 0
        let size = target.query["most"].flatMap { Int($0) } ?? Self.defaultPortionSize
        let heads = try Head.decode(body)
        guard heads.count <= Head.longestList else { throw ExchangeRefusal.tooManyHeads }
        let portion = try await service.pull(
            heads: heads, after: position,
            upTo: min(max(size, Self.portionSizes.lowerBound), Self.portionSizes.upperBound),
            countsAll: target.query["total"] != nil, signsAll: target.query["signed"] != nil)
        var writer = ByteWriter()
        for batch in portion.blocks { writer.lengthPrefixedBytes(batch) }
        var response = Hummingbird.Response.bytes(writer.bytes)
        response.headers[.daybookTotal] = portion.total.map { String($0) }
        response.headers[.daybookMore] = portion.more ? "1" : nil
        response.headers[.daybookPosition] = String(portion.position)
        return response
    }

    /// A portion of what a new browser starts from.
    private func checkpoint(_ target: RequestTarget) async throws -> Hummingbird.Response {
        let size = target.query["most"].flatMap { Int($0) } ?? Self.defaultPortionSize
        let portion = try await service.checkpointPortion(
            of: target.query["id"].flatMap { Identifier(hex: $0) },
            from: target.query["from"].flatMap { Int($0) } ?? 0,
            upTo: min(max(size, Self.portionSizes.lowerBound), Self.portionSizes.upperBound))
        guard let portion else { return nothing() }
        var response = Hummingbird.Response.bytes(Array(portion.bytes))
        response.headers[.daybookCheckpoint] = portion.id.hex
        response.headers[.daybookTotal] = String(portion.total)
        return response
    }

    /// The maximum number of actions in a request for their history.
    static let mostActions = 1000

    /// All batches that changed a record that one of some actions changed, each preceded by its length.
    private func history(_ request: Hummingbird.Request) async throws -> Hummingbird.Response {
        guard let body = await body(of: request, upTo: Self.largestForm) else { return tooLarge() }
        var reader = ByteReader(body)
        var actions: [ActionID] = []
        while !reader.isAtEnd { actions.append(try reader.identifier()) }
        guard actions.count <= Self.mostActions else { return tooLarge() }
        var writer = ByteWriter()
        let session = self.session(request.headers) ?? ""
        for batch in try await service.history(of: actions, for: session) { writer.lengthPrefixedBytes(batch) }
        return .bytes(writer.bytes)
    }

    /// Adds batches and signed heads, and answers with the new heads.
    private func push(_ request: Hummingbird.Request) async throws -> Hummingbird.Response {
        guard let body = await body(of: request, upTo: Self.largestPush) else { return tooLarge() }
        var reader = ByteReader(body)
        var batches: [[UInt8]] = []
        while !reader.isAtEnd { batches.append(try reader.lengthPrefixedBytes()) }
        return await response(try await service.push(batches, at: configuration.clock()))
    }

    private func tooLarge() -> Hummingbird.Response {
        .text("This is too large; nothing was taken.", status: .contentTooLarge)
    }

    /// An event stream that sends `changed` when the journal grows, in this or another process, and `app` when the
    /// browser app is built or replaced.
    private func events() -> Hummingbird.Response {
        let service = service
        let version = assets.version
        let body = ResponseBody { writer in
            let listener = service.changes.subscribe()
            let watch = Task {
                var version = version
                for count in 1... {
                    try await Task.sleep(for: .milliseconds(500))
                    await service.announce()
                    if assets.version != version {
                        version = assets.version
                        service.changes.notify(.appUpdated, to: listener)
                    }
                    if count % 40 == 0 { service.changes.notify(.keepAlive, to: listener) }
                }
            }
            defer {
                watch.cancel()
                service.changes.unsubscribe(listener)
            }
            try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
            for await item in listener.events {
                let text =
                    switch item {
                    case .changed: "event: changed\ndata: \n\n"
                    case .appUpdated: "event: app\ndata: \n\n"
                    case .keepAlive: ":\n\n"
                    }
                try await writer.write(ByteBuffer(string: text))
            }
            try await writer.finish(nil)
        }
        return Hummingbird.Response(
            status: .ok, headers: [.contentType: "text/event-stream", .xAccelBuffering: "no"], body: body)
    }
}

extension HTTPField.Name {
    static let daybookJournal = Self("Daybook-Journal")!
    static let daybookMore = Self("Daybook-More")!
    static let daybookPosition = Self("Daybook-Position")!
    static let daybookCheckpoint = Self("Daybook-Checkpoint")!
    static let daybookTotal = Self("Daybook-Total")!
    static let daybookSetAside = Self("Daybook-Set-Aside")!
    /// Asks proxies not to buffer a stream.
    static let xAccelBuffering = Self("X-Accel-Buffering")!
}
