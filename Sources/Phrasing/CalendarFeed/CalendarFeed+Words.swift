import CivilTime
import DaybookCore
import Interchange
import Words

extension CalendarFeed {
    public init(_ state: State, today: Day, parts: [Part], _ words: Words) {
        self.init(state, today: today, parts: parts, name: words.appName) { words.title($0, in: state) }
    }
}

extension Words {
    public func name(of part: CalendarFeed.Part) -> String {
        switch part {
        case .tasks: tasks
        case .habits: habits
        case .bills: bills
        }
    }
}
