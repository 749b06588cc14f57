// The days of a month of tasks are a grid: keys move between days, and Tab stops only at the links of one day.

import { $, $$, closest } from "./dom.js";
import { load } from "./load.js";
import { whenShown } from "./show.js";

let current = ""; // the day that has or had the focus, as in its cell

const cells = () => $$(".agenda [data-day]");
const currentCell = () => cells().find(cell => cell.dataset.day === current);

whenShown(() => {
    const cell = currentCell() ?? $(".agenda .now:not(.other)") ?? $(".agenda [data-day]:not(.other)");
    for (const each of cells()) setTabStops(each, each === cell);
});

addEventListener("focusin", event => {
    const cell = closest(event, ".agenda [data-day]");
    if (!cell) return;
    current = cell.dataset.day ?? "";
    const previous = $(".agenda [data-day]:has([tabindex='0'])");
    if (previous) setTabStops(previous, false);
    setTabStops(cell, true);
});

/**
 * Puts the links of a day in the order of Tab, or takes them out.
 * @param {HTMLElement} cell
 * @param {boolean} isCurrent
 */
function setTabStops(cell, isCurrent) {
    const isNarrow = !$(".entries", cell)?.offsetParent; // the link to add is then only an edge around the date
    for (const link of $$("a", cell)) link.tabIndex = isCurrent && !(isNarrow && link.matches(".add-here")) ? 0 : -1;
}

/** @type {Record<string, number>} */
const daysOfKeys = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
/** @type {Record<string, number>} */
const monthsOfKeys = { PageUp: -1, PageDown: 1 };

addEventListener("keydown", event => {
    const { key } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!closest(event, ".agenda [data-day]")) return;
    const week = currentCell()?.parentElement?.children;
    if (daysOfKeys[key]) moveTo(daysFrom(current, daysOfKeys[key]));
    else if (monthsOfKeys[key]) moveTo(monthsFrom(current, monthsOfKeys[key]), true);
    else if (week && (key === "Home" || key === "End")) focusLink(week[key === "Home" ? 0 : week.length - 1]);
    else return;
    event.preventDefault();
});

/**
 * Moves the focus to a day, in its own month if the page does not show it.
 * @param {string} day
 * @param {boolean} [isInItsMonth] Whether it is to be shown in its own month, even if the page shows it.
 */
async function moveTo(day, isInItsMonth = false) {
    current = day; // at once, for the next key
    const cell = currentCell();
    if (cell && !isInItsMonth) return focusLink(cell);
    const url = new URL(location.href);
    url.searchParams.set("month", day.slice(0, 7));
    if (await load(url) === false) return location.assign(url);
    if (current !== day) return; // another key was pressed since
    const focused = document.activeElement;
    if (!focused?.matches("a, button, input") || focused.closest(".agenda")) focusLink(currentCell()); // not in another place since
}

/**
 * Moves the focus to what Enter does on a day: open it, or add its first task.
 * @param {Element | undefined} cell
 */
function focusLink(cell) {
    if (cell) $($(".entry", cell) ? ".date" : ".add-here", cell)?.focus();
}

/**
 * @param {string} day
 * @param {number} count
 */
function daysFrom(day, count) {
    const date = new Date(day);
    date.setUTCDate(date.getUTCDate() + count);
    return textOf(date);
}

/**
 * The same day of another month, or its last one.
 * @param {string} day
 * @param {number} count
 */
function monthsFrom(day, count) {
    const date = new Date(`${day.slice(0, 7)}-01`);
    date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
    date.setUTCDate(Math.min(Number(day.slice(8)), date.getUTCDate()));
    return textOf(date);
}

/** @param {Date} date */
const textOf = date => date.toISOString().slice(0, 10);
