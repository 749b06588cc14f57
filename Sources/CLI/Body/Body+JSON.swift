import CivilTime
import DaybookCore
import Interchange
import Journal

extension Session {
    /// The profile, the latest measurements and values derived from them, in metric units.
    func json(bodyIn state: State) -> JSONValue {
        let today = state.today(now)
        let profile = state.profile
        let trend = state.weightTrend
        let latest: [JSONMember] = BodyMeasure.allCases.compactMap { measure in
            state.latestValue(of: measure, on: today).map { JSONMember(measure.rawValue, json($0, measure)) }
        }
        let slope = trend.slope(to: today)
        return [
            "profile": .object(profile.editableFields()),
            "latest": .object(latest),
            "trend": .amount(trend.latest(on: today)?.trend),
            "weekMean": .amount(trend.sevenDayMean(on: today)),
            "slopeAWeek": .amount(slope?.perWeek),
            "bodyMassIndex": .amount(state.bodyMassIndex(trend, on: today)),
            "basalRate": .amount(state.basalMetabolicRate(trend, on: today)),
            "target": json(state.energyTarget(trend, on: today)),
            "forecast": json(state.weightForecast(trend, on: today)),
        ]
    }

    func json(_ measurement: BodyMeasurement) -> JSONValue {
        [
            "id": .string(measurement.id.hex), "measure": .text(measurement.measure?.rawValue),
            "value": .amount(measurement.value), "day": .text(measurement.day?.text),
            "time": .text(measurement.time?.text), "note": .string(measurement.note),
        ]
    }

    /// A figure; one from health data has no id.
    func json(_ figure: BodyValue, _ measure: BodyMeasure) -> JSONValue {
        if let written = figure.written { return json(written) }
        return [
            "id": nil, "measure": .string(measure.rawValue), "value": .number(figure.value),
            "day": .string(figure.day.text),
            "time": nil, "note": "",
        ]
    }

    func json(_ item: WeightStatistics) -> JSONValue {
        [
            "first": .string(item.first.text), "last": .string(item.last.text), "days": .count(item.days),
            "mean": .amount(item.mean), "lowest": .amount(item.lowest), "highest": .amount(item.highest),
            "trend": .amount(item.trend), "change": .amount(item.change),
        ]
    }

    private func json(_ target: EnergyTarget?) -> JSONValue {
        guard let target else { return nil }
        return [
            "spent": .number(target.spent), "measured": measured(target.measured), "shift": .number(target.shift),
            "kilocalories": .number(target.kilocalories), "raised": .bool(target.isAtMinimum),
        ]
    }

    private func measured(_ energy: AdaptiveEnergy?) -> JSONValue {
        guard let energy else { return nil }
        return [
            "spent": .number(energy.spent), "margin": .number(energy.margin), "days": .count(energy.days),
            "certain": .bool(energy.isCertain),
        ]
    }

    private func json(_ forecast: WeightForecast?) -> JSONValue {
        guard let forecast else { return nil }
        let (code, day): (String, Day?) =
            switch forecast {
            case .reached: ("reached", nil)
            case .unknown: ("unknown", nil)
            case .never: ("never", nil)
            case .tooFarAhead: ("farAway", nil)
            case .on(let day): ("on", day)
            }
        return ["state": .string(code), "day": .text(day?.text)]
    }
}
