// The rest between two sets goes on while other pages are open. Its end is in the URL of the workout's page, and kept for when that is
// opened anew.

import { $ } from "./dom.js";
import { load } from "./load.js";
import { whenShown } from "./show.js";

const restKey = "rest";
let isWorkoutShown = false; // so that a page without its rest is one where that was skipped

/**
 * A running rest: the path of its workout's page, and its end in milliseconds since 1970.
 * @typedef {{ path: string, until: number }} Rest
 */

/** @returns {Rest | null} */
function keptRest() {
    try {
        return JSON.parse(localStorage.getItem(restKey) ?? "null");
    } catch { // damaged or not allowed
        return null;
    }
}

/** @param {Rest} rest */
function keepRest(rest) {
    try { localStorage.setItem(restKey, JSON.stringify(rest)); } catch { /* the rest lives as long as the page */ }
}

export function forgetRest() {
    try { localStorage.removeItem(restKey); } catch { /* not allowed */ }
}

whenShown(() => {
    if (!$("main .live-bar")) return;
    const wasShown = isWorkoutShown;
    isWorkoutShown = true;
    const clock = $("#rest [data-until]");
    if (clock) return keepRest({ path: location.pathname, until: Number(clock.dataset.until) });
    const rest = keptRest();
    if (rest?.path !== location.pathname) return; // of another workout
    if (wasShown || rest.until <= Date.now()) return forgetRest();
    const url = new URL(location.href);
    url.searchParams.set("rest", String(rest.until));
    history.replaceState(history.state, "", url); // first, so that no refresh of the page without the rest is shown
    load(location.href);
});

addEventListener("submit", event => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const { pathname } = new URL(form.getAttribute("action") ?? "", location.href);
    if (pathname.replace(/\/(finish|delete)$/, "/live") === keptRest()?.path) forgetRest();
});
