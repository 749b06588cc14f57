import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

extension RequestContext {
    /// The answer to a browser that asks what to ring: the notifications, from when it goes on, and when to ask again.
    func dueReminders(_ query: ReminderQuery) -> Outcome {
        var watch = ReminderWatch(since: query.since)
        let call = watch.call(in: state, now: now, postponed: query.postponed)
        var notifications = call.reminders.map { notification(of: $0) }
        if call.others > 0 { notifications.append(notification(ofOthers: call.others)) }
        let answer: JSONValue = [
            "notifications": .array(notifications), "since": .integer(watch.last.milliseconds),
            "offset": .integer(Int64(watch.last.offsetMinutes)),
            "next": call.next.map { .string($0.text) } ?? .null,
        ]
        return .response(Response(contentType: "application/json", body: answer.bytes), nil)
    }

    private func notification(of reminder: ReminderOccurrence) -> JSONValue {
        let page: PageRoute
        var done: String?
        switch reminder.subject {
        case .habit(let id, let day, let isMarkedAtOnce):
            page = .habits(.entry(id, day))
            if isMarkedAtOnce { done = HabitActionRoute.mark(id, day).url }
        case .task(let id, _, _): page = .tasks(.one(id))
        }
        var actions: [JSONValue] = [action("later", words.remindLater)]
        if done != nil { actions.insert(action("done", words.done), at: 0) }
        return notification(
            reminder.title, words.detail(of: reminder, in: state, today: today), tag: reminder.id, page: page,
            done: done, actions)
    }

    private func notification(ofOthers count: Int) -> JSONValue {
        notification(words.otherReminders(count), words.otherRemindersHint, tag: "others", page: .today(nil), [])
    }

    /// The arguments of `showNotification`.
    private func notification(
        _ title: String, _ body: String, tag: String, page: PageRoute, done: String? = nil, _ actions: [JSONValue]
    ) -> JSONValue {
        [
            "title": .string(title),
            "options": [
                "body": .string(body), "tag": .string(tag), "lang": .string(words.language.rawValue),
                "icon": "/assets/icons/icon-192.png", "actions": .array(actions),
                "data": ["url": .string(page.url), "done": done.map { .string($0) } ?? .null],
            ],
        ]
    }

    private func action(_ name: String, _ title: String) -> JSONValue {
        ["action": .string(name), "title": .string(title)]
    }
}
