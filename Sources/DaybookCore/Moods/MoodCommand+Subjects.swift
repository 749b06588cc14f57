import CivilTime
import Journal

extension MoodCommand {
    static func addSubject(
        _ draft: SubjectDraft, _ id: RecordID, _ state: State, _ now: Now
    ) throws(MoodRefusal) -> Decision {
        if state.subjects[id].map({ $0.life > 0 }) ?? false { return Decision("addSubject", []) }
        let validated = try draft.checked(in: state, over: nil, now)
        var subject = Subject(id: id)
        subject.life = 1
        subject.createdOn = state.today(now)
        subject.position = Position.last(after: state.livingSubjects.last?.position ?? "", for: id)
        validated.write(to: &subject)
        return Decision("addSubject", subject.changes)
    }

    static func editSubject(
        _ id: RecordID, _ draft: SubjectDraft, _ seen: SubjectDraft?, _ state: State, _ now: Now
    ) throws(MoodRefusal) -> Decision {
        guard let old = state.subject(id) else { throw .noSuchSubject }
        let validated = try draft.checked(in: state, over: id, now)
        var (subject, before) = (old, old)
        validated.write(to: &subject)
        seen?.write(to: &before)
        return Decision("editSubject", subject.changes(from: old, seen: seen == nil ? [:] : before.values))
    }

    static func setArchived(
        _ archived: Bool, _ name: String, _ id: RecordID, _ state: State
    ) throws(MoodRefusal) -> Decision {
        guard let subject = state.subject(id) else { throw .noSuchSubject }
        if subject.isArchived == archived { return Decision(name, []) }
        return Decision(name, [Change(Subject.table, id, "archived", Value(archived))])
    }
}

extension SubjectDraft {
    /// Validates the draft and trims its texts. Throws on the first error.
    fileprivate func checked(in state: State, over id: RecordID?, _ now: Now) throws(MoodRefusal) -> SubjectDraft {
        var validated = self
        validated.name = PlainText.line(name)
        guard !validated.name.isEmpty else { throw .nameBlank }
        guard validated.name.count <= MoodLimits.name, validated.name.utf8.count <= MoodLimits.name * 8 else {
            throw .nameTooLong(limit: MoodLimits.name)
        }
        if state.livingSubjects.contains(where: { $0.id != id && PlainText.isSame($0.name, validated.name) }) {
            throw .nameTaken(validated.name)
        }
        validated.icon = PlainText.line(icon)
        guard validated.icon.count <= HabitLimits.icon, validated.icon.utf8.count <= 64 else { throw .iconTooLong }
        if let birthday {
            guard birthday >= MoodLimits.firstDay else { throw .dayTooEarly(MoodLimits.firstDay) }
            // A traveller's other device may already be on the next day.
            guard birthday <= state.today(now).advanced(by: 1) else { throw .birthdayInTheFuture(birthday) }
        }
        return validated
    }

    fileprivate func write(to subject: inout Subject) {
        subject.name = name
        subject.species = species
        subject.birthday = birthday
        subject.icon = icon
        subject.color = color
    }
}

extension MoodDraft {
    /// Validates the draft and trims its texts. Throws on the first error.
    ///
    /// - Parameter old: The current time of the entry, which is accepted even if another device's clock was ahead.
    func checked(isOfPet: Bool, _ now: Now, over old: DateTime? = nil) throws(MoodRefusal) -> MoodDraft {
        var validated = self
        guard mood.isOfPet == isOfPet else { throw .moodOfAnother(mood) }
        validated.note = PlainText.lines(note)
        guard validated.note.count <= MoodLimits.note, validated.note.utf8.count <= MoodLimits.note * 8 else {
            throw .noteTooLong(limit: MoodLimits.note)
        }
        // A pet's entry has no separate feelings.
        validated.feelings = isOfPet ? [] : Feeling.allCases.filter { feelings.contains($0) }
        validated.tags = []
        for tag in tags {
            let name = PlainText.line(tag)
            let isThere = validated.tags.contains { $0.lowercased() == name.lowercased() }
            if name.isEmpty || isThere { continue }
            guard name.lowercased().utf8.count <= MoodLimits.tagBytes else { throw .tagTooLong(name) }
            validated.tags.append(name)
        }
        guard validated.tags.count <= MoodLimits.tags else { throw .tooManyTags(limit: MoodLimits.tags) }
        if let moment, moment != old {
            guard moment.day >= MoodLimits.firstDay else { throw .dayTooEarly(MoodLimits.firstDay) }
            let isNow = moment.day == now.calendarDay && moment.second / 60 <= now.time.minutes
            guard moment.day < now.calendarDay || isNow else { throw .momentInTheFuture(moment) }
        }
        return validated
    }
}
