import DaybookCore
import Journal
import Testing

@testable import Interchange

/// Texts too long for any reader to accept a batch with them.
@Suite struct TextLimitTests {
    private let huge = String(repeating: "x", count: 4_400_000)

    private func document(_ member: String) -> String { #"{"format": "daybook", "version": 1, \#(member)}"# }

    @Test func aHugePositionIsRefusedByName() {
        let json = document(#""habits": [{"id": "01", "title": "Read", "position": "\#(huge)"}]"#)
        #expect(failures(in: json) == [.badField(record: "habits[0]", field: "position")])
    }

    @Test(arguments: ["type", "source"])
    func aHugeTextOfARecordedWorkoutIsRefusedByName(field: String) {
        let json = document(
            #""healthWorkouts": [{"id": "02", "start": 0, "day": "2026-11-20", "\#(field)": "\#(huge)"}]"#)
        #expect(failures(in: json) == [.badField(record: "healthWorkouts[0]", field: field)])
    }
}
