import ArgumentParser
import DaybookCore
import DaybookServer
import Foundation
import Interchange
import Journal
import JournalStore
import Phrasing
import Words

struct ListAttachments: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "attachments", abstract: "List the files attached to a transaction, or save them to a folder.",
        discussion: """
            daybook money attachments latest
            daybook money attachments 479 --save receipts
            """)

    @Argument(help: "Its number in daybook money register, its id, or latest.")
    var transaction: String

    @Option(help: ArgumentHelp("Save the files to this folder. None is replaced.", valueName: "folder"))
    var save: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        let attachments = try session.read { state in
            state.attachments(of: .transaction(try session.transaction(transaction, in: state).id))
        }
        let isComplete = try save.map { try write(attachments, to: $0, session) } ?? true
        if attachments.isEmpty { return CommandOutput(words.nothingAttached, json: ["attachments": []]) }
        var columns = Columns()
        for attachment in attachments {
            columns.append([
                Columns.Cell(words.title(attachment), .strong),
                Columns.Cell(words.fileSize(attachment.count), isNumber: true),
                Columns.Cell(session.problem(of: attachment) ?? "", .faint),
            ])
        }
        var output = CommandOutput(
            columns.lines(session.style), json: ["attachments": .array(attachments.map { session.json($0) })])
        if !isComplete { output.status = 1 }
        return output
    }

    /// Saves the files that can be read. Returns false if there are others.
    private func write(_ attachments: [Attachment], to folder: String, _ session: Session) throws -> Bool {
        try session.refuseAmongJournals(folder)
        guard folder.isFolder || mkdir(folder, 0o700) == 0 else {
            throw OperationFailure(session.words.notAFolder(folder))
        }
        var names: Set<String> = []
        let paths = attachments.map { folder + "/" + Self.free(session.words.fileName($0), &names) }
        for path in paths {
            var status = stat()
            if lstat(path, &status) == 0 { throw InvalidRequest(session.words.fileExists(path)) }
        }
        var written: [String] = []
        for (attachment, path) in zip(attachments, paths) {
            guard let content = try? session.attachmentFiles.read(attachment.digest) else { continue }
            do throws(StoreFailure) {
                try OutputFile.write(content, to: path, replacing: false)
            } catch {
                throw failure(error, writing: path, after: written, session.words)
            }
            written.append(path)
        }
        return written.count == attachments.count
    }

    /// Tells which file could not be written, and which ones were before.
    private func failure(
        _ failure: StoreFailure, writing path: String, after written: [String], _ words: Words
    ) -> OperationFailure {
        let reason: String
        switch failure {
        case .diskFull: reason = words.fileNotWritten(path, words.diskIsFull)
        case .exists: reason = words.fileExists(path)
        case .uncertain: reason = words.reason(failure)
        default: reason = words.fileUnwritable(path)
        }
        return OperationFailure(written.isEmpty ? reason : "\(reason)\n\(words.filesWritten(written))")
    }

    /// A name that none of these names equals, and adds it to them: "image 2.jpg" after "image.jpg".
    private static func free(_ name: String, _ names: inout Set<String>) -> String {
        let (start, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        var (free, number) = (name, 1)
        // File systems may take capital letters for small ones.
        while !names.insert(free.lowercased()).inserted {
            number += 1
            free = "\(start) \(number).\(ending)"
        }
        return free
    }
}

extension Session {
    /// The files of attachments.
    var attachmentFiles: AttachmentFiles {
        get throws {
            let journal = try journal
            return AttachmentFiles(
                key: journal.sealer.attachmentKey!, journalFolder: journal.folder, journal: journal.journal,
                random: Randomness.bits)
        }
    }

    func json(_ attachment: Attachment) -> JSONValue {
        [
            "id": .string(attachment.id.hex), "name": .string(attachment.name),
            "type": .text(attachment.type?.rawValue), "bytes": .integer(attachment.count),
            "problem": .text(problem(of: attachment)),
        ]
    }

    /// The reason why the file of an attachment cannot be read; nil if it can.
    func problem(of attachment: Attachment) -> String? {
        let name = words.title(attachment)
        return failure(of: attachment).map { failure in
            switch failure {
            case .missing: words.fileMissingOnServer(name, words.fileSize(attachment.count))
            case .unreadable(let reason): words.fileNotOpened(name, words.systemReason(reason))
            case .damaged: words.fileDamaged(name)
            }
        }
    }

    func failure(of attachment: Attachment) -> AttachmentFiles.Failure? {
        guard let files = try? attachmentFiles else { return .missing }
        do throws(AttachmentFiles.Failure) {
            _ = try files.read(attachment.digest)
            return nil
        } catch { return error }
    }
}
