// Manually ordered rows: dragged by their grip or moved with the keyboard.

import { $, closest } from "./dom.js";
import { load } from "./load.js";
import { blockRefreshWhile } from "./edit-state.js";

/** @type {{ row: HTMLElement, from: number, y: number, before: Element | null } | null} */
let drag = null;
blockRefreshWhile(() => drag !== null);

let moves = 0;

/**
 * Posts the new position of a row: after another one, or first. Moves it back if that is not accepted.
 * @param {HTMLElement} row
 * @param {Element | null} previousSibling The row it was after before.
 */
async function postPosition(row, previousSibling) {
    let behind = row.previousElementSibling;
    // Rows without a grip are not part of the order.
    while (behind && !$(".grip", behind)) behind = behind.previousElementSibling;
    const id = behind?.id.replace(/^.*-/, "") ?? "";
    const body = new URLSearchParams({ behind: id, back: location.pathname + location.search });
    const move = ++moves;
    // The response to an earlier move would undo a later one on screen.
    const isSuperseded = () => move !== moves;
    const answer = await load($("form[action$='/move']", row)?.getAttribute("action") ?? "", { method: "POST", body, isSuperseded });
    if (answer !== false) return;
    if (previousSibling) previousSibling.after(row);
    else row.parentElement?.prepend(row);
}

/**
 * @param {HTMLElement} row
 * @param {number} step
 */
export function moveBy(row, step) {
    const other = step < 0 ? row.previousElementSibling : row.nextElementSibling;
    if (!other || !$(".grip", other)) return;
    const previousSibling = row.previousElementSibling;
    if (step < 0) row.after(other); // the row itself stays, and with it focus and pointer
    else row.before(other);
    postPosition(row, previousSibling);
}

addEventListener("pointerdown", event => {
    const grip = closest(event, ".grip:not(.card-grip)");
    if (!grip || event.button !== 0) return;
    const row = /** @type {HTMLElement} */ (grip.closest("li"));
    drag = { row, from: event.clientY, y: event.clientY, before: row.previousElementSibling };
    grip.setPointerCapture(event.pointerId);
});

addEventListener("pointermove", event => {
    if (!drag) return;
    drag.y = event.clientY;
    if (drag.row.matches(".lifted") || Math.abs(drag.y - drag.from) < 6) return;
    drag.row.classList.add("lifted");
    followPointer();
});

/** Keeps the dragged row at the pointer. Near an edge of the screen, scrolls while the list has more rows. */
function followPointer() {
    if (!drag) return;
    const { row, from, y } = drag;
    for (let next; (next = row.nextElementSibling) && middleOf(next) < y;) row.before(next);
    for (let previous; (previous = row.previousElementSibling) && middleOf(previous) > y;) row.after(previous);
    const above = y < from && row.previousElementSibling ? Math.min(0, y - 112) : 0;
    const below = y > from && row.nextElementSibling ? Math.max(0, y + 112 - innerHeight) : 0;
    scrollBy({ top: (above + below) / 8, behavior: /** @type {ScrollBehavior} */ ("instant") });
    requestAnimationFrame(followPointer);
}

/** @param {Element} element */
function middleOf(element) {
    const box = element.getBoundingClientRect();
    return box.y + box.height / 2;
}

for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => {
    if (!drag) return;
    const { row, before } = drag;
    if (row.previousElementSibling !== before) postPosition(row, before);
    setTimeout(() => { // after the click event, which a drag must not trigger
        drag = null;
        row.classList.remove("lifted");
    });
});

addEventListener("click", event => {
    if (closest(event, ".lifted .grip")) event.preventDefault();
}, true);

addEventListener("pageshow", event => {
    if (event.persisted) drag = null; // the finger was lifted on another page
});
