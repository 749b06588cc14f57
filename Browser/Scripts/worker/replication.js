// Replication in the background: when it happens, and how its result is reported.

import { notifyPages } from "./clients.js";
import { forgetState, startFromCheckpoint } from "./checkpoint.js";
import { countUnrecoverable } from "./damage.js";
import { read, StorageUnavailableError, VersionConflictError } from "./database.js";
import { acknowledgeHeads, pull, push } from "./exchange.js";
import { firstPull } from "./first-pull.js";
import {
    catchUpToLosses, currentJournal, discardJournal, ErasedError, forgetCurrent, isEmpty, makeCurrent, saveSnapshotWhenIdle,
} from "./journal.js";
import { totalOf } from "./losses.js";
import { CheckpointNeededError } from "./partial.js";
import { reportProgress, setProblem } from "./progress.js";
import { Retry } from "./retry.js";
import { scope } from "./scope.js";
import { settleWithHistory } from "./server-history.js";
import { recordSync, setSyncStatus, syncStatus } from "./sync-status.js";
import { OtherJournalError, UnreachableError } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {"pull" | "push"} Direction A pull synchronises both ways; a push only sends new batches. */

let hasReplicated = false; // since this worker started
let lastStatus = "";
const retry = new Retry();

/** The number of retries without a page's request. After that, each message from a page allows one more. */
const maximumRetries = 5;

export const isReachable = () => syncStatus() === "reachable";

/** @type {Promise<void> | null} */
let replicating = null;
/** @type {Direction | null} */
let requested = null;

/**
 * Replicates now, one round at a time. Requests made meanwhile are handled in the next round.
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

/** Resolves once no replication is under way. */
export const replicationEnd = async () => {
    while (replicating) await replicating;
};

/** @type {Promise<void> | null} */
let persisting = null;

/**
 * Synchronises both ways, retrying with growing pauses; for events that may take long.
 * @param {{ isUrgent?: boolean }} options Whether the connection seems to be back.
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
        } while (["offline", "locked"].includes(syncStatus()) && retry.failures > 0 && retry.failures <= maximumRetries);
        persisting = null;
    })();
}

/** Pulls, unless this worker already has or a pull has just failed. */
export async function replicateOnStart() {
    if (!hasReplicated && retry.isDue) await replicate("pull");
}

/** @param {boolean} hasWritten Whether the form has stored something. */
export async function replicateAfterForm(hasWritten) {
    if (isReachable() ? hasWritten : retry.isDue) await replicate(isReachable() ? "push" : "pull");
}

/**
 * Reports how much is left. Every portion counts as a success, so that a line that keeps breaking still makes progress.
 * @param {"receiving" | "sending"} direction
 */
function progressReporter(direction) {
    const report = reportProgress(direction);
    return (/** @type {number} */ left) => {
        retry.succeed();
        report(left);
    };
}

/** @param {Direction} direction */
async function replicateOnce(direction) {
    let receivedCount = 0;
    /** @type {Journal | null} */
    let journal = null;
    try {
        journal = await currentJournal() ?? await firstPull(progressReporter("receiving"));
        if (!journal) return;
        if (direction === "pull" || !hasReplicated) {
            await acknowledgeHeads(journal);
            ({ journal, receivedCount } = await pullOrRenew(journal));
        }
        if (!journal) return; // it is pulled anew
        await push(journal, progressReporter("sending"));
        if (await settleWithHistory(journal)) receivedCount += 1;
        await catchUpToLosses(journal);
        journal.losses.isFinal = true;
        await reportUnrecoverable(journal);
        if (!isReachable() || !hasReplicated) scope.registration.update().catch(() => {}); // the server may be a new one
        setSyncStatus("reachable");
        await recordSync(journal.database);
        hasReplicated = true;
        retry.succeed();
    } catch (thrown) {
        const error = /** @type {Error} */ (thrown);
        if (error instanceof ErasedError) {
            discardJournal(error);
            requested = direction; // retry with the remaining batches
            return notifyPages("changed");
        }
        if (error instanceof WebAssembly.RuntimeError) discardJournal(error);
        if (error instanceof OtherJournalError && journal && isEmpty(journal)) {
            // This one is empty. Otherwise the person decides: it may be the only copy left of a lost server's journal.
            if (await firstPull(progressReporter("receiving")).catch(console.error)) return notifyPages("changed");
        }
        if (error instanceof StorageUnavailableError) await setProblem("noStorage");
        if (error instanceof VersionConflictError) await setProblem("otherVersion");
        setSyncStatus(error.name === "QuotaExceededError" ? "full" : error instanceof UnreachableError ? error.status : "offline");
        retry.fail();
        // The next request reopens a database that the browser has just lost.
        const isExpected = error instanceof UnreachableError || error.name === "InvalidStateError";
        (isExpected ? console.info : console.error)(error);
    }
    if (journal) await reportStatus(journal, receivedCount);
    if (journal) saveSnapshotWhenIdle(journal); // what comes next need not wait
}

/**
 * Pulls. A partial journal that cannot fold what arrives is first renewed from a checkpoint.
 * @param {Journal} journal
 * @returns {Promise<{ journal: Journal | null, receivedCount: number }>} No journal if the first pull comes again.
 */
async function pullOrRenew(journal) {
    const report = progressReporter("receiving");
    if (!journal.isPartial || !await read(journal.database, "meta", "isOutdated")) {
        try {
            return { journal, receivedCount: (await pull(journal, report)).receivedCount };
        } catch (error) {
            if (!(error instanceof CheckpointNeededError)) throw error;
            console.info(error);
        }
    }
    await push(journal, progressReporter("sending")); // the server then has all batches, except those of forms handled meanwhile
    const renewed = await startFromCheckpoint(journal, report);
    if (!renewed) {
        await forgetState(journal.database);
        await forgetCurrent();
        requested = "pull";
        return { journal: null, receivedCount: 0 };
    }
    await makeCurrent(renewed);
    const { receivedCount } = await pull(renewed, report);
    return { journal: renewed, receivedCount: receivedCount + 1 };
}

/**
 * Reports whether the server lacks some of the damaged batches too.
 * @param {Journal} journal
 */
async function reportUnrecoverable(journal) {
    const count = await countUnrecoverable(journal);
    await setProblem(count > 0 ? "damaged" : null);
}

/**
 * @param {Journal} journal
 * @param {number} receivedCount The number of received batches.
 */
async function reportStatus(journal, receivedCount) {
    const { count } = journal.engine.missingBatches();
    const now = `${syncStatus()} ${count}`;
    // A page that was just asked for may not have heard it.
    const isNew = now !== lastStatus || totalOf(journal.losses.all) > 0;
    if (receivedCount > 0 || isNew) await notifyPages(receivedCount > 0 ? "changed" : "status");
    lastStatus = now;
    if (count > 0 && !isReachable()) await requestBackgroundSync().catch(() => {});
}

/** Asks to be woken when there is a network, if supported. Only once, as each request may be answered immediately. */
async function requestBackgroundSync() {
    const { sync } = scope.registration;
    if (sync && !(await sync.getTags()).includes("replicate")) await sync.register("replicate");
}
