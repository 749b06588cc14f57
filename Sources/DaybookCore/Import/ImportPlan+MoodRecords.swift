import CivilTime
import Journal

extension ImportPlanner {
    /// Adds the pets and moods of a Daybook export with everything that belongs to them, under their own ids.
    mutating func add(moodsOf journal: ImportedJournal, today: Day) {
        var pets: Set<RecordID> = []
        var last = state.livingSubjects.last?.position ?? ""
        for original in journal.subjects where taken.insert(original.id).inserted {
            guard add(original, after: &last, today: today) else { continue }
            pets.insert(original.id)
        }
        var entries = ExistingMoods()
        for original in journal.moods where original.subject.map({ pets.contains($0) }) ?? true {
            guard taken.insert(original.id).inserted else { continue }
            var entry = original
            entry.source = MoodLimits.source(entry.source)
            switch add(entry) {
            case .deleted: continue
            case .new: entries.new.insert(entry.id)
            case .existing, .restored: break
            }
            entries.existing.insert(entry.id)
        }
        for tag in journal.moodTags
        where entries.isMissing(partOf: tag.entry, life: state.moodTags[tag.id]?.life) && taken.insert(tag.id).inserted
        {
            write(tag, tag.id, over: state.moodTags[tag.id])
        }
        for feeling in journal.moodFeelings
        where entries.isMissing(partOf: feeling.entry, life: state.moodFeelings[feeling.id]?.life)
            && taken.insert(feeling.id).inserted
        {
            write(feeling, feeling.id, over: state.moodFeelings[feeling.id])
        }
        // An undone dismissal is added again, like any record whose creation was undone.
        for advice in journal.dismissedAdvice where taken.insert(advice.id).inserted {
            let here = state.dismissedAdvice[advice.id]
            if here?.isAlive != true { write(advice, advice.id, over: here) }
        }
    }

    /// Adds a pet unless it exists. Returns whether it exists afterwards.
    private mutating func add(_ original: Subject, after last: inout String, today: Day) -> Bool {
        let here = state.subjects[original.id]
        if here?.isAlive == true { return true }
        if let here, here.life > 0, !here.name.isEmpty {
            guard restoresDeleted else {
                plan.deletedSubjectCount += 1
                return false
            }
            plan.changes.append(here.restoration)
        } else {
            var subject = original
            if subject.position.isEmpty { subject.position = Position.last(after: last, for: subject.id) }
            if last.utf8.lexicographicallyPrecedes(subject.position.utf8) { last = subject.position }
            subject.createdOn = subject.createdOn ?? today
            write(subject, subject.id, over: here)
        }
        plan.newSubjectCount += 1
        return true
    }

    /// Adds an entry unless it exists. Returns its status before the import.
    mutating func add(_ entry: MoodEntry) -> ImportStatus {
        let here = state.moodEntries[entry.id]
        var importStatus = ImportStatus.new
        if let here, here.life > 0 {
            // No mood: its creation was undone.
            if here.exists {
                importStatus = .existing
            } else if here.mood != nil {
                importStatus = restoresDeleted ? .restored : .deleted
            }
        }
        switch importStatus {
        case .new: write(entry, entry.id, over: here)
        case .restored:
            plan.changes.append(Change(MoodEntry.table, entry.id, "life", .integer((here?.life ?? 0) + 1)))
        case .existing, .deleted: break
        }
        plan.moodStatuses.append(importStatus)
        return importStatus
    }
}

/// The mood entries of an export that exist after the import.
private struct ExistingMoods {
    var existing: Set<RecordID> = []
    /// The added ones, including those whose creation was undone.
    var new: Set<RecordID> = []

    /// Whether to add a part of an entry: one that never existed, or one undone together with its entry. Parts the
    /// person removed stay removed.
    func isMissing(partOf entry: RecordID?, life: Int64?) -> Bool {
        guard let entry, existing.contains(entry) else { return false }
        let life = life ?? 0
        return life == 0 || life & 1 == 0 && new.contains(entry)
    }
}
