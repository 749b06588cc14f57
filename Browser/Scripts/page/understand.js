import { $, fetchPart, parsePage } from "./dom.js";
import { morph } from "./morph.js";

let asked = 0;

/**
 * Shows the recognized parts of a typed line.
 * @param {HTMLFormElement} form
 */
export async function understand(form) {
    const number = ++asked;
    const url = new URL(form.dataset.understand ?? "", location.href);
    for (const [name, value] of new FormData(form)) {
        if (name === "line" || name === "struck") url.searchParams.append(name, String(value));
    }
    const response = await fetchPart(url).catch(() => null);
    if (!response?.ok || number !== asked) return;
    const page = await parsePage(response);
    const [shown, read] = [$(".understood", form), $("#understood", page)];
    if (shown && read) morph(shown, read);
}
