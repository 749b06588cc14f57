// Keyboard shortcuts.

import { $, $$, closest, fetchPart, find, parsePage } from "./dom.js";
import { moveBy } from "./order.js";
import { isSheetOpening, openSheet, typeAhead } from "./sheets.js";
import { moveDay, moveInStrip } from "./tab-stops.js";
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
    if (isCommand && key === "k") { // in place of a sheet, which keeps what was typed in it
        event.preventDefault();
        return openSearch();
    }
    if ($("dialog[open]")) return;
    const isTyping = target.matches("input:not([type=radio], [type=checkbox]), textarea, select");
    if (key === "Escape") {
        if (isTyping) target.blur(); // so that shortcuts work again
        return closeMenu(target);
    }
    if (isSheetOpening()) return typeAhead(event);
    if (isCommand || isTyping) return;
    if (goTo(key) || move(target, key) || performKey(target, key) || navigate(key)) event.preventDefault();
});

const menus = "details:is(.menu, .chart-menu)[open]";

/**
 * Closes the menu that has the focus, which goes back to its button, and all others.
 * @param {HTMLElement} target
 */
function closeMenu(target) {
    $("summary", target.closest(menus))?.focus();
    for (const menu of $$(menus)) menu.removeAttribute("open");
}

addEventListener("click", event => { // beside a menu
    for (const menu of $$(menus)) if (!menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute("open");
});

function openSearch() {
    const dialog = find(HTMLDialogElement, "dialog[open]");
    if (isSheetOpening() || dialog?.matches(":not(.sheet-host), .palette")) return;
    dialog?.close();
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
    else if (moveInStrip(target, key)) return true;
    else if (key.startsWith("Arrow") && (tile || target.matches("body, main")) && $(".tile .mark")) moveFocus(tile, key);
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

/** @type {Record<string, string>} The pages of the keys that follow G. */
const sections = {
    t: "/today", k: "/tasks", h: "/habits", g: "/goals", j: "/journal", n: "/notes", m: "/moods", w: "/workouts", f: "/meals", b: "/body",
    e: "/health", o: "/money", r: "/review", p: "/review/progress",
};

let isGoing = false; // G was pressed just before
addEventListener("pointerdown", () => { isGoing = false; });

/**
 * Handles G and the key after it, which says where to go.
 * @param {string} key
 */
function goTo(key) {
    const section = isGoing ? sections[key] : undefined;
    isGoing = !isGoing && key === "g";
    if (section) location.assign(section);
    return isGoing || section !== undefined;
}

/**
 * Handles keys that go to another page or a field.
 * @param {string} key
 */
function navigate(key) {
    const quick = $("main #quick");
    if (key === "n") location.assign("/habits/new");
    else if ((key === "q" || key === "a") && quick) quick.focus();
    else if (key === "q" || key === "a") clickOn("[data-sheet]:is(.add, .side *)");
    else if (key === ",") location.assign("/settings");
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

// A right click on a habit opens its day. On a task it offers other days and actions; so does a long press on a touch screen.
addEventListener("contextmenu", event => {
    const daySheet = closest(event, "[data-day-sheet]")?.dataset.daySheet;
    if (daySheet && !event.defaultPrevented && !event.shiftKey && matchMedia("(hover: hover)").matches) {
        event.preventDefault();
        return openSheet(daySheet);
    }
    const row = closest(event, ".task, .entry");
    const menu = row?.dataset.menu ?? find(HTMLAnchorElement, ".move", row)?.href;
    if (!menu || event.shiftKey) return;
    event.preventDefault();
    openSheet(menu);
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
