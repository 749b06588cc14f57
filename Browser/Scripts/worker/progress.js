// Reports to open pages: how much of a long transfer is left, and problems with the browser's storage.

import { postToPages } from "./clients.js";

/** @type {{ direction: "receiving" | "sending", left: number } | null} */
let progress = null;
/** @typedef {"noStorage" | "otherVersion" | "damaged" | null} Problem */

/** @type {Problem} */
let problem = null;

/**
 * Reports how many bytes are left. A transfer of a single portion is too short to be reported.
 * @param {"receiving" | "sending"} direction
 */
export const reportProgress = direction => (/** @type {number} */ left) => {
    if (left === 0 && !progress) return;
    progress = left > 0 ? { direction, left } : null;
    sendProgress().catch(console.error);
};

/** @param {Problem} value */
export async function setProblem(value) {
    if (problem === value) return;
    problem = value;
    await sendProgress();
}

/** Reports to all pages, also newly opened ones. After an interruption the remaining size stays the same. */
export async function sendProgress() {
    await postToPages({ type: "progress", progress, problem });
}
