// Submits forms and shows the response in place.

import { toHex, randomBytes } from "../shared/bytes.js";
import { announce } from "./announce.js";
import { $, $$, closest, find } from "./dom.js";
import { draftOf } from "./drafts.js";
import { chosenExport, sendExport } from "./health-import.js";
import { load } from "./load.js";
import { isChanged, isNarrowing, setDirty } from "./edit-state.js";
import { intervals } from "./intervals.js";
import { uncoverControlSoon } from "./messages.js";
import { postedFields } from "./posted-fields.js";
import { whenShown } from "./show.js";
import { updateExample, updatePreview } from "./quick-add-preview.js";
import { sendLine } from "./typed-line.js";

/** @type {Map<string, string>} */
const pendingIncrementIDs = new Map(); // ids of increments without a response, by form and amount

/**
 * Gives an increment a new id, or the previous one if it is unknown whether that was stored. Returns a function to call if
 * there was no response.
 * @param {URL} url
 * @param {URLSearchParams | FormData} fields
 */
export function identifyIncrement(url, fields) {
    const part = String(fields.get("do") ?? "");
    if (!["add", "more", "less"].includes(part)) return () => {};
    const increment = `${url.pathname} ${part} ${fields.get("amount")}`;
    const id = pendingIncrementIDs.get(increment) ?? toHex(randomBytes(16));
    pendingIncrementIDs.delete(increment);
    fields.set("id", id);
    return () => { pendingIncrementIDs.set(increment, id); };
}

/**
 * The beginnings of paths that are over once a form is accepted: of a form that is saved, something deleted, a workout finished.
 * @param {HTMLFormElement} form
 * @param {URL} url
 */
function pathOver(form, url) {
    if (url.pathname.endsWith("/delete")) return url.pathname.slice(0, -"/delete".length);
    return form.matches("[data-draft]") || $("main .live-bar") ? location.pathname : null;
}

/** @type {Set<Element>} */
const tickedRows = new Set(); // those whose response has not been shown

// The response of one that was ticked before shows the others as they were.
whenShown(() => { for (const row of tickedRows) row.classList.add("ticked"); });

/**
 * Keeps a button under the finger while lines are added above it. Returns a function to call once they are there.
 * @param {HTMLElement} button
 */
function keepingInPlace(button) {
    const { top } = button.getBoundingClientRect();
    return () => {
        if (button.isConnected) scrollBy(0, button.getBoundingClientRect().top - top);
    };
}

/**
 * Closes a fold of choices. Its heading has the focus then, so that no keyboard of a phone opens.
 * @param {HTMLDetailsElement} fold
 */
function closeFold(fold) {
    fold.open = false;
    $("summary", fold)?.focus({ preventScroll: true });
}

/**
 * Submits a form. Returns false if it only requests a page and none was received.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function submit(form, button) {
    const fields = postedFields(form, button);
    const action = button?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href;
    const url = new URL(action, location.href);
    if (form.method !== "post") {
        url.search = String(fields);
        return load(url);
    }
    const row = fields.get("do") === "complete" ? button?.closest(".task") : null;
    if (row?.matches(".ticked")) return; // a second tap
    row?.classList.add("ticked");
    if (row) tickedRows.add(row);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const settled = row ? new Promise(resolve => { setTimeout(resolve, isCalm ? 0 : intervals.ticked); }) : undefined;
    const keepIncrementID = identifyIncrement(url, fields);
    const settleDraft = draftOf(form);
    const settleLine = sendLine(form);
    const emoji = button?.matches("[value^='icon-']") ? button.closest("details") : null;
    const keepInPlace = form.matches("[data-rows]") && button && !button.closest("details") ? keepingInPlace(button) : () => {};
    const answer = await load(url, { method: "POST", body: fields, settled, over: pathOver(form, url) });
    keepInPlace();
    if (emoji && answer === true) closeFold(emoji); // the chosen one is seen in its field
    if (row) tickedRows.delete(row);
    row?.classList.remove("ticked"); // its new state is shown, or it is not done
    settleDraft(answer === true);
    settleLine(answer === true);
    if (answer === false) keepIncrementID();
    if (answer === true && form.matches(".form, .adding:not(.quick)")) uncoverControlSoon();
}

/**
 * Leaves a form to the browser.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [button]
 */
export function submitNatively(form, button) {
    form.dataset.native = "";
    form.requestSubmit(button);
    delete form.dataset.native;
}

/** @type {number | undefined} */
let searchTimer;

// A link followed while a search is being typed: its results must not take the place of what was chosen.
addEventListener("click", event => {
    if (closest(event, "a[href]")) clearTimeout(searchTimer);
});

addEventListener("submit", event => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (event.defaultPrevented || "native" in form.dataset || form.hasAttribute("target")) return;
    if (form.closest(".sheet-host")) { // sheets.js
        clearTimeout(searchTimer);
        return;
    }
    const file = chosenExport(form);
    if (file) {
        event.preventDefault();
        sendExport(form, file).then(isSent => { if (isSent === false) submitNatively(form); });
        return;
    }
    // A draft is forgotten once it is saved, which is known here only.
    if (form.enctype === "multipart/form-data" && !form.matches("[data-draft]") || form.method === "dialog") return;
    if (/^\/(data|money\/import)(\/|$)/.test(new URL(form.getAttribute("action") ?? "", location.href).pathname)) return;
    event.preventDefault();
    clearTimeout(searchTimer); // search only once for the typed text
    submit(form, event.submitter).then(answer => {
        if (answer === false) submitNatively(form, event.submitter); // the browser shows the error
    });
});

addEventListener("input", event => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const { form } = field;
    if (form?.method === "post" && !isNarrowing(event)) setDirty(true);
    if (field.matches("[aria-invalid]")) clearRefusal(field);
    if (closest(event, "[data-all]")) {
        for (const box of $$("input[name=task]")) /** @type {HTMLInputElement} */ (box).checked = field.checked;
    }
    if (form?.dataset.understand && !hasUnsavedInput(form)) setDirty(false); // cleared again
    if (form?.dataset.understand && !field.name.startsWith("energy:")) { // those are part of what is shown
        clearTimeout(searchTimer);
        searchTimer = setTimeout(updatePreview, field.type === "checkbox" ? 0 : 120, form);
    }
    const part = closest(event, "[data-example]");
    if (part) {
        clearTimeout(searchTimer);
        searchTimer = setTimeout(updateExample, 120, part);
    }
    if (field.type !== "search" || field.matches("[data-narrows]")) return; // that is for chooser.js
    clearTimeout(searchTimer);
    searchTimer = setTimeout(() => {
        if (field.isConnected && field.type === "search") form?.requestSubmit(); // not another form that took its place
    }, 150);
});

/**
 * Takes back what was said about a field that is being corrected.
 * @param {HTMLElement} field
 */
function clearRefusal(field) {
    field.removeAttribute("aria-invalid");
    const part = field.closest(".field.refused");
    part?.classList.remove("refused");
    part?.querySelector(".reason")?.remove();
}

// The typed line keeps the focus, and a phone its keyboard, while its button is tapped.
addEventListener("mousedown", event => { if (closest(event, ".quick.adding button")) event.preventDefault(); });

// A button that fills a field, and closes the choice it was in.
addEventListener("click", event => {
    const button = closest(event, "[data-fill]");
    const field = button?.closest("form")?.elements.namedItem(button.dataset.fill ?? "");
    if (!button || !(field instanceof HTMLInputElement)) return;
    field.value = button.dataset.value ?? "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    announce(`${field.labels?.[0]?.textContent}: ${button.textContent}`);
    if (button.dataset.fill === "icon") button.closest("details")?.removeAttribute("open");
});

// A form whose fields are saved as soon as one is chosen.
addEventListener("change", event => closest(event, "[data-saves]")?.closest("form")?.requestSubmit());
whenShown(() => { for (const each of $$("[data-saves] > .submit")) each.hidden = true; });

// A choice by hand is no suggestion any more, even if it is the same in the end.
addEventListener("change", event => {
    const menu = closest(event, "[data-suggested-by]");
    if (!menu) return;
    const suggestion = find(HTMLInputElement, `input[name="${menu.dataset.suggestedBy}"]`, menu.parentElement);
    if (!suggestion) return;
    suggestion.value = "";
    $(`#${CSS.escape(menu.id)}-hint`)?.remove();
    menu.removeAttribute("aria-describedby");
});

/** @param {HTMLFormElement} form The quick-add form. */
function hasUnsavedInput(form) {
    const line = /** @type {HTMLInputElement} */ (form.elements.namedItem("line"));
    const others = /** @type {HTMLFormElement[]} */ ($$("form[method=post]").filter(each => each !== form));
    return line.value !== "" || others.some(each => Array.from(each.elements).some(isChanged));
}
