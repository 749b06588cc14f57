// A second tap that comes while the page changes under the finger is not for what has appeared there.

import { intervals } from "./intervals.js";

const reach = 24; // pixels between two taps that may be one

/**
 * The place and time of a tap: pixels of the window, milliseconds since 1970, and what tells one control from another.
 * @typedef {{ x: number, y: number, at: number, control: number }} Tap
 */

/** @type {Tap | null} */
let lastTap = null;

/** @param {MouseEvent} event */
function controlOf(event) {
    const target = event.target instanceof Element ? event.target : null;
    return target?.closest("label")?.control ?? target?.closest("a, button, summary, input, select, textarea") ?? null;
}

/**
 * A number that stays the same when the page shows the same control again. The browser writes it to the disk, so it must not tell
 * what the control says: two bytes do not.
 * @param {Element | null} control
 */
function nameOf(control) {
    if (!control) return 0;
    let sum = 0;
    for (const letter of `${control.localName} ${control.getAttribute("aria-label") ?? control.textContent?.trim()}`) {
        sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65536;
    }
    return sum + 1;
}

/**
 * Whether a control stores something with each tap, unless it counts.
 * @param {Element | null} control
 */
function isPost(control) {
    if (!(control instanceof HTMLButtonElement) || control.type !== "submit" || control.form?.method !== "post") return false;
    const { value } = control.name === "do" ? control : { value: new FormData(control.form).get("do") };
    return !/^(add|more|less|up|down|set-\d+)$/.test(String(value));
}

addEventListener("click", event => {
    if (!event.detail) return; // a key or a script
    const control = controlOf(event);
    const tap = {
        x: event.clientX, y: event.clientY, at: performance.timeOrigin + event.timeStamp, control: nameOf(control),
    };
    const elapsed = lastTap ? tap.at - lastTap.at : Infinity;
    const isSecond = lastTap !== null && elapsed >= 0 && elapsed < intervals.slip
        && Math.hypot(tap.x - lastTap.x, tap.y - lastTap.y) < reach;
    if (isSecond && (tap.control !== lastTap?.control || isPost(control))) {
        event.preventDefault();
        event.stopImmediatePropagation();
    } else {
        lastTap = tap;
    }
}, true);

// A person who types between two taps means both.
addEventListener("input", event => { if (event.isTrusted) lastTap = null; }, true);

// The next page may appear between two taps.
addEventListener("pagehide", () => {
    if (lastTap) sessionStorage.setItem("tap", JSON.stringify(lastTap));
});
addEventListener("pageshow", () => {
    lastTap = JSON.parse(sessionStorage.getItem("tap") ?? "null");
});
