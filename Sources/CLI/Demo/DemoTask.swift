import CivilTime
import DaybookCore

/// A demo task.
struct DemoTask {
    let title: String
    /// The number of days before the last day it was added.
    let added: Int
    /// The number of days before the last day it was completed; nil if open. A repeating task is completed whenever it
    /// is due before the last day.
    var done: Int?
    /// The title of its parent.
    var parent: String?
    /// The title of the task that blocks it.
    var blocker: String?
    var isForTalk = false
    /// Sets other fields. The day is the last of the year.
    var adjust: @Sendable (inout TaskDraft, Day) -> Void = { _, _ in }

    /// All demo tasks, parents before subtasks.
    static let all: [DemoTask] = [
        DemoTask(title: "Pay rent", added: 120) { draft, last in
            (draft.priority, draft.tags, draft.estimate) = (.high, ["home"], 10)
            (draft.dueDay, draft.dueTime) = (last.monthOfYear.advanced(by: -3).first, TimeOfDay("18:00"))
            draft.repetition = try? Repetition(code: "FREQ=MONTHLY")
            draft.reminders = [TaskReminderDraft(.beforeDue(minutes: 60))]
        },
        DemoTask(title: "Clean the coffee machine", added: 61) { draft, last in
            (draft.dueDay, draft.repetition) = (last.advanced(by: -60), try? Repetition(code: "AFTER=P12D"))
            draft.tags = ["home"]
        },
        DemoTask(title: "Plan the week", added: 90) { draft, last in
            draft.dueDay = last.advanced(by: -88)
            (draft.dueTime, draft.repetition) = (TimeOfDay("09:30"), try? Repetition(code: "FREQ=WEEKLY;BYDAY=MO"))
            draft.tags = ["work"]
        },
        DemoTask(title: "Choose a subject", added: 40, done: 33, isForTalk: true),
        DemoTask(title: "Write the talk", added: 30, isForTalk: true) { draft, last in
            (draft.priority, draft.estimate, draft.dueDay) = (.high, 240, last.advanced(by: 4))
        },
        DemoTask(title: "Collect examples", added: 30, done: 9, parent: "Write the talk"),
        DemoTask(title: "Draw the slides", added: 30, parent: "Write the talk"),
        DemoTask(title: "Try it on Anna", added: 29, parent: "Write the talk", blocker: "Draw the slides"),
        DemoTask(title: "Ask for a projector", added: 12, isForTalk: true) { draft, last in
            (draft.dueDay, draft.tags) = (last.advanced(by: 11), ["phone"])
        },
        DemoTask(title: "Call the plumber about the tap", added: 6) { draft, last in
            (draft.dueDay, draft.priority) = (last.advanced(by: -1), .medium)
            (draft.tags, draft.estimate) = (["phone", "home"], 15)
        },
        DemoTask(title: "Return the library books", added: 15) { draft, last in
            (draft.dueDay, draft.tags) = (last, ["errand"])
        },
        DemoTask(title: "Ask for days off", added: 4) { draft, last in
            (draft.dueDay, draft.dueTime, draft.tags) = (last, TimeOfDay("16:00"), ["work"])
        },
        DemoTask(title: "Book the train to Gdańsk", added: 4, blocker: "Ask for days off") { draft, last in
            draft.dueDay = last.advanced(by: 9)
        },
        DemoTask(title: "Find a present for Mum", added: 8) { draft, last in
            (draft.dueDay, draft.tags) = (last.advanced(by: 6), ["errand"])
            draft.note = "She liked the blue teapot in the shop by the station."
        },
        DemoTask(title: "Renew the passport", added: 20) { draft, last in
            (draft.startDay, draft.dueDay) = (last.advanced(by: 10), last.advanced(by: 70))
            draft.waitUntil = last.advanced(by: 10)
        },
        DemoTask(title: "Read about heat pumps", added: 25) { draft, _ in
            draft.priority = .low
            draft.links = [TaskLinkDraft(url: "https://en.wikipedia.org/wiki/Heat_pump")]
        },
        DemoTask(title: "Mend the bicycle light", added: 33) { draft, _ in draft.waitUntil = .someday },
        DemoTask(title: "Order firewood", added: 50, done: 44),
        DemoTask(title: "Send the tax return", added: 90, done: 71) { draft, last in
            (draft.priority, draft.dueDay) = (.urgent, last.advanced(by: -70))
        },
        DemoTask(title: "Change to winter tyres", added: 21, done: 5) { draft, last in
            draft.dueDay = last.advanced(by: -6)
        },
        DemoTask(title: "Reply to the landlord", added: 2, done: 0) { draft, last in draft.dueDay = last },
    ]
}
