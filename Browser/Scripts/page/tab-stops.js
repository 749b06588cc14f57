// Many buttons with one tab stop: a row of a habit's days has one, and arrows move between days and rows; so has a tile.

import { $$ } from "./dom.js";
import { whenShown } from "./show.js";

const days = ":is(a, button).day";

/** @param {Element} row */
const visibleDays = row => $$(days, row).filter(day => day.offsetParent);

whenShown(() => {
    for (const row of $$(".week-marks")) {
        const all = visibleDays(row);
        const stop = all.find(day => day === document.activeElement) ?? all.at(-1);
        for (const day of all) day.tabIndex = day === stop ? 0 : -1;
    }
    for (const link of $$(".tile .more")) link.tabIndex = -1; // a key opens it
});

addEventListener("focusin", event => {
    const day = event.target instanceof HTMLElement && event.target.matches(`.week-marks ${days}`) ? event.target : null;
    const row = day?.closest(".week-marks");
    if (row) for (const each of visibleDays(row)) each.tabIndex = each === day ? 0 : -1;
});

/**
 * Moves the focus from a day to the next one of its row, or to that day in another row.
 * @param {HTMLElement} day
 * @param {string} key An arrow.
 */
export function moveDay(day, key) {
    const row = /** @type {HTMLElement} */ (day.closest(".week-marks"));
    const step = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
    if (key === "ArrowLeft" || key === "ArrowRight") {
        const all = visibleDays(row);
        return all[all.indexOf(day) + step]?.focus();
    }
    const rows = $$(".week-marks").filter(each => visibleDays(each).length);
    const next = rows[rows.indexOf(row) + step];
    if (next) nearest(visibleDays(next), day.getBoundingClientRect().x)?.focus();
}

/**
 * @param {HTMLElement[]} all
 * @param {number} x
 */
function nearest(all, x) {
    /** @param {HTMLElement} day */
    const distance = day => Math.abs(day.getBoundingClientRect().x - x);
    return all.reduce((best, day) => distance(day) < distance(best) ? day : best);
}
