// Replication in the background: when it happens, and what comes of it.

import { tellPages } from "./clients.js";
import { acknowledgeHeads, pull, push } from "./exchange.js";
import { currentJournal, discardJournal, ErasedError, makeCurrent, openJournal, saveSnapshot } from "./journal.js";
import { scope } from "./scope.js";
import { OtherJournalError, UnreachableError } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {import("./transport.js").SyncStatus} SyncStatus */
/** @typedef {"pull" | "push"} Direction A pull brings both sides together; a push only sends what was written since. */

/** @type {SyncStatus} */
let status = navigator.onLine ? "reachable" : "offline";
let hasReplicated = false; // since this worker started
let failures = 0;
let retryAt = -Infinity; // by the worker's own clock, as the device's can be set back
let currentSince = -Infinity; // when the journal became the current one, by the same clock
let toldStatus = "";

export const syncStatus = () => status;
export const isReachable = () => status === "reachable";

/** Whether so little time has passed since the first pull that the server may have taken changes meanwhile. */
export const isJustCurrent = () => performance.now() - currentSince < 10_000;

/** @type {Promise<void> | null} */
let replicating = null;
/** @type {Direction | null} */
let requested = null;

/**
 * Replicates in the background, one round at a time; what is asked for meanwhile is done in the next.
 * @param {Direction} direction
 */
export function replicate(direction) {
    requested = requested === "pull" ? requested : direction;
    return replicating ??= (async () => {
        while (requested) {
            const next = requested;
            requested = null;
            await replicateOnce(next).catch(console.error);
        }
        replicating = null;
    })();
}

/** Pulls, unless that was done since this worker started or has just failed. */
export async function replicateOnStart() {
    if (!hasReplicated && performance.now() >= retryAt) await replicate("pull");
}

/** @param {boolean} hasWritten Whether the answer to a form has stored something. */
export async function replicateAfterForm(hasWritten) {
    if (isReachable() ? hasWritten : performance.now() >= retryAt) await replicate(isReachable() ? "push" : "pull");
}

/** @param {Direction} direction */
async function replicateOnce(direction) {
    let arrived = 0;
    /** @type {Journal | null} */
    let journal = null;
    try {
        journal = await currentJournal() ?? await firstPull();
        if (!journal) return;
        if (direction === "pull" || !hasReplicated) {
            await acknowledgeHeads(journal);
            arrived = await pull(journal);
        }
        await push(journal);
        if (!isReachable() || !hasReplicated) scope.registration.update().catch(() => {}); // the server may be a new one
        status = "reachable";
        hasReplicated = true;
        failures = 0;
    } catch (thrown) {
        const error = /** @type {Error} */ (thrown);
        if (error instanceof ErasedError) {
            discardJournal(error);
            requested = direction; // the next round has what is left
            return tellPages("changed");
        }
        if (error instanceof WebAssembly.RuntimeError) discardJournal(error);
        if (error instanceof OtherJournalError && journal?.position === 0) {
            // Nothing is in this one. Else the person decides: it can be the only copy left of a server's that is gone.
            if (await firstPull().catch(console.error)) return tellPages("changed");
        }
        status = error.name === "QuotaExceededError" ? "full" : error instanceof UnreachableError ? error.status : "offline";
        retryAt = performance.now() + Math.min(60_000, 1000 * 2 ** failures++);
        if (!(error instanceof TypeError || error instanceof UnreachableError)) console.error(error);
    }
    if (journal) await tellStatus(journal, arrived);
    if (journal) await saveSnapshot(journal);
}

/** Takes over: all that the server has is brought here before any page is answered from it. */
export async function firstPull() {
    const response = await fetch("/replica/journal", { cache: "no-store" });
    if (!response.ok) return null; // nobody is signed in yet
    const id = (await response.text()).trim();
    if (!/^[0-9a-f]{32}$/.test(id)) return null;
    const journal = await openJournal(id);
    await pull(journal);
    await makeCurrent(journal);
    status = "reachable";
    currentSince = performance.now();
    await scope.clients.claim();
    return journal;
}

/**
 * @param {Journal} journal
 * @param {number} arrived How many batches came in.
 */
async function tellStatus(journal, arrived) {
    const { count } = journal.engine.lacking();
    const now = `${status} ${count}`;
    if (arrived > 0 || now !== toldStatus) await tellPages(arrived > 0 ? "changed" : "status");
    toldStatus = now;
    if (count > 0 && !isReachable()) await requestBackgroundSync().catch(() => {});
}

/** Asks to be woken when there is a network, where browsers do that; once, as each request can be answered at once. */
async function requestBackgroundSync() {
    const { sync } = scope.registration;
    if (sync && !(await sync.getTags()).includes("replicate")) await sync.register("replicate");
}
