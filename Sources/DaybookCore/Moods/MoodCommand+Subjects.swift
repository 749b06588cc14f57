import CivilTime
import Journal

extension MoodCommand {
    static func addSubject(_ typed: Subject, _ state: State, _ now: LocalInstant) throws(MoodRefusal) -> Decision {
        let (id, isNew) = state.subjects.addition(after: typed.id) { other in
            (try? typed.copy(id: other.id).validated(in: state, now)).map { other.hasSameFields(as: $0) } ?? false
        }
        guard isNew else { return Decision(MoodAction.addSubject, [], adding: id) }
        var subject = try typed.copy(id: id).validated(in: state, now)
        subject.life = 1
        subject.createdOn = state.today(now)
        subject.position = Position.last(after: state.livingSubjects.last?.position ?? "", for: subject.id)
        return Decision(MoodAction.addSubject, subject.changes, adding: id)
    }

    static func editSubject(_ typed: Subject, _ state: State, _ now: LocalInstant) throws(MoodRefusal) -> Decision {
        guard let old = state.subject(typed.id) else { throw .noSuchSubject }
        let subject = try old.copyingEditableFields(from: typed).validated(in: state, now)
        return Decision(MoodAction.editSubject, subject.changes(from: old))
    }

    static func setArchived(
        _ archived: Bool, _ action: MoodAction, _ id: RecordID, _ state: State
    ) throws(MoodRefusal) -> Decision {
        guard let subject = state.subject(id) else { throw .noSuchSubject }
        if subject.isArchived == archived { return Decision(action, []) }
        return Decision(action, [Change(Subject.table, id, "archived", Value(archived))])
    }
}

extension Subject {
    fileprivate func validated(in state: State, _ now: LocalInstant) throws(MoodRefusal) -> Subject {
        let subject: Subject
        do throws(FieldError) { subject = try validated() } catch { throw .field(error) }
        if state.livingSubjects.contains(where: { $0.id != id && PlainText.isSame($0.name, subject.name) }) {
            throw .nameTaken(subject.name)
        }
        // A traveller's other device may already be in tomorrow.
        if let birthday, birthday > state.today(now).advanced(by: 1) { throw .birthdayInTheFuture(birthday) }
        return subject
    }
}
