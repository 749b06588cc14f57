// Shows what quick add recognizes in the line being typed.

import { $, fetchPart, parsePage } from "./dom.js";
import { morph } from "./morph.js";

let latestRequest = 0;

/**
 * Shows the recognized parts of a typed line.
 * @param {HTMLFormElement} form
 */
export async function updatePreview(form) {
    const number = ++latestRequest;
    const url = new URL(form.dataset.understand ?? "", location.href);
    for (const [name, value] of new FormData(form)) {
        if (name === "line" || name === "struck") url.searchParams.append(name, String(value));
    }
    const response = await fetchPart(url).catch(() => null);
    if (!response?.ok || number !== latestRequest) return;
    const page = await parsePage(response);
    const [shown, read] = [$(".understood", form), $("#understood", page)];
    if (shown && read) morph(shown, read);
}
