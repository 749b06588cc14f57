import Terminal
import Testing

struct MoodTransferTests {
    let person = try! Person()

    @Test func moodsComeWithTheExportOfAll() throws {
        try person.types("pet", "add", "Rex")
        try person.types("mood", "log", "happy", "--subject", "Rex", "--tag", "walk")
        try person.types("mood", "log", "good", "--feeling", "proud")
        try person.types("export", "--format", "json", "-o", "all.json")
        let other = try Person()
        #expect(
            try other.types("import", person.folder + "/all.json").lines
                == ["Recognised: Daybook", "2 mood entries and 1 pet came in"])
        #expect(try other.types("export").output == person.types("export").output)
        #expect(try other.types("undo").output == "Undone: 2 mood entries and 1 pet came in\n")
    }
}
