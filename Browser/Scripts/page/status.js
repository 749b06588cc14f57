// The sync status: where the page's data is kept, how much of a long transfer is left, and problems with the browser's storage.

import { $, $$, fetchPart, parsePage } from "./dom.js";
import { morph } from "./morph.js";
import { whenShown } from "./show.js";

/** @typedef {{ direction: "receiving" | "sending", left: number } | null} Progress */

/** @typedef {"noStorage" | "otherVersion" | "damaged" | null} Problem */

/** @type {Progress} */
let progress = null;
/** @type {Problem} */
let problem = null;

export const isTransferring = () => progress !== null;

/** @param {{ progress: Progress, problem: Problem }} message From the worker. */
export function setProgress(message) {
    const isOver = (progress || problem) && !message.progress && !message.problem;
    ({ progress, problem } = message);
    showProgress();
    if (isOver) refreshStatus();
}
whenShown(showProgress);

/** @type {number | undefined} */
let recheckTimer;
let recheckDelay = 0;

// A page may be shown while a change is being sent, and nothing else says that it was.
whenShown(() => {
    clearTimeout(recheckTimer);
    recheckDelay = 300;
    recheckWhileSending();
});

/** Updates the status until the changes are sent, less and less often. */
function recheckWhileSending() {
    if (!$("[data-sync-status].sending")) return;
    recheckTimer = setTimeout(async () => {
        recheckDelay = Math.min(2 * recheckDelay, 30_000);
        const timer = recheckTimer;
        await refreshStatus();
        if (timer === recheckTimer) recheckWhileSending();
    }, recheckDelay);
}

/** Shows the transfer or the problem, with the texts included in the page. */
function showProgress() {
    const words = progress?.direction ?? problem;
    for (const note of $$("[data-progress]")) note.hidden = !words;
    if (!words) return;
    for (const each of $$("[data-receiving]")) {
        each.textContent = (each.dataset[words] ?? "").replace("{}", sizeText(progress?.left ?? 0));
    }
}

/** @param {number} bytes */
function sizeText(bytes) {
    const [unit, size] = bytes < 1e6 ? ["kilobyte", Math.ceil(bytes / 1e3)] : ["megabyte", bytes / 1e6];
    return new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, maximumFractionDigits: 1 }).format(size);
}

/** Shows the current sync status and changes nothing else on the page. */
export async function refreshStatus() {
    const response = await fetchPart(location.href).catch(() => null);
    if (!response) return;
    const page = await parsePage(response);
    for (const selector of ["[data-sync-status]", "[data-sync-details]"]) { // in the frame, and in the settings
        const statuses = $$(selector, page);
        $$(selector).forEach((each, index) => { if (statuses[index]) morph(each, statuses[index]); });
    }
    showProgress();
}
