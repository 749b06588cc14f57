// Shows what is recognized in a line being typed.

import { $, $$, fetchPart, parsePage } from "./dom.js";
import { morph } from "./morph.js";

let requests = 0;
/** @type {WeakMap<HTMLElement, number>} The latest request for each form or part. */
const latestRequests = new WeakMap();

/** @param {HTMLElement} element */
function numberRequest(element) {
    latestRequests.set(element, ++requests);
    return requests;
}

/**
 * Shows the recognized parts of a typed line.
 * @param {HTMLFormElement} form
 */
export async function updatePreview(form) {
    const number = numberRequest(form);
    const url = new URL(form.dataset.understand ?? "", location.href);
    for (const [name, value] of new FormData(form)) {
        if (name !== "id" && name !== "back") url.searchParams.append(name, String(value));
    }
    const response = await fetchPart(url).catch(() => null);
    if (!response?.ok || number !== latestRequests.get(form)) return;
    const page = await parsePage(response);
    const [shown, read] = [$(".understood", form), $("#understood", page)];
    if (shown && read) morph(shown, read);
}

/**
 * Shows what the fields of a part of a form mean.
 * @param {HTMLElement} part
 */
export async function updateExample(part) {
    const number = numberRequest(part);
    const url = new URL(part.dataset.example ?? "", location.href);
    for (const field of /** @type {HTMLInputElement[]} */ ($$("input, select", part))) {
        const isChoice = field.type === "radio" || field.type === "checkbox";
        if (field.value && (!isChoice || field.checked)) url.searchParams.append(field.name, field.value);
    }
    const response = await fetchPart(url).catch(() => null);
    if (!response?.ok || number !== latestRequests.get(part)) return;
    const [shown, read] = [$(".example", part), $("#example", await parsePage(response))];
    if (shown && read) morph(shown, read);
}
