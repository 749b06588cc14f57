import DaybookWeb
import Foundation
import Testing

extension WebSession.Page {
    /// Checks that all links lead to pages, that all posted forms go to actions, and that all other forms lead to pages.
    func checkLinks() {
        for link in tags("a") {
            // The worker itself answers "/rescue".
            guard let target = target(of: link, "href"), target.hasPrefix("/"), target != "/rescue" else { continue }
            #expect(PageRoute(url: target) != nil, "a link to \(target) on \(url)")
        }
        for form in tags("form") {
            guard let target = target(of: form, "action") else { continue }
            if form.contains(" method=\"post\"") {
                #expect(ActionRoute(url: target) != nil, "a form posted to \(target) on \(url)")
            } else {
                #expect(PageRoute(url: target) != nil, "a form that leads to \(target) on \(url)")
            }
        }
        for button in tags("button") {
            guard let target = target(of: button, "formaction") else { continue }
            #expect(ActionRoute(url: target) != nil, "a button that posts to \(target) on \(url)")
        }
    }

    /// The start tags of an element, without their names.
    private func tags(_ name: String) -> [String] {
        text.components(separatedBy: "<\(name) ").dropFirst().map {
            " " + ($0.components(separatedBy: ">").first ?? "")
        }
    }

    private func target(of tag: String, _ attribute: String) -> String? {
        let parts = tag.components(separatedBy: " \(attribute)=\"")
        return parts.count < 2
            ? nil : parts[1].components(separatedBy: "\"").first?.replacingOccurrences(of: "&amp;", with: "&")
    }
}
