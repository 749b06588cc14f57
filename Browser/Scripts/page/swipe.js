// Swiping a task to the right completes it, to the left opens it for editing.

import { $, closest, find } from "./dom.js";

/** @type {{ row: HTMLElement, x: number, y: number, across: number, isOn: boolean } | null} */
let swipe = null;

addEventListener("pointerdown", event => {
    const row = event.pointerType === "touch" ? closest(event, ".tasks .task") : null;
    if (row && !closest(event, ".grip")) swipe = { row, x: event.clientX, y: event.clientY, across: 0, isOn: false };
});

addEventListener("pointermove", event => {
    if (!swipe) return;
    const [across, along] = [event.clientX - swipe.x, event.clientY - swipe.y];
    if (!swipe.isOn && Math.abs(along) > 12) return endSwipe();
    if (Math.abs(across) > 16) swipe.isOn = true;
    if (!swipe.isOn) return;
    swipe.across = Math.max(-96, Math.min(96, across));
    swipe.row.style.transform = `translateX(${swipe.across}px)`;
});

function endSwipe() {
    if (swipe) swipe.row.style.transform = "";
    swipe = null;
}

addEventListener("pointerup", () => {
    const ended = swipe;
    endSwipe();
    if (!ended?.isOn) return;
    const { row, across } = ended;
    /** @param {Event} event */
    const swallow = event => {
        event.preventDefault();
        event.stopPropagation();
    };
    addEventListener("click", swallow, true); // a swipe is not a tap
    setTimeout(() => {
        removeEventListener("click", swallow, true);
        if (across > 72) $(".check", row)?.click();
        if (across < -72) location.assign(`${find(HTMLAnchorElement, ".line", row)?.href}/edit`);
    }, 10);
});
addEventListener("pointercancel", endSwipe);
