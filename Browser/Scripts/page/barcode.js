// Reads the barcode of a food from a photo, where the browser can, and fills it in. A search is made at once.

import { $, $$, closest, find } from "./dom.js";
import { whenShown } from "./show.js";

const { BarcodeDetector } = /** @type {any} */ (window); // not in every browser

whenShown(() => { if (BarcodeDetector) for (const each of $$("[data-barcode]")) each.hidden = false; });

/**
 * The numbers of foods in a photo. A package has other codes, too, such as an address for a phone.
 * @param {File} photo
 * @returns {Promise<string[]>}
 */
async function numbersIn(photo) {
    const found = await new BarcodeDetector().detect(await createImageBitmap(photo));
    const texts = found.map((/** @type {{ rawValue: string }} */ each) => each.rawValue.trim());
    return texts.filter((/** @type {string} */ text) => /^\d{8,14}$/.test(text));
}

addEventListener("change", async event => {
    const place = closest(event, "[data-barcode]");
    const photo = place && find(HTMLInputElement, "input[type=file]", place)?.files?.[0];
    const field = place && find(HTMLInputElement, `main input[name="${place.dataset.barcode}"]`);
    if (!photo || !field) return;
    const [number] = await numbersIn(photo).catch(() => []);
    const status = $("[role=status]", place);
    if (status) status.textContent = number ? "" : place.dataset.none ?? "";
    if (!number) return;
    field.value = number;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (field.type === "search") field.form?.requestSubmit();
});
