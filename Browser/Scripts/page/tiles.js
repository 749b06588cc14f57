// Tiles and rows: a tap marks or opens one, by the settings, and a long press does the opposite.

import { $, closest, find } from "./dom.js";
import { blockRefreshWhile } from "./edit-state.js";
import { intervals } from "./intervals.js";

/** @type {{ x: number, y: number, isLong: boolean, timer?: number } | null} */
let press = null;
blockRefreshWhile(() => press !== null);

const tapOpens = () => document.body.dataset.tap === "opens";

/** @param {HTMLElement} tile */
export function openTile(tile) {
    const link = find(HTMLAnchorElement, ".more", tile);
    $(".emoji", tile)?.classList.add("going");
    if (link) location.assign(link.href);
}

function endPress() {
    clearTimeout(press?.timer);
    if (!press?.isLong) press = null;
}

addEventListener("pointerdown", event => {
    const mark = closest(event, ".tile .mark");
    if (!mark || event.button !== 0) return;
    const timer = setTimeout(longPress, intervals.longPress, mark);
    press = { x: event.clientX, y: event.clientY, isLong: false, timer };
});

/** @param {HTMLElement} mark A button of a form, or a link. */
function longPress(mark) {
    if (!press) return;
    press.isLong = true;
    navigator.vibrate?.(10);
    const tile = /** @type {HTMLElement} */ (mark.closest(".tile"));
    if (!tapOpens()) openTile(tile);
    else if (mark instanceof HTMLButtonElement && mark.form) mark.form.requestSubmit(mark);
    else if (mark instanceof HTMLAnchorElement) location.assign(mark.href);
}

addEventListener("pointermove", event => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 10) endPress();
});
addEventListener("pointerup", () => press?.isLong ? setTimeout(() => { press = null; }) : endPress());
addEventListener("pointercancel", endPress);
addEventListener("contextmenu", event => {
    if (press && closest(event, ".tile")) event.preventDefault();
});
addEventListener("dragstart", event => {
    if (closest(event, ".tile")) event.preventDefault();
});

addEventListener("click", event => {
    const mark = closest(event, ".tile .mark");
    if (mark && press?.isLong) {
        event.preventDefault();
    } else if (mark && tapOpens() && event.detail > 0) {
        event.preventDefault();
        openTile(/** @type {HTMLElement} */ (mark.closest(".tile")));
    }
    const link = closest(event, ".tile .more, a.line");
    if (link) $(".emoji", link.closest(".tile") ?? link)?.classList.add("going");
}, true);

addEventListener("pageshow", event => {
    if (event.persisted) press = null; // the finger was lifted on another page
});
