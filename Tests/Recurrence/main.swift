import CivilTime

// Serves an independent checker: reads lines "RULE<tab>START<tab>AFTER or nothing<tab>LIMIT" and answers each with a
// line of times or "refused"; with "<tab>last" appended, only with the last of these times.

while let line = readLine() {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 4, let start = DateTime(parts[1]), let limit = Int(parts[3]) else {
        print("what is \(line)?")
        continue
    }
    do {
        let rule = try RecurrenceRule(parts[0])
        guard try RecurrenceRule(rule.text) == rule else {
            print("\(rule.text) is not \(parts[0])")
            continue
        }
        let times = Occurrences(rule, from: start, after: DateTime(parts[2])).prefix(limit)
        if parts.last == "last" {
            var last: DateTime?
            for time in times { last = time }
            print(last?.text ?? "")
        } else {
            print(times.map { $0.text }.joined(separator: " "))
        }
    } catch {
        print("refused: \(error)")
    }
}
