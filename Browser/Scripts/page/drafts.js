// Keeps what is typed in a form until it is saved, so that leaving, reloading or an empty battery loses nothing.

import { $, $$ } from "./dom.js";
import { isChanged, isDirty, isNarrowing, setDirty } from "./edit-state.js";
import { load } from "./load.js";
import { updateExample, updatePreview } from "./quick-add-preview.js";
import { whenShown } from "./show.js";

const prefix = "draft ";
const longest = 100_000; // characters of a draft

// Forms with lines that are added and removed. Their drafts are all their fields, as the page that was sent has other lines.
const withLines = "form[data-rows]";

// Small forms, whose drafts are restored without a notice.
const small = "form:is(.quick.adding, .meal-adding, .mood-form, .profile-form, [data-kept]):not([data-draft])";

/**
 * A changed field: its name, which of the fields with that name it is, its value, and whether it is checked.
 * @typedef {[name: string, index: number, value: string, isChecked: boolean]} ChangedField
 */

/** The drafts whose forms are being submitted, which are not to be restored meanwhile. */
const submitted = new Set();

/**
 * The key of a form's draft: its path, and the owner and day of a mood, the barcode of a food or what else the form is for.
 * @param {HTMLFormElement} form
 */
function keyOf(form) {
    const url = new URL(form.getAttribute("action") ?? "", location.href);
    const subject = form.dataset.kept ?? "";
    const owner = form.matches(small) ? url.search + (subject || (form.dataset.day ?? form.dataset.due ?? "")) : subject;
    return prefix + url.pathname + owner;
}

/** @param {Element} field */
function isKept(field) { // the meal follows the time of day
    return field.matches("input:not([type=hidden], [type=file], [type=search], [type=password], [name=meal]), textarea, select");
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

/**
 * The draft of a form with lines.
 * @param {HTMLFormElement} form
 */
function allFields(form) {
    const fields = /** @type {any} */ (new FormData(form));
    return isDirty() ? JSON.stringify({ all: String(new URLSearchParams(fields)) }) : "[]";
}

/** @type {number | undefined} */
let timer;
/** @type {HTMLFormElement | null} The form whose draft is kept in a moment. */
let edited = null;

addEventListener("input", event => {
    const { form } = /** @type {HTMLInputElement} */ (event.target);
    if (isNarrowing(event)) return;
    if (form?.matches(small)) return keep(form);
    if (!form?.matches("[data-draft]")) return;
    clearTimeout(timer);
    edited = form;
    timer = setTimeout(keep, 300, form);
});
addEventListener("pagehide", keepEdited);

/** Keeps the draft that is waiting for more to be typed, as its form is about to go. */
export function keepEdited() {
    if (edited) keep(edited);
}

/** @param {HTMLFormElement} form */
function keep(form) {
    if (form === edited) edited = null;
    const text = form.matches(withLines) ? allFields(form) : JSON.stringify(changedFields(form));
    if (text === "[]" && form.matches("[data-returned]")) $(".notice.draft", form)?.remove();
    try {
        if (text === "[]") localStorage.removeItem(keyOf(form));
        else if (text.length <= longest) localStorage.setItem(keyOf(form), text);
    } catch { /* no room or not allowed: the draft lives as long as the page */ }
}

/**
 * Holds back the draft of a form that is submitted. Returns a function to be called with the result, when the form may be
 * gone: it forgets the draft if that is saved.
 * @param {HTMLFormElement} form
 */
export function draftOf(form) {
    const key = keyOf(form);
    submitted.add(key);
    return (/** @type {boolean} */ isSaved) => {
        submitted.delete(key);
        if (!isSaved) return;
        forget(key);
        const returned = /** @type {HTMLFormElement[]} */ ($$(withLines)).find(each => keyOf(each) === key);
        if (returned && isDirty()) keep(returned); // with another line
    };
}

/** @param {string} key */
function forget(key) {
    clearTimeout(timer);
    edited = null;
    try { localStorage.removeItem(key); } catch { /* not allowed */ }
}

/**
 * The fields of a draft. Empty if there is none.
 * @param {string} key
 * @returns {ChangedField[]}
 */
function read(key) {
    const draft = readStored(key);
    return Array.isArray(draft) ? draft : [];
}

/** @param {string} key */
function readStored(key) {
    try {
        return JSON.parse(localStorage.getItem(key) ?? "[]");
    } catch { // damaged or not allowed
        return [];
    }
}

/** The drafts with lines that were restored on this page. */
const restoredWithLines = new Set();

/**
 * Shows a form with the lines of its draft, which the journal renders, and says so.
 * @param {HTMLFormElement} form
 */
async function restoreLines(form) {
    const key = keyOf(form);
    const { all } = readStored(key) ?? {};
    if (restoredWithLines.has(key)) return;
    restoredWithLines.add(key);
    if (typeof all !== "string" || location.search) return; // the lines that the page was asked for are not the draft's
    const fields = new URLSearchParams(all);
    fields.set("do", "show");
    const settle = draftOf(form);
    const answer = await load(form.getAttribute("action") ?? location.href, { method: "POST", body: fields, isQuiet: true });
    settle(answer === true);
    if (!answer) return void restoredWithLines.delete(key); // once the page is shown again
    const restored = /** @type {HTMLFormElement[]} */ ($$(withLines)).find(each => keyOf(each) === key);
    if (restored) showNotice(restored);
}

/**
 * Fills a form with its draft and says so, unless it is a small one. The line that adds things says so too, as its sheet is opened
 * for something else as a rule.
 * @param {HTMLFormElement} form
 */
function restore(form) {
    if (form.dataset.restored !== undefined || submitted.has(keyOf(form))) return;
    form.dataset.restored = "";
    if (form.matches(withLines)) return restoreLines(form);
    if (!fill(form)) return;
    showMeaning(form);
    if (form.matches("[data-draft]")) setDirty(true);
    else if (!form.matches("[data-returned]")) return;
    showNotice(form);
}

/**
 * Fills a form with its draft. Returns whether that changed a field.
 * @param {HTMLFormElement} form
 */
function fill(form) {
    const fields = keptFields(form);
    const draft = read(keyOf(form));
    /** @type {HTMLInputElement[]} */
    const filled = [];
    for (const [name, index, value, isChecked] of draft) {
        const field = fields.filter(each => each.name === name)[index];
        const isSearched = field?.name === "line" && field.defaultValue && !form.dataset.due; // the text that was searched for
        if (!field || isSearched) continue;
        if (isTicked(field)) field.checked = isChecked;
        else field.value = value;
        filled.push(field);
    }
    filled.push(...fields.filter(field => fillByOtherName(form, field, draft)));
    const restored = filled.filter(isChanged);
    for (const field of restored) {
        const details = field.closest("details");
        if (details) details.open = true;
    }
    return restored.length > 0;
}

/**
 * Fills a field that another form with the same draft has by another name: the choices of a sheet are a menu in the whole form.
 * Returns whether the draft has a value for it.
 * @param {HTMLFormElement} form
 * @param {HTMLInputElement} field
 * @param {ChangedField[]} draft
 */
function fillByOtherName(form, field, draft) {
    const name = field.dataset.draftedAs?.replace("{kind}", String(new FormData(form).get("kind")));
    const value = draft.find(([each, , , isChecked]) => each === name && isChecked !== false)?.[2];
    if (value === undefined || isTicked(field) && field.value !== value) return false;
    if (isTicked(field)) field.checked = true;
    else field.value = value;
    return true;
}

/**
 * Shows what the restored fields mean.
 * @param {HTMLFormElement} form
 */
function showMeaning(form) {
    if (form.dataset.understand) updatePreview(form);
    for (const part of $$("[data-example]", form)) updateExample(part);
}

/** @param {HTMLFormElement} form */
function showNotice(form) {
    const notice = document.createElement("p");
    notice.className = "notice draft";
    notice.append(form.dataset.draft ?? form.dataset.returned ?? "");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button plain";
    button.textContent = form.dataset.draftDiscard ?? "";
    button.onclick = () => {
        forget(keyOf(form));
        if (form.matches("[data-draft]")) setDirty(false);
        if (form.matches(withLines)) return location.reload();
        form.reset();
        notice.remove();
        showMeaning(form);
        $("input[name=line]", form)?.focus();
    };
    notice.append(button);
    if (form.matches("[data-returned]")) form.append(notice);
    else form.prepend(notice);
}

whenShown(() => {
    for (const form of /** @type {HTMLFormElement[]} */ ($$(`form[data-draft], ${small}`))) restore(form);
});
addEventListener("click", event => { // Cancel
    const link = event.target instanceof Element ? event.target.closest("a[data-discard]") : null;
    const form = link?.closest("form");
    if (form) forget(keyOf(form));
}, true);
