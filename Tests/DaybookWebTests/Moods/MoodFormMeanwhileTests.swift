import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct MoodFormMeanwhileTests {
    private let id = RecordID(hex: "b1")!

    /// A mood that was logged with two feelings and two tags.
    private func logged() -> WebSession {
        var journey = WebSession()
        _ = journey.post(
            .moods(.log(of: nil)),
            [
                ("id", "b1"), ("mood", "good"), ("note", "Rain"), ("feeling", "proud"), ("feeling", "tired"),
                ("newTags", "walk, work"), ("day", "2026-11-20"), ("time", "07:00"),
            ])
        return journey
    }

    private func with(newTags: String, _ fields: [(String, String)]) -> [(String, String)] {
        fields.map { $0.0 == "newTags" ? ("newTags", newTags) : $0 }
    }

    /// The edit that another device saves while the form is open.
    private func save(elsewhere: [(String, String)], in journey: inout WebSession) {
        _ = journey.post(.moods(.edit(id)), elsewhere)
    }

    @Test func savingTheFormKeepsFieldsThatAnotherDeviceChangedMeanwhile() throws {
        var journey = logged()
        let typed = typedFields(journey.open(.moods(.entry(id))).main)
        save(
            elsewhere: typed.map { $0.0 == "note" ? ("note", "Sun") : $0.0 == "time" ? ("time", "06:30") : $0 },
            in: &journey)
        _ = journey.post(.moods(.edit(id)), typed.map { $0.0 == "mood" ? ("mood", "great") : $0 })
        let entry = try #require(journey.state.mood(id))
        #expect(entry.mood == .great && entry.note == "Sun" && entry.moment.time.text == "06:30")
    }

    @Test func savingTheFormLeavesFeelingsAndTagsThatAnotherDeviceChangedMeanwhile() {
        var journey = logged()
        let typed = typedFields(journey.open(.moods(.entry(id))).main)
        save(
            elsewhere: with(newTags: "sun", typed.filter { $0 != ("feeling", "tired") && $0 != ("tag", "walk") })
                + [("feeling", "loved")], in: &journey)
        #expect(
            journey.state.feelings(of: id) == [.proud, .loved] && journey.state.moodTags(of: id) == ["sun", "work"])
        _ = journey.post(
            .moods(.edit(id)),
            with(newTags: "rain", typed.filter { $0 != ("tag", "work") }) + [("feeling", "bored")])
        #expect(journey.state.feelings(of: id) == [.proud, .loved, .bored])
        #expect(journey.state.moodTags(of: id) == ["rain", "sun"])
    }

    @Test func savingTheFormUnchangedChangesNothing() {
        var journey = logged()
        let count = journey.batches.count
        _ = journey.post(.moods(.edit(id)), typedFields(journey.open(.moods(.entry(id))).main))
        #expect(journey.batches.count == count)
    }

    @Test func aTagThatAnotherDeviceRemovedStaysRemovedHoweverItsBoxSpellsIt() {
        var journey = logged()
        for id in ["b2", "b3"].compactMap({ RecordID(hex: $0) }) {
            _ = journey.post(.moods(.log(of: nil)), [("id", id.hex), ("mood", "good")])
            let form = typedFields(journey.open(.moods(.entry(id))).main)
            _ = journey.post(.moods(.edit(id)), with(newTags: "WALK", form))
        }
        let typed = typedFields(journey.open(.moods(.entry(id))).main)
        #expect(typed.contains { $0 == ("tag", "WALK") })
        save(elsewhere: typed.filter { $0 != ("tag", "WALK") }, in: &journey)
        _ = journey.post(.moods(.edit(id)), typed.map { $0.0 == "note" ? ("note", "Sun") : $0 })
        #expect(journey.state.mood(id)?.note == "Sun" && journey.state.moodTags(of: id) == ["work"])
    }

    @Test func aTimeThatIsChangedGoesWithTheDayThatWasShown() throws {
        var journey = logged()
        let typed = typedFields(journey.open(.moods(.entry(id))).main)
        save(elsewhere: typed.map { $0.0 == "day" ? ("day", "2026-11-18") : $0 }, in: &journey)
        _ = journey.post(.moods(.edit(id)), typed.map { $0.0 == "time" ? ("time", "06:00") : $0 })
        #expect(journey.state.mood(id)?.moment.calendarDay.text == "2026-11-20")
    }

    @Test func aRefusedFormComesBackWithItsValuesAndIsSavedOnceMended() throws {
        var journey = logged()
        let typed = typedFields(journey.open(.moods(.entry(id))).main)
        save(elsewhere: typed.map { $0.0 == "note" ? ("note", "Sun") : $0 }, in: &journey)
        let refused = journey.post(.moods(.edit(id)), typed.map { $0.0 == "time" ? ("time", "25:00") : $0 })
        #expect(refused.status == 422 && refused.has("is not a time") && refused.has("value=\"25:00\""))
        let again = typedFields(refused.main).map { $0.0 == "time" ? ("time", "08:00") : $0 }
        #expect(journey.post(.moods(.edit(id)), again).has("Entry saved"))
        let entry = try #require(journey.state.mood(id))
        #expect(entry.note == "Sun" && entry.moment.time.text == "08:00")
        #expect(
            journey.state.feelings(of: id) == [.proud, .tired] && journey.state.moodTags(of: id) == ["walk", "work"])
    }
}
