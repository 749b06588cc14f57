import CivilTime
import DaybookCore
import Journal

/// The notes of the person.
extension DemoYear {
    /// Each with the number of days that follow, and its minute of the day.
    private static let notes: [(left: Int, minute: Int, text: String)] = [
        (
            318, 1290,
            "First snow. The whole street went quiet, and the boy from downstairs built something that he says is a horse."
        ),
        (
            262, 1245,
            """
            Booked the trip at last: Gdańsk, four days in June, by train.

            To see: the shipyard museum, the pier in Sopot, herring at the market.
            """
        ),
        (
            214, 1305,
            "Gave the talk. My hands shook for the first two minutes and then I forgot about them. Three people asked for the slides."
        ),
        (131, 1200, "The sea was far too cold and we swam anyway. Anna laughed until she had the hiccups."),
        (63, 1275, "Mum told me how she met Dad. Twenty minutes on the phone about a bus that did not come."),
        (
            24, 1230,
            """
            What I would tell myself a year ago:
            start smaller,
            go to bed,
            call them back.
            """
        ),
        (9, 1260, "Rex has decided that the armchair is his. I have decided not to argue."),
        (2, 1285, "Soup, candles, power cut until nine. Best evening of the week."),
        (0, 440, "Walked the long way along the river. Fog, two herons, nobody else."),
    ]

    /// Adds a day's notes. `left` is the number of days that follow.
    mutating func write(day number: Int, left: Int) throws {
        for note in Self.notes where note.left == left {
            let time = moment(day: number, minute: note.minute)
            guard time.milliseconds <= end.milliseconds else { continue }
            let command = NoteCommand.add(Note(id: RecordID(nextNoteAction()), note.text))
            let decision = try command.decide(in: state, now: time) { RecordID(nextNoteAction()) }
            commit(decision, nextNoteAction(), at: time)
        }
    }

    private mutating func nextNoteAction() -> ActionID { ActionID(high: noteRandom.next(), low: noteRandom.next()) }
}
