import Markup
import Words

extension FormControls {
    /// The fields of nutrition, energy first and its parts below.
    var nutrition: HTML {
        let gram = words.gram
        return """
            \(textField("energy", "\(words.energy), \(words.kilocalorie)", mode: "decimal"))
            <div class="pair">\(textField("protein", "\(words.protein), \(gram)", mode: "decimal"))
            \(textField("carbohydrate", "\(words.carbohydrate), \(gram)", mode: "decimal"))
            \(textField("fat", "\(words.fat), \(gram)", mode: "decimal"))
            \(textField("fibre", "\(words.fibre), \(gram)", mode: "decimal"))</div>
            """
    }
}
