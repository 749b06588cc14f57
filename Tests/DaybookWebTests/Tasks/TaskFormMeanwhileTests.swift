import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct TaskFormMeanwhileTests {
    /// "Move" with a value in every list, and "Lease", which it can be part of or wait for.
    private func journey() throws -> (WebSession, move: RecordID, lease: RecordID) {
        var journey = WebSession()
        let lease = try journey.addTask(2, "Lease")
        let move = try journey.addTask(1, "Move") {
            ($0.note, $0.tags, $0.category) = ("By car\nor train", ["Big", "home"], .named("Flat"))
            ($0.dueDay, $0.dueTime) = (Day("2026-11-27"), TimeOfDay("09:00"))
            $0.links = [TaskLinkDraft(url: "https://example.org", title: "Map")]
            $0.reminders = [TaskReminderDraft(.beforeDue(minutes: 30))]
        }
        return (journey, move, lease)
    }

    /// The form as a browser submits it, with some fields changed; it ends lines with "\r\n".
    private func form(_ journey: inout WebSession, _ task: RecordID, _ changes: [String: String]) -> [(String, String)]
    {
        typedFields(journey.open(.tasks(.edit(task))).main).map { name, value in
            (name, changes[name] ?? value.split(separator: "\n").joined(separator: "\r\n"))
        }
    }

    @Test func savingTheFormKeepsWhatAnotherDeviceChangedMeanwhile() throws {
        var (journey, move, lease) = try journey()
        let typed = form(&journey, move, ["title": "Move flat", "tags": "Big, home, mine"])
        var elsewhere = TaskDraft(try #require(journey.state.task(move)), in: journey.state)
        (elsewhere.note, elsewhere.tags, elsewhere.links) = ("To Poznań", ["home", "urgent"], [])
        elsewhere.reminders.append(TaskReminderDraft(.beforeDue(minutes: 60)))
        elsewhere.parent = lease
        try journey.keep(.edit(move, elsewhere))
        _ = journey.post(.tasks(.edit(move)), typed)
        let kept = TaskDraft(try #require(journey.state.task(move)), in: journey.state)
        #expect(kept.title == "Move flat")
        #expect(kept.note == "To Poznań")
        #expect(kept.tags == ["home", "mine", "urgent"])
        #expect(kept.links == [])
        #expect(Set(kept.reminders.map { $0.when }) == [.beforeDue(minutes: 30), .beforeDue(minutes: 60)])
        #expect(kept.parent == lease)
    }

    @Test func savingTheFormUnchangedChangesNothing() throws {
        var (journey, move, _) = try journey()
        let count = journey.batches.count
        _ = journey.post(.tasks(.edit(move)), form(&journey, move, [:]))
        #expect(journey.batches.count == count)
    }

    @Test func savingTheFormRemovesWhatThePersonRemoved() throws {
        var (journey, move, lease) = try journey()
        var elsewhere = TaskDraft(try #require(journey.state.task(move)), in: journey.state)
        elsewhere.blockers = [lease]
        try journey.keep(.edit(move, elsewhere))
        let changes = ["tags": "home", "links": "", "blockers": "", "reminder": "", "category": "", "note": ""]
        _ = journey.post(.tasks(.edit(move)), form(&journey, move, changes))
        let kept = TaskDraft(try #require(journey.state.task(move)), in: journey.state)
        #expect(kept.tags == ["home"] && kept.links == [] && kept.blockers == [] && kept.reminders == [])
        #expect(kept.category == .none && kept.note.isEmpty)
    }

    @Test func theDayAndTheTimeOfTheFormStayTogether() throws {
        var (journey, move, _) = try journey()
        let typed = form(&journey, move, ["time": "10:00"])
        var elsewhere = TaskDraft(try #require(journey.state.task(move)), in: journey.state)
        (elsewhere.dueDay, elsewhere.dueTime, elsewhere.reminders) = (nil, nil, [])
        try journey.keep(.edit(move, elsewhere))
        _ = journey.post(.tasks(.edit(move)), typed)
        #expect(journey.state.task(move)?.dueDay == Day("2026-11-27"))
        #expect(journey.state.task(move)?.dueTime == TimeOfDay("10:00"))
    }

    @Test func savingTheFormLeavesTheTaskInACategoryThatWasRenamedMeanwhile() throws {
        var (journey, move, _) = try journey()
        let category = try #require(journey.state.task(move)?.category)
        let typed = form(&journey, move, ["title": "Move flat"])
        _ = journey.post(.categories(.edit(category)), [("name", "House"), ("icon", ""), ("color", "sky")])
        _ = journey.post(.tasks(.edit(move)), typed)
        #expect(journey.state.task(move)?.category == category)
        #expect(journey.state.livingCategories.map { $0.name } == ["House"])
    }

    @Test func editingOneTimeOfARepeatedTaskKeepsWhatAnotherDeviceChangedInAll() throws {
        var journey = WebSession()
        let water = try journey.addTask(1, "Water") {
            ($0.dueDay, $0.repetition, $0.tags) = (Day("2026-11-16"), try? Repetition(code: "FREQ=DAILY"), ["home"])
        }
        let time = try #require(TaskItem.id(of: water, on: Day("2026-11-21")!))
        let typed = form(&journey, time, ["title": "Water well", "times": "this"])
        var elsewhere = TaskDraft(try #require(journey.state.task(water)), in: journey.state)
        (elsewhere.tags, elsewhere.priority) = (["garden"], .high)
        try journey.keep(.edit(water, elsewhere))
        _ = journey.post(.tasks(.edit(time)), typed)
        #expect(journey.state.task(time)?.title == "Water well")
        #expect(journey.state.task(time)?.priority == .high)
        #expect(journey.state.tags(of: water) == ["garden"])
        #expect(journey.state.task(water)?.title == "Water")
    }
}
