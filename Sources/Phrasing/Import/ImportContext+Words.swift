import CivilTime
import DaybookCore
import Interchange
import Words

extension ImportContext {
    /// Creates the surroundings from a person's language and clock.
    public init(words: Words, today: Day, offset: @escaping (_ moment: Int64) -> Int) {
        self.init(
            offset: offset,
            parseDay: { text in words.parseMoment(text, today: today).map { (day: $0.day, time: $0.time) } },
            parseRepetition: { text in
                words.parseRepetition(text, today: today).map {
                    (
                        repetition: $0.repetition, firstDay: $0.first ?? $0.repetition.firstDay(from: today),
                        time: $0.time
                    )
                }
            })
    }
}
