import CivilTime
import DaybookCore
import DaybookWeb
import Foundation
import Journal
import JournalStore

extension JournalService {
    /// The state that pages show while the journal is busy.
    struct StateMeanwhile: Sendable {
        let state: State
        let files: AttachmentFiles
    }

    /// Reads uploaded files, one at a time, since each can need much memory.
    actor FileWork {
        private let queue = SerialQueue(label: "files")
        nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

        func run<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result { try body() }
    }

    /// Answers a request. Its changes are saved first; if that fails, the response says that nothing was saved.
    ///
    /// - Parameter zone: The person's time zone, if known.
    nonisolated func answer(
        _ request: DaybookWeb.Request, now: LocalInstant, zone: TimeZone? = nil
    ) async -> DaybookWeb.Response {
        var request = request
        request.journal = openedJournal
        if let handle = request.uploadHandle, let upload = await upload(handle, at: now) {
            return await answer(request, with: upload, now: now, zone: zone)
        }
        if let page = pageMeanwhile(request, now, zone) { return page }
        return await answerInTurn(request, now: now, zone: zone)
    }

    /// A page as of before the work that keeps the journal busy; nil if it is not, or if the page needs the journal.
    private nonisolated func pageMeanwhile(
        _ request: DaybookWeb.Request, _ now: LocalInstant, _ zone: TimeZone?
    ) -> DaybookWeb.Response? {
        guard request.method == .get, let meanwhile = stateMeanwhile.withLock({ $0 }) else { return nil }
        let outcome = respond(
            to: request, in: meanwhile.state, now: now, tools: tools(zone, meanwhile.files))
        guard case .response(let page, nil) = outcome else { return nil }
        return page
    }

    /// Answers a form that may have a file; nil if the body is no form.
    nonisolated func answer(
        _ request: DaybookWeb.Request, body: Spool, contentType: String, now: LocalInstant, zone: TimeZone?
    ) async -> DaybookWeb.Response? {
        var request = request
        request.journal = openedJournal
        do {
            let (folder, handle) = (body.folder, identifier())
            let form = try await fileWork.run { () throws -> (fields: FormFields, upload: Uploads.Stored?)? in
                guard let form = Multipart(try body.bytes(), contentType: contentType) else { return nil }
                let upload = try form.files.first.map { file in
                    Uploads.Stored(
                        handle: handle, fileName: file.name, content: try Spool(file.bytes, folder: folder))
                }
                return (form.fields, upload)
            }
            guard let form else { return nil }
            request.form = form.fields
            guard let upload = form.upload else { return await answer(request, now: now, zone: zone) }
            let isAttached = ActionRoute(path: request.path, query: request.query)?.attachesFile ?? false
            if !isAttached { await keep(upload, at: now) }
            return await answer(request, with: upload, now: now, zone: zone)
        } catch {
            return await errorPage(for: error, request)
        }
    }

    /// Answers a form with a file. The file is read beside the journal, which goes on meanwhile.
    private nonisolated func answer(
        _ request: DaybookWeb.Request, with upload: Uploads.Stored, now: LocalInstant, zone: TimeZone?
    ) async -> DaybookWeb.Response {
        do {
            let (state, batchCount, files) = try await snapshot()
            let (outcome, note) = try await fileWork.run { () throws -> (Outcome, UnrecordedFile?) in
                var request = request
                request.upload = try upload.loaded()
                let outcome = respond(to: request, in: state, now: now, tools: self.tools(zone, files))
                var note: UnrecordedFile?
                if case .response(_, let commit?) = outcome, let file = commit.file { note = try files.store(file) }
                return (outcome, note)
            }
            // It keeps its lock until the record is written.
            defer { withExtendedLifetime(note) {} }
            if case .response(let response, nil) = outcome { return response }
            return try await finish(request, upload, (outcome, batchCount), now: now, zone: zone)
        } catch {
            return await errorPage(for: error, request)
        }
    }
}

extension Uploads.Stored {
    /// The file with its bytes in memory.
    func loaded() throws(StoreFailure) -> Upload {
        Upload(handle: handle, fileName: fileName, bytes: try content.bytes())
    }
}

extension DaybookWeb.Request {
    /// Whether what it does can be about the whole journal.
    var takesLong: Bool {
        switch ActionRoute(path: path, query: query) {
        case .undo, .undoLatest, .redoLatest, .settings(.erase), .health, .money(.categorise): true
        default: false
        }
    }

    /// Whether it erases what was deleted.
    var erasesDeleted: Bool {
        method == .post && ActionRoute(path: path, query: query) == .settings(.erase)
    }
}
