import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Adds the category that the form describes, under the id that the form carries.
    func addCategory() -> Outcome {
        let id = formID()
        return saveCategory(id, saying: .categoryAdded) { .add($0, id: id) }
    }

    /// Makes a category what the form says.
    func editCategory(_ id: RecordID) -> Outcome {
        saveCategory(id, saying: .categorySaved) { .edit(id, $0) }
    }

    /// Deletes a category; its habits stay, without one.
    func deleteCategory(_ id: RecordID) -> Outcome {
        guard state.categories[id] != nil else { return .answer(notFound(), nil) }
        // What is deleted already is as it was wanted.
        var decision = Decision("deleteCategory", [])
        if let made = try? CategoryCommand.delete(id).decide(in: state) { decision = made }
        return keep(decision, saying: .categoryDeleted, of: id, then: .categories)
    }

    private func saveCategory(
        _ id: RecordID, saying message: FlashMessage, _ command: (CategoryDraft) -> CategoryCommand
    ) -> Outcome {
        var form = CategoryForm(fields: request.form, over: state.category(id))
        if let emoji = FormControls.suggestion(request.form["do"]) {
            form.icon = emoji
            return .answer(.page(document(CategoryFormPage(id, form, self, focus: "icon"))), nil)
        }
        do throws(CategoryRefusal) {
            let decision = try command(try form.draft()).decide(in: state)
            return keep(decision, saying: message, of: id, then: .categories)
        } catch {
            return refused(CategoryFormPage(id, form, self, refusal: FormRefusal(error.field, words.reason(error))))
        }
    }
}

extension CategoryRefusal {
    /// The field of the category's form that it is about; empty where it is about none.
    fileprivate var field: String {
        switch self {
        case .nameBlank, .nameTooLong, .nameTaken: "name"
        case .iconTooLong: "icon"
        case .unknownColor: "color"
        case .noSuchCategory: ""
        }
    }
}
