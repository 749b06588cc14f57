// Many buttons with one tab stop: a row of a habit's days has one, and arrows move between days and rows; so has a tile, the
// strip of the week and the filter of Today.

import { $, $$, closest } from "./dom.js";
import { whenShown } from "./show.js";

const days = ":is(a, button).day";

const strips = "ol.week, .today-filter";

/** @param {Element} row */
const visibleDays = row => $$(days, row).filter(day => day.offsetParent);

whenShown(() => {
    for (const row of $$(".week-marks")) {
        const all = visibleDays(row);
        const stop = all.find(day => day === document.activeElement) ?? all.at(-1);
        setStop(all, stop);
    }
    for (const strip of $$(strips)) {
        const links = $$("a", strip);
        setStop(links, links.find(link => link === document.activeElement) ?? $("[aria-current]", strip) ?? links[0]);
    }
    for (const link of $$(".tile .more")) link.tabIndex = -1; // a key opens it
});

addEventListener("focusin", event => {
    const day = event.target instanceof HTMLElement && event.target.matches(`.week-marks ${days}`) ? event.target : null;
    const row = day?.closest(".week-marks");
    if (row) setStop(visibleDays(row), day);
    const strip = closest(event, strips);
    if (strip) setStop($$("a", strip), event.target);
});

/**
 * @param {HTMLElement[]} all
 * @param {EventTarget | null | undefined} stop
 */
function setStop(all, stop) {
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
}

/**
 * Moves the focus along a strip of links. Returns false if the element is in none, or the key moves nothing.
 * @param {HTMLElement} link
 * @param {string} key
 */
export function moveInStrip(link, key) {
    const strip = link.closest(strips);
    if (!strip || !["ArrowLeft", "ArrowRight", "Home", "End"].includes(key)) return false;
    const links = $$("a", strip);
    const index = links.indexOf(link);
    const next = key === "Home" ? 0 : key === "End" ? links.length - 1 : index + (key === "ArrowLeft" ? -1 : 1);
    links[next]?.focus();
    return true;
}

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
