// Swiping a task to the right completes it, to the left opens it for editing.

import { $, closest, find } from "./dom.js";

/** @type {{ row: HTMLElement, x: number, y: number, deltaX: number, isActive: boolean } | null} */
let swipe = null;

addEventListener("pointerdown", event => {
    const row = event.pointerType === "touch" ? closest(event, ".tasks .task") : null;
    if (row && !closest(event, ".grip")) swipe = { row, x: event.clientX, y: event.clientY, deltaX: 0, isActive: false };
});

addEventListener("pointermove", event => {
    if (!swipe) return;
    const [deltaX, deltaY] = [event.clientX - swipe.x, event.clientY - swipe.y];
    if (!swipe.isActive && Math.abs(deltaY) > 12) return endSwipe();
    if (Math.abs(deltaX) > 16) swipe.isActive = true;
    if (!swipe.isActive) return;
    swipe.deltaX = Math.max(-96, Math.min(96, deltaX));
    swipe.row.style.transform = `translateX(${swipe.deltaX}px)`;
});

function endSwipe() {
    if (swipe) swipe.row.style.transform = "";
    swipe = null;
}

addEventListener("pointerup", () => {
    const ended = swipe;
    endSwipe();
    if (!ended?.isActive) return;
    const { row, deltaX } = ended;
    /** @param {Event} event */
    const suppressClick = event => {
        event.preventDefault();
        event.stopPropagation();
    };
    addEventListener("click", suppressClick, true); // a swipe is not a tap
    setTimeout(() => {
        removeEventListener("click", suppressClick, true);
        if (deltaX > 72) $(".check", row)?.click();
        if (deltaX < -72) location.assign(`${find(HTMLAnchorElement, ".line", row)?.href}/edit`);
    }, 10);
});
addEventListener("pointercancel", endSwipe);
