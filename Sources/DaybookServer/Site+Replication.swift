import HTTPTypes
import Hummingbird
import Journal
import JournalStore

/// Exchanges batches with replicas in browsers, as specified in `docs/sync.md`.
extension Site {
    /// The maximum size of batches in one request, in bytes.
    static let largestPush = 8 << 20

    func replicate(_ request: Hummingbird.Request, _ asked: Target) async -> Hummingbird.Response {
        let journal = await host.journalID
        if let named = request.headers[.daybookJournal], named.lowercased() != journal.hex {
            return .text("The server keeps another journal: \(journal.hex)", status: .conflict)
        }
        do {
            switch (request.method, asked.path) {
            case (.get, "/replica/journal"): return .text(journal.hex)
            case (.get, "/replica/events"): return events()
            case (.post, "/replica/heads"): return .bytes(Head.encode(try await host.heads()))
            case (.post, "/replica/pull"): return try await pull(request, asked)
            case (.post, "/replica/push"): return try await push(request)
            default: return .text("There is nothing here.", status: .notFound)
            }
        } catch let failure as StoreFailure {
            return refusal(failure)
        } catch let failure as DecodingFailure {
            return .text("This cannot be read: \(failure)", status: .badRequest)
        } catch {
            return .text("The journal cannot be read or written.", status: .internalServerError)
        }
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

    /// Answers a peer's heads with batches it is missing, each preceded by its length.
    private func pull(_ request: Hummingbird.Request, _ asked: Target) async throws -> Hummingbird.Response {
        guard let body = await body(of: request, upTo: Self.largestForm) else { return tooLarge() }
        let position = asked.query["after"].flatMap { Int64($0) } ?? 0
        let portion = try await host.pull(heads: try Head.decode(body), after: position)
        var writer = ByteWriter()
        for batch in portion.batches { writer.block(batch) }
        var response = Hummingbird.Response.bytes(writer.bytes)
        response.headers[.daybookMore] = portion.more ? "1" : nil
        response.headers[.daybookPosition] = String(portion.position)
        return response
    }

    /// Adds batches, and answers with the new heads.
    private func push(_ request: Hummingbird.Request) async throws -> Hummingbird.Response {
        guard let body = await body(of: request, upTo: Self.largestPush) else { return tooLarge() }
        var reader = ByteReader(body)
        var batches: [[UInt8]] = []
        while !reader.isAtEnd { batches.append(try reader.block()) }
        return .bytes(Head.encode(try await host.push(batches)))
    }

    private func tooLarge() -> Hummingbird.Response {
        .text("This is too large; nothing was taken.", status: .contentTooLarge)
    }

    /// An event stream that sends `changed` when the journal grows, in this or another process.
    private func events() -> Hummingbird.Response {
        let host = host
        let body = ResponseBody { writer in
            let listener = host.changes.listen()
            let look = Task {
                for count in 1... {
                    try await Task.sleep(for: .milliseconds(500))
                    await host.announce()
                    if count % 40 == 0 { host.changes.tell(.nothing, to: listener) }
                }
            }
            defer {
                look.cancel()
                host.changes.leave(listener)
            }
            try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
            for await item in listener.items {
                let text =
                    switch item {
                    case .changed: "event: changed\ndata: \n\n"
                    case .nothing: ":\n\n"
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
    /// Asks proxies not to buffer a stream.
    static let xAccelBuffering = Self("X-Accel-Buffering")!
}
