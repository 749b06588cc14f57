// Keeps what is typed in a form until it is saved, so that leaving, reloading or an empty battery loses nothing.

import { $$ } from "./dom.js";
import { whenShown } from "./show.js";

const prefix = "draft ";
const longest = 100_000; // characters of a draft

/** @param {HTMLFormElement} form */
const keyOf = form => prefix + new URL(form.getAttribute("action") ?? "", location.href).pathname;

/** @param {Element} field */
function isKept(field) {
    return field.matches("input:not([type=hidden], [type=file], [type=search], [type=password]), textarea, select");
}

/** @param {HTMLFormElement} form */
const keptFields = form => /** @type {HTMLInputElement[]} */ (Array.from(form.elements).filter(isKept));

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
    const values = keptFields(form).map(field => [field.name, field.type, field.value, field.checked]);
    const text = JSON.stringify(values);
    try {
        if (text.length <= longest) localStorage.setItem(keyOf(form), text);
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
 * The fields of a draft: name, type, value and whether it is checked. Empty if there is none.
 * @param {string} key
 * @returns {[string, string, string, boolean][]}
 */
function read(key) {
    try {
        return JSON.parse(localStorage.getItem(key) ?? "[]");
    } catch { // damaged or not allowed
        return [];
    }
}

/**
 * Fills a form with its draft, unless it already has other values than it was opened with.
 * @param {HTMLFormElement} form
 */
function restore(form) {
    if (form.dataset.restored !== undefined) return;
    form.dataset.restored = "";
    const values = read(keyOf(form));
    const fields = keptFields(form);
    if (values.length !== fields.length || fields.some((field, index) => field.name !== values[index][0])) return;
    fields.forEach((field, index) => {
        const [, type, value, checked] = values[index];
        if (type === "radio" || type === "checkbox") field.checked = checked;
        else field.value = value;
    });
    for (const details of $$("details", form)) {
        const isFilled = $$("input, textarea", details).some(each => {
            const { value, defaultValue } = /** @type {HTMLInputElement} */ (each);
            return value !== defaultValue;
        });
        if (isFilled) /** @type {HTMLDetailsElement} */ (details).open = true;
    }
}

whenShown(() => {
    for (const form of /** @type {HTMLFormElement[]} */ ($$("form[data-draft]"))) restore(form);
});
addEventListener("click", event => { // Cancel
    const link = event.target instanceof Element ? event.target.closest("a[data-discard]") : null;
    const form = link?.closest("form");
    if (form) draftOf(form)();
}, true);
