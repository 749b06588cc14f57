import CivilTime
import DaybookCore
import Journal
import Words

/// A request together with the state and services needed to answer it.
///
/// It is a class because it is passed everywhere; copying State's many tables by value generates a lot of code.
final class RequestContext: Sendable {
    let request: Request
    /// The page of the request: the one to show, or the one that an action belongs to.
    let route: PageRoute
    let state: State
    let now: LocalInstant
    let words: Words
    let fetched: Fetched?
    let tools: FileTools

    init(
        request: Request, route: PageRoute, state: State, now: LocalInstant, words: Words, fetched: Fetched?,
        tools: FileTools
    ) {
        self.request = request
        self.route = route
        self.state = state
        self.now = now
        self.words = words
        self.fetched = fetched
        self.tools = tools
    }

    /// The person's current day.
    var today: Day { state.today(now) }

    /// The id of the action that this request makes, if it makes one.
    var action: ActionID { request.random }

    /// The page to continue with, from the form's `back` field; nil if it is not one of Daybook's.
    var back: PageRoute? { request.form["back"].flatMap { PageRoute(url: $0) } }

    /// Returns a generator of new record ids, derived from the request's random bits.
    func newIDs() -> () -> RecordID {
        // A page shown in response to a form shares the form's random bits; the ids it offers must differ from those
        // the form used.
        newIDs(after: request.method == .get ? 1 << 32 : 0)
    }

    private func newIDs(after first: UInt64) -> () -> RecordID {
        var count = first
        let random = request.random
        return {
            count += 1
            // Odd multipliers spread the count over all bits, so that ids of one request or of different requests never
            // collide.
            return RecordID(
                Identifier(
                    high: random.high ^ (count &* 0x9E37_79B9_7F4A_7C15),
                    low: random.low &+ (count &* 0xBF58_476D_1CE4_E5B9)))
        }
    }

    /// The record id in a form field, or a new one if it is missing or too long to derive other ids from, such as those
    /// of a habit's entries.
    func formID(_ name: String = "id") -> RecordID {
        guard let id = request.form[name].flatMap({ RecordID(hex: $0) }), id.count <= 16 else {
            return newIDs(after: 1 << 33)() // none of those that the command gets
        }
        return id
    }
}
