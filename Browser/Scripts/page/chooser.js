// A list to choose from: it shows the names that contain what is typed, and counts what is chosen.

import { announce } from "./announce.js";
import { $, $$, closest, find } from "./dom.js";
import { blockRefreshWhile } from "./edit-state.js";
import { whenShown } from "./show.js";

const openList = "details.chooser[open]";

/**
 * The letters that are searched for and in: without case and accents.
 * @param {string} text
 */
const foldLetters = text => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

/**
 * The rows that a field narrows.
 * @param {Element} field
 */
const rowsOf = field => $$("[data-names]", field.closest("#adding") ?? document);

/**
 * Shows the rows that have every typed word. If there is none, those that have it in another language, or words with other endings.
 * @param {HTMLInputElement} field
 */
function narrowList(field) {
    const words = foldLetters(field.value).split(/\s+/).filter(Boolean);
    const rows = rowsOf(field);
    const names = rows.map(row => foldLetters(row.dataset.names ?? ""));
    const others = rows.map((row, index) => `${names[index]} / ${foldLetters(row.dataset.otherNames ?? "")}`);
    const find = (/** @type {string[]} */ names, /** @type {number} */ lost) => {
        const stems = words.map(word => word.slice(0, Math.max(3, word.length - lost)));
        return names.map(name => stems.every(stem => name.includes(stem)));
    };
    const found = [0, 1, 2, 3].flatMap(lost => [find(names, lost), find(others, lost)]).find(each => each.includes(true)) ?? [];
    for (const [index, row] of rows.entries()) row.hidden = !found[index];
    const list = field.closest("#adding");
    if (!list) return;
    for (const group of $$("[data-choices]", list)) group.hidden = !$("[data-names]:not([hidden])", group);
    const none = $("[data-no-choice]", list);
    if (!none) return;
    const wasHidden = none.hidden;
    none.hidden = found.includes(true) || !rows.length;
    if (wasHidden && !none.hidden) announce($("p", none)?.textContent ?? "");
}

/** @param {ParentNode} list */
function countChosen(list) {
    const chosen = $$("input[name=add]:checked", list).length;
    for (const each of $$("[data-chosen]", list)) each.textContent = chosen ? ` ${chosen}` : "";
}

/**
 * Closes a list and forgets what was typed to find something in it.
 * @param {HTMLElement} list
 */
function closeList(list) {
    if (list.contains(document.activeElement)) $("summary", list)?.focus();
    list.removeAttribute("open");
    const field = /** @type {HTMLInputElement | null} */ ($("[data-narrows]", list));
    if (!field) return;
    field.value = "";
    narrowList(field);
}

addEventListener("input", event => {
    const field = /** @type {HTMLInputElement | null} */ (closest(event, "[data-narrows]"));
    if (field) narrowList(field);
    const list = closest(event, ".chooser");
    if (list) countChosen(list);
});

// Enter chooses the first row, and leaves the field ready for the next name.
addEventListener("keydown", event => {
    const list = closest(event, openList) ?? $(openList);
    if (event.key === "Escape" && list && !$("dialog[open]")) {
        event.preventDefault();
        return closeList(list);
    }
    const field = /** @type {HTMLInputElement | null} */ (closest(event, "[data-narrows]"));
    if (!field || event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    const row = field.value.trim() && rowsOf(field).find(each => !each.hidden);
    if (!row) return;
    $("a, input", row)?.click();
    if ($("input", row)) field.select();
}, true);

// The list is over once its button is pressed, or one of its links is followed.
addEventListener("click", event => {
    const control = closest(event, ".chooser-foot button, .chooser [value=new-exercise], .chooser a[data-in-place]");
    const list = control?.closest("details.chooser");
    if (list instanceof HTMLDetailsElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) setTimeout(closeList, 0, list); // what it does is under way by then
});

/**
 * Names a new exercise as it was searched for.
 * @param {HTMLElement} fold
 */
function nameAsSearched(fold) {
    const name = find(HTMLInputElement, "[name=new-name]", fold);
    const searched = find(HTMLInputElement, "[data-narrows]", fold.closest(".chooser"));
    if (!name || name.value || !searched) return;
    name.value = searched.value;
    name.dispatchEvent(new Event("input", { bubbles: true })); // its form is edited
}

// The field has the focus where there is a keyboard; a phone's keypad does not open by itself.
addEventListener("toggle", event => {
    const list = event.target;
    if (!(list instanceof HTMLDetailsElement)) return;
    if (list.id === "new-exercise" && list.open) return nameAsSearched(list);
    if (!list.matches(".chooser")) return;
    coverPage();
    if (!list.open) return;
    if (matchMedia("(hover: hover) and (pointer: fine)").matches) $("[data-narrows]", list)?.focus();
}, true);

blockRefreshWhile(() => $(openList) !== null);

/** Where a list fills the screen. */
const phone = matchMedia("(max-width: 55.99rem)");

/** @type {HTMLElement[]} The parts of the page that an open list covers, which nobody can use meanwhile. */
let covered = [];

function coverPage() {
    for (const each of covered) each.inert = false;
    covered = [];
    for (let part = phone.matches ? $(openList) : null; part && part !== document.body; part = part.parentElement) {
        for (const each of part.parentElement?.children ?? []) {
            if (each instanceof HTMLElement && each !== part && !each.inert) covered.push(each);
        }
    }
    for (const each of covered) each.inert = true;
}
phone.addEventListener("change", coverPage);

/**
 * Shows in the empty lines of a plan what they are like: the line before.
 * @param {Element} lines
 */
function showRepeated(lines) {
    /** @type {string[]} */
    let before = [];
    for (const [place, line] of $$(":scope > li", lines).entries()) {
        const fields = /** @type {HTMLInputElement[]} */ ($$("input[type=text]:not([name=sets])", line));
        const isEmpty = fields.every(field => field.value === "");
        if (place) for (const [index, field] of fields.entries()) field.placeholder = isEmpty ? before[index] ?? "" : "";
        if (!isEmpty) before = fields.map(field => field.value);
    }
}

addEventListener("input", event => {
    const lines = closest(event, ".set-lines");
    if (lines) showRepeated(lines);
});

whenShown(() => {
    for (const field of /** @type {HTMLInputElement[]} */ ($$("[data-narrows]"))) if (field.value) narrowList(field);
    for (const list of $$(".chooser")) countChosen(list);
    coverPage();
});
