import DaybookCore
import Journal
import Words

extension Words {
    /// An action on the body in a sentence.
    func description(_ action: BodyAction, _ changes: [Change], in state: State) -> String {
        switch action {
        case .saveProfile: return profileSaved
        case .measure, .editMeasurement:
            // "Weight: 81.4 kg · Waist: 84 cm"
            let sentences = state.measurements.rows(of: changes).map { measured($0, in: state) }.filter { !$0.isEmpty }
            return sentences.isEmpty ? profileSaved : sentences.joined(separator: " · ")
        case .deleteMeasurement: return measurementDeleted
        }
    }
}
