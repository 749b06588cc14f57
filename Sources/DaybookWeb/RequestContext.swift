import CivilTime
import DaybookCore
import Journal
import Words

/// A request beside all that answering it rests on.
///
/// A class, because it is handed to everything, and handing on State's many tables by value is a lot of code.
final class RequestContext: Sendable {
    let request: Request
    let route: Route
    let state: State
    let now: Now
    let words: Words
    let fetched: Fetched?
    let tools: FileTools

    init(
        request: Request, route: Route, state: State, now: Now, words: Words, fetched: Fetched?, tools: FileTools
    ) {
        self.request = request
        self.route = route
        self.state = state
        self.now = now
        self.words = words
        self.fetched = fetched
        self.tools = tools
    }

    /// The day it is for the person.
    var today: Day { state.today(now) }

    /// The action that this request makes, if it makes one.
    var action: ActionID { request.random }

    /// Where a form says to go on, if it is a page of ours.
    var back: Route? { request.form["back"].flatMap { Route(url: $0) } }

    /// Ids for new records, each used once; all follow from the request's random bits.
    func newIDs() -> () -> RecordID {
        // A page shown in answer to a form shares the form's random bits: what it offers must not be what the form made.
        var count: UInt64 = request.method == .get ? 1 << 32 : 0
        let random = request.random
        return {
            count += 1
            // Odd multipliers spread the count over all bits, so that no two of one request and no two requests meet.
            return RecordID(
                Identifier(
                    high: random.high ^ (count &* 0x9E37_79B9_7F4A_7C15),
                    low: random.low &+ (count &* 0xBF58_476D_1CE4_E5B9)))
        }
    }

    /// The id that a form carries for what it makes; a new one without it.
    func formID(_ name: String = "id") -> RecordID {
        request.form[name].flatMap { RecordID(hex: $0) } ?? newIDs()()
    }
}
