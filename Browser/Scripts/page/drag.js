// Dragging tasks with a mouse: a card to another column of the board, a task to another day of a week or a month.

import { $, $$, closest, find } from "./dom.js";
import { blockRefreshWhile } from "./edit-state.js";
import { load, withoutMessage } from "./load.js";
import { whenShown } from "./show.js";

const places = ".column, [data-day]";

/** @type {HTMLElement | null} */
let dragged = null;
let pointerType = "";
blockRefreshWhile(() => dragged !== null);

whenShown(() => {
    if (!$(places) || !matchMedia("(any-pointer: fine)").matches) return;
    for (const task of $$("main .task, main .entry:not(.closed)")) task.draggable = true;
});

addEventListener("pointerdown", event => { pointerType = event.pointerType; }, true);

addEventListener("dragstart", event => {
    const task = closest(event, ".task[draggable], .entry[draggable]");
    if (!task || !event.dataTransfer) return;
    if (pointerType === "touch") return event.preventDefault(); // a long press is for scrolling and menus
    dragged = task;
    const box = task.getBoundingClientRect();
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", pageOf(task)); // without data, Firefox drags nothing
    event.dataTransfer.setDragImage(task, event.clientX - box.x, event.clientY - box.y); // not only the link in it
    task.classList.add("dragged");
});

/** @param {HTMLElement} task */
const pageOf = task => find(HTMLAnchorElement, ".line", task)?.href ?? "";

/**
 * The place under the pointer, unless the dragged task is in it.
 * @param {Event} event
 */
function placeOf(event) {
    const place = dragged && closest(event, places);
    return place && !place.contains(dragged) ? place : null;
}

/** @param {HTMLElement | null} place */
function highlight(place) {
    for (const each of $$(places)) each.classList.toggle("over", each === place);
}

function endDrag() {
    highlight(null);
    dragged?.classList.remove("dragged");
    dragged = null;
}
addEventListener("dragend", endDrag); // also after Escape

/** @type {EventTarget | null} */
let entered = null; // the element under the pointer

for (const type of /** @type {const} */ (["dragenter", "dragover"])) addEventListener(type, event => {
    if (!dragged) return;
    entered = event.target;
    const place = placeOf(event);
    highlight(place);
    if (place) event.preventDefault(); // allows to drop it there
});

addEventListener("dragleave", event => {
    if (dragged && event.target === entered) highlight(null); // no other element was entered: it left the window
});

addEventListener("drop", event => {
    const [task, place] = [dragged, placeOf(event)];
    endDrag(); // here as well, because no event comes from a task that is not on the page any more
    if (!task || !place) return;
    event.preventDefault();
    const { pathname, search } = withoutMessage(location.href);
    const { day, status = "" } = place.dataset;
    const body = new URLSearchParams({ ...day ? { do: "reschedule", day } : { do: status }, back: pathname + search });
    load(new URL("do", `${pageOf(task)}/`), { method: "POST", body });
});
