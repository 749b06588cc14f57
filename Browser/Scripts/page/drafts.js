// Keeps what is typed in a form until it is saved, so that leaving, reloading or an empty battery loses nothing.

import { $$ } from "./dom.js";
import { isChanged, setDirty } from "./edit-state.js";
import { whenShown } from "./show.js";

const prefix = "draft ";
const longest = 100_000; // characters of a draft

/**
 * A changed field: its name, which of the fields with that name it is, its value, and whether it is checked.
 * @typedef {[name: string, index: number, value: string, isChecked: boolean]} ChangedField
 */

/** @param {HTMLFormElement} form */
const keyOf = form => prefix + new URL(form.getAttribute("action") ?? "", location.href).pathname;

/** @param {Element} field */
function isKept(field) {
    return field.matches("input:not([type=hidden], [type=file], [type=search], [type=password]), textarea, select");
}

/** @param {HTMLFormElement} form */
const keptFields = form => /** @type {HTMLInputElement[]} */ (Array.from(form.elements).filter(isKept));

/** @param {HTMLInputElement} field */
const isTicked = field => field.type === "radio" || field.type === "checkbox";

/**
 * The fields that differ from the page as it was sent. The others keep what the journal has by then.
 * @param {HTMLFormElement} form
 * @returns {ChangedField[]}
 */
function changedFields(form) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    return keptFields(form).flatMap(field => {
        const index = counts.get(field.name) ?? 0;
        counts.set(field.name, index + 1);
        return isChanged(field) ? [/** @type {ChangedField} */ ([field.name, index, field.value, field.checked])] : [];
    });
}

/** @type {number | undefined} */
let timer;

addEventListener("input", event => {
    const { form } = /** @type {HTMLInputElement} */ (event.target);
    if (!form?.matches("[data-draft]")) return;
    clearTimeout(timer);
    timer = setTimeout(keep, 300, form);
});

/** @param {HTMLFormElement} form */
function keep(form) {
    const text = JSON.stringify(changedFields(form));
    try {
        if (text === "[]") localStorage.removeItem(keyOf(form));
        else if (text.length <= longest) localStorage.setItem(keyOf(form), text);
    } catch { /* no room or not allowed: the draft lives as long as the page */ }
}

/**
 * Returns a function that forgets the form's draft, to be called once it is saved, when the form may be gone.
 * @param {HTMLFormElement} form
 */
export function draftOf(form) {
    const key = keyOf(form);
    return () => {
        clearTimeout(timer);
        try { localStorage.removeItem(key); } catch { /* not allowed */ }
    };
}

/**
 * The fields of a draft. Empty if there is none.
 * @param {string} key
 * @returns {ChangedField[]}
 */
function read(key) {
    try {
        return JSON.parse(localStorage.getItem(key) ?? "[]");
    } catch { // damaged or not allowed
        return [];
    }
}

/**
 * Fills a form with its draft and says so.
 * @param {HTMLFormElement} form
 */
function restore(form) {
    if (form.dataset.restored !== undefined) return;
    form.dataset.restored = "";
    const fields = keptFields(form);
    let isRestored = false;
    for (const [name, index, value, isChecked] of read(keyOf(form))) {
        const field = fields.filter(each => each.name === name)[index];
        if (!field) continue;
        if (isTicked(field)) field.checked = isChecked;
        else field.value = value;
        if (isChanged(field)) isRestored = true;
        const details = field.closest("details");
        if (details && isChanged(field)) details.open = true;
    }
    if (!isRestored) return;
    setDirty(true);
    const notice = document.createElement("p");
    notice.className = "notice draft";
    notice.append(form.dataset.draft ?? "");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button plain";
    button.textContent = form.dataset.draftDiscard ?? "";
    button.onclick = () => {
        draftOf(form)();
        setDirty(false);
        form.reset();
        notice.remove();
    };
    notice.append(button);
    form.prepend(notice);
}

whenShown(() => {
    for (const form of /** @type {HTMLFormElement[]} */ ($$("form[data-draft]"))) restore(form);
});
addEventListener("click", event => { // Cancel
    const link = event.target instanceof Element ? event.target.closest("a[data-discard]") : null;
    const form = link?.closest("form");
    if (form) draftOf(form)();
}, true);
