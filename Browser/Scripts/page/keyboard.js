// Keyboard shortcuts.

import { $, $$, closest, fetchPart, find, parsePage } from "./dom.js";
import { moveBy } from "./order.js";
import { isSheetOpening, openSheet, typeAhead } from "./sheets.js";
import { moveDay } from "./tab-stops.js";
import { openTile } from "./tiles.js";
import { hasOwnUndo, undoLatest } from "./undo.js";

/** @param {string} selector */
const clickOn = selector => $(selector)?.click();

/**
 * The key's letter on a Latin keyboard, so that shortcuts also work with a Cyrillic layout.
 * @param {KeyboardEvent} event
 */
function latinKey({ key, code }) {
    if (key <= "~") return key;
    if (code === "BracketLeft") return "[";
    if (code === "BracketRight") return "]";
    return (code ?? "").replace("Key", "").toLowerCase();
}

addEventListener("keydown", event => {
    if (event.altKey || event.defaultPrevented) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const key = latinKey(event);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && key.toLowerCase() === "z" && !hasOwnUndo(target)) { // in a sheet too
        event.preventDefault();
        return undoLatest(event.shiftKey);
    }
    if ($("dialog[open]")) return;
    if (key === "Escape") return closeMenu(target);
    if (isSheetOpening()) return typeAhead(event);
    if (isCommand) {
        if (key !== "k") return;
        event.preventDefault();
        return openSearch();
    }
    const isTyping = target.matches("input:not([type=radio], [type=checkbox]), textarea, select");
    if (isTyping) return;
    if (move(target, key) || performKey(target, key) || navigate(key)) event.preventDefault();
});

const menus = "details:is(.menu, .chart-menu)[open]";

/**
 * Closes the menu that has the focus, which goes back to its button, and all others.
 * @param {HTMLElement} target
 */
function closeMenu(target) {
    $("summary", target.closest(menus))?.focus();
    for (const menu of $$(`.menu[open], .chart-menu[open]:has(:focus)`)) menu.removeAttribute("open");
}

addEventListener("click", event => { // beside a menu
    for (const menu of $$(".menu[open]")) if (!menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute("open");
});

function openSearch() {
    openSheet("/search", { isPalette: true });
}

/**
 * Handles keys that move the focus or a row.
 * @param {HTMLElement} target
 * @param {string} key
 */
function move(target, key) {
    const grip = target.closest(".grip:not(.card-grip)");
    const day = /** @type {HTMLElement | null} */ (target.closest(".week-marks .day"));
    const tile = /** @type {HTMLElement | null} */ (target.closest(".tile"));
    if (grip && (key === "ArrowUp" || key === "ArrowDown")) {
        moveBy(/** @type {HTMLElement} */ (grip.closest("li")), key === "ArrowUp" ? -1 : 1);
    } else if (key.startsWith("Arrow") && day) moveDay(day, key);
    else if (key.startsWith("Arrow") && (tile || target === document.body)) moveFocus(tile, key);
    else if ((key === "j" || key === "k") && $("main .tasks .line")) moveRow(target, key === "j" ? 1 : -1);
    else return false;
    return true;
}

/**
 * Handles keys that act on the focused element or on the page's record.
 * @param {HTMLElement} target
 * @param {string} key
 */
function performKey(target, key) {
    const tile = /** @type {HTMLElement | null} */ (target.closest(".tile"));
    const row = target.closest(".task");
    if (key === " " && target.matches("a.mark")) target.click();
    else if ((key === "o" || key === ".") && tile) openTile(tile);
    else if (key === "x" && row) $(".check, input[name=task]", row)?.click();
    else if (key === "e" && row) location.assign(`${find(HTMLAnchorElement, ".line", row)?.href}/edit`);
    else if (key === "e" && $("main a[href$='/edit']")) clickOn("main a[href$='/edit']");
    else if (key === "s" && row) actOnRow(row, $(".now", row) ? "pend" : "begin");
    else if (key === "s") clickOn("main [name=do]:is([value=start], [value=stop])");
    else if (key === "c" && row) actOnRow(row, "cancel");
    else if (key === "c") clickOn("main [name=do][value=cancel]");
    else return false;
    return true;
}

/** @type {Record<string, string>} The pages of the keys. */
const sections = {
    t: "/today", g: "/tasks", h: "/habits", l: "/goals", i: "/journal", m: "/moods", w: "/workouts", f: "/meals", b: "/body", d: "/money", p: "/notes", v: "/health",
    r: "/review", ",": "/settings",
};

/**
 * Handles keys that go to another page or a field.
 * @param {string} key
 */
function navigate(key) {
    const quick = $("main #quick");
    if (key === "n") location.assign("/habits/new");
    else if ((key === "q" || key === "a") && quick) quick.focus();
    else if (key === "q" || key === "a") clickOn("[data-sheet]:is(.add, .side *)");
    else if (sections[key]) location.assign(sections[key]);
    else if (key === "[") clickOn("main a[rel=prev]");
    else if (key === "]") clickOn("main a[rel=next]");
    else if (key === "/") openSearch();
    else if (key === "?") showShortcuts();
    else return false;
    return true;
}

/**
 * Submits a task's action for a row.
 * @param {Element} row
 * @param {string} action
 */
function actOnRow(row, action) {
    const button = Object.assign(document.createElement("button"), { name: "do", value: action, hidden: true });
    find(HTMLButtonElement, ".check", row)?.form?.append(button);
    button.click();
    button.remove();
}

/**
 * Moves the focus to the next or the previous task of the page.
 * @param {HTMLElement} from
 * @param {number} step
 */
function moveRow(from, step) {
    const rows = $$("main .tasks .line").filter(each => each.offsetParent);
    const index = rows.findIndex(row => row === $(".line", from.closest(".task") ?? document.createElement("p")));
    rows[index < 0 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)]?.focus();
}

/**
 * Moves the focus to the nearest tile in the direction of an arrow.
 * @param {HTMLElement | null} tile
 * @param {string} key
 */
function moveFocus(tile, key) {
    const marks = $$(".tile .mark");
    const mark = $(".mark", tile);
    if (!tile || !mark) return marks[0]?.focus();
    const from = centerOf(mark);
    const isAcross = key === "ArrowLeft" || key === "ArrowRight";
    const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
    /** @param {HTMLElement} each */
    const distance = each => {
        const at = centerOf(each);
        const [along, aside] = isAcross ? [at.x - from.x, at.y - from.y] : [at.y - from.y, at.x - from.x];
        return along * sign > 8 ? Math.abs(along) + 4 * Math.abs(aside) : Infinity;
    };
    const [nearest] = marks.map(each => ({ mark: each, distance: distance(each) })).sort((a, b) => a.distance - b.distance);
    if (nearest?.distance < Infinity) nearest.mark.focus();
}

// A right click on a task offers other days; so does a long press in a month, which shows no button for it on a touch screen.
addEventListener("contextmenu", event => {
    const task = closest(event, ".task, .entry");
    const link = find(HTMLAnchorElement, ".move", task);
    if (!link || event.shiftKey || !(task?.matches(".entry") || matchMedia("(hover: hover)").matches)) return;
    event.preventDefault();
    openSheet(link.href);
});

/** @param {HTMLElement} element */
function centerOf(element) {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function showShortcuts() {
    const list = $("#shortcuts", await parsePage(await fetchPart("/settings")));
    if (!list) return;
    const dialog = document.createElement("dialog");
    dialog.className = "sheet";
    dialog.append(...list.childNodes);
    dialog.setAttribute("aria-label", $("h2", dialog)?.textContent ?? "");
    dialog.onclose = () => dialog.remove();
    dialog.onclick = event => { if (event.target === dialog) dialog.close(); };
    document.body.append(dialog);
    const close = $("form", dialog);
    if (close) close.hidden = false;
    dialog.showModal();
}
