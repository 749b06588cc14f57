import CivilTime
import DaybookCore
import Interchange
import Journal

extension Asked {
    /// Shows what a posted file would bring in.
    func previewImport() -> Outcome {
        guard let upload = request.upload else { return refused(DataPage(self, failure: .empty)) }
        do throws(ImportFailure) {
            let file = try read(upload)
            let plan = file.plan(into: state, today: today, makeRecord: newIDs())
            return .answer(.page(document(ImportPage(self, upload: upload, format: file.format, plan: plan))), nil)
        } catch {
            return refused(DataPage(self, failure: error))
        }
    }

    /// Brings in the file that was previewed, as one action.
    func applyImport() -> Outcome {
        guard let upload = request.upload else { return refused(DataPage(self, failure: .empty)) }
        do throws(ImportFailure) {
            let bringsBack = request.form["bringBack"] == "1"
            let plan = try read(upload)
                .plan(into: state, today: today, bringsBackDeleted: bringsBack, makeRecord: newIDs())
            let said: Said = plan.changes.isEmpty ? .nothingImported : .imported
            return keep(Decision("import", plan.changes), saying: said, then: .habits(HabitFilter()))
        } catch {
            return refused(DataPage(self, failure: error))
        }
    }

    private func read(_ upload: Upload) throws(ImportFailure) -> ImportedFile {
        guard ImportFormat.recognise(upload.bytes) == .loopDatabase else {
            let file = try ImportedFile(upload.bytes, inflate: tools.inflate ?? { _, _ in nil })
            guard file.tasks == nil else { throw .holdsTasks }
            return file
        }
        guard let readDatabase = tools.readDatabase else { throw .needsDatabaseReader }
        guard let tables = readDatabase(upload.bytes) else {
            throw .badDatabase(table: "", row: 0, .unreadable)
        }
        return try ImportedFile(database: tables)
    }

    /// The journal as a file to keep.
    func export(_ format: ExportFormat) -> Response {
        switch format {
        case .json:
            Response(
                contentType: "application/json", fileName: "daybook-\(today.text).json",
                body: Export.json(state, on: today))
        case .csv:
            Response(
                contentType: "text/csv; charset=utf-8", fileName: "daybook-\(today.text).csv", body: Export.csv(state))
        }
    }
}
