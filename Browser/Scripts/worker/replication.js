// Replication in the background: when it happens, and how its result is reported.

import { tellPages } from "./clients.js";
import { countLost } from "./damage.js";
import { StorageUnavailableError, VersionConflictError } from "./database.js";
import { acknowledgeHeads, pull, push } from "./exchange.js";
import { firstPull } from "./first-pull.js";
import { currentJournal, discardJournal, ErasedError, saveSnapshot } from "./journal.js";
import { reportProgress, setProblem } from "./progress.js";
import { Retry } from "./retry.js";
import { scope } from "./scope.js";
import { setSyncStatus, syncStatus } from "./sync-status.js";
import { OtherJournalError, UnreachableError } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {"pull" | "push"} Direction A pull brings both sides together; a push only sends what was written since. */

let hasReplicated = false; // since this worker started
let toldStatus = "";
const retry = new Retry();

/** How often a worker tries again by itself. After that each sign from a page is worth one more try. */
const mostRetries = 5;

export const isReachable = () => syncStatus() === "reachable";

/** @type {Promise<void> | null} */
let replicating = null;
/** @type {Direction | null} */
let requested = null;

/**
 * Replicates now, one round at a time; what is asked for meanwhile is done in the next.
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

/** @type {Promise<void> | null} */
let persisting = null;

/**
 * Brings both sides together, if need be in several tries with growing pauses; for events that may last.
 * @param {{ isUrgent?: boolean }} options Whether there is a sign that the line is back.
 */
export function replicatePersistently({ isUrgent = false } = {}) {
    if (isUrgent) retry.hurry();
    if (persisting) {
        if (retry.isDue) return Promise.all([persisting, replicate("pull")]);
        return persisting;
    }
    return persisting = (async () => {
        do {
            await retry.due();
            await replicate("pull");
        } while (syncStatus() === "offline" && retry.failures > 0 && retry.failures <= mostRetries);
        persisting = null;
    })();
}

/** Pulls, unless that was done since this worker started or has just failed. */
export async function replicateOnStart() {
    if (!hasReplicated && retry.isDue) await replicate("pull");
}

/** @param {boolean} hasWritten Whether the answer to a form has stored something. */
export async function replicateAfterForm(hasWritten) {
    if (isReachable() ? hasWritten : retry.isDue) await replicate(isReachable() ? "push" : "pull");
}

/**
 * Reports how much is left. Every portion is a success: a line that breaks off again and again still gets on.
 * @param {"receiving" | "sending"} direction
 */
function reporter(direction) {
    const report = reportProgress(direction);
    return (/** @type {number} */ left) => {
        retry.succeed();
        report(left);
    };
}

/** @param {Direction} direction */
async function replicateOnce(direction) {
    let arrived = 0;
    /** @type {Journal | null} */
    let journal = null;
    try {
        journal = await currentJournal() ?? await firstPull(reporter("receiving"));
        if (!journal) return;
        if (direction === "pull" || !hasReplicated) {
            await acknowledgeHeads(journal);
            ({ arrived } = await pull(journal, reporter("receiving")));
        }
        await push(journal, reporter("sending"));
        await reportLost(journal);
        if (!isReachable() || !hasReplicated) scope.registration.update().catch(() => {}); // the server may be a new one
        setSyncStatus("reachable");
        hasReplicated = true;
        retry.succeed();
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
            if (await firstPull(reporter("receiving")).catch(console.error)) return tellPages("changed");
        }
        if (error instanceof StorageUnavailableError) await setProblem("noStorage");
        if (error instanceof VersionConflictError) await setProblem("otherVersion");
        setSyncStatus(error.name === "QuotaExceededError" ? "full" : error instanceof UnreachableError ? error.status : "offline");
        retry.fail();
        // A database that the browser has just lost is opened again by the next request.
        const isExpected = error instanceof UnreachableError || error.name === "InvalidStateError";
        (isExpected ? console.info : console.error)(error);
    }
    if (journal) await tellStatus(journal, arrived);
    if (journal) await saveSnapshot(journal);
}

/**
 * Tells how many of the batches that were damaged here the server does not have either.
 * @param {Journal} journal
 */
async function reportLost(journal) {
    const count = await countLost(journal.database);
    await setProblem(count > 0 ? "damaged" : null);
}

/**
 * @param {Journal} journal
 * @param {number} arrived How many batches came in.
 */
async function tellStatus(journal, arrived) {
    const { count } = journal.engine.lacking();
    const now = `${syncStatus()} ${count}`;
    if (arrived > 0 || now !== toldStatus) await tellPages(arrived > 0 ? "changed" : "status");
    toldStatus = now;
    if (count > 0 && !isReachable()) await requestBackgroundSync().catch(() => {});
}

/** Asks to be woken when there is a network, where browsers do that; once, as each request can be answered at once. */
async function requestBackgroundSync() {
    const { sync } = scope.registration;
    if (sync && !(await sync.getTags()).includes("replicate")) await sync.register("replicate");
}
