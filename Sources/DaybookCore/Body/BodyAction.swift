/// The actions on the profile and measurements. Their names are in the journal, and stay.
public enum BodyAction: String, CaseIterable, FeatureAction {
    case deleteMeasurement, editMeasurement, measure, saveProfile

    public var name: ActionName { .body(self) }
    public var table: String { BodyMeasurement.table }
}
