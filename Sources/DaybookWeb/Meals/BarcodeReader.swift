import Markup
import Words

/// The button that reads a barcode from a photo into a field. A script shows it where the browser can read barcodes.
enum BarcodeReader {
    static func view(into field: String, _ words: Words) -> HTML {
        """
        <div class="attach after" data-barcode="\(field)" data-none="\(words.noBarcodeFound)" hidden><div class="field">\
        <label class="button" for="barcode-photo">\(Icon.search.svg)\(words.readBarcode)</label>\
        <input id="barcode-photo" type="file" accept="image/*" capture="environment">\
        <p class="hint" role="status"></p></div></div>
        """
    }
}
