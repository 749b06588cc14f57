import DaybookCore
import Testing

@testable import Interchange

/// Fields of tasks that have no effect here.
@Suite struct IgnoredFieldsTests {
    private func warnings(_ text: String) throws -> [ImportWarning] { try readTasks(text).warnings }

    @Test func startOfARepeatingTaskIsTold() throws {
        let told = [ImportWarning(.startOfRepeat, count: 1, line: 0)]
        #expect(try warnings("a due:2026-12-02 t:2026-12-01 rec:1y") == told)
        #expect(try warnings("a due:2026-12-02 wait:2026-12-01 rec:1y") == told)
        #expect(try warnings("a due:2026-12-02 t:2026-12-01\nb due:2026-12-02 rec:1y") == [])
    }

    @Test func dueDayOfAPartOfARepeatingTaskIsTold() throws {
        let list = """
            a due:2026-12-10 rec:+1m id:1
            b id:2 p:1
            c due:2026-12-08 p:2
            d due:2026-12-08 rec:+1m p:1
            e due:2026-12-08
            x 2026-11-01 f due:2026-12-08 p:1
            """
        #expect(try warnings(list) == [ImportWarning(.dueOfPart, count: 1, line: 0)])
    }
}
