// Pulls the old batches of a partial journal in the background. With them, the journal works in full without the server.

import { addOldBatches } from "./batches.js";
import { completed, exclusively, read, result } from "./database.js";
import { fetchPortion } from "./exchange.js";
import { HeadSums, readHeads } from "./heads.js";
import { idleness, requestCount } from "./idleness.js";
import { catchUp, currentJournal, discardJournal, ErasedError } from "./journal.js";
import { PortionSize } from "./portion-size.js";
import { isReachable, replicationEnd } from "./replication.js";
import { Retry } from "./retry.js";
import { UnreachableError } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */

/** Opening and storing a portion takes the worker's only thread, and nobody waits for old batches. */
const oldSize = new PortionSize(256 << 10);
const oldRetry = new Retry();

/** The number of retries in a row. After that, a page's next message tries again. */
const maximumOldRetries = 5;

/** The heads of a replica without batches. */
const noHeads = Uint8Array.of(0);

/** @type {Promise<void> | null} */
let running = null;
let isGivenUp = false; // in this worker

/** Pulls the old batches that are missing, if any. */
export const backfill = () => running ??= pullOldBatches()
    .catch(error => (error instanceof ErasedError ? discardJournal : console.info)(error)) // a page's next message tries again
    .finally(() => { running = null; });

/** A portion at a time, each once nobody waits for a page. */
async function pullOldBatches() {
    for (let asked = requestCount(); !isGivenUp; asked = requestCount()) {
        await replicationEnd();
        const journal = await currentJournal();
        if (!journal?.isPartial || !isReachable()) return;
        await pullOldPortion(journal).then(() => oldRetry.succeed(), waitToRetry);
        if (requestCount() !== asked) await idleness();
    }
}

/**
 * Waits after a line broke: it may have been this one call alone, so that nothing else would try again.
 * @param {unknown} error
 */
async function waitToRetry(error) {
    if (!(error instanceof UnreachableError)) throw error;
    console.info(error);
    oldRetry.fail();
    if (oldRetry.failures > maximumOldRetries) throw error;
    await oldRetry.due();
}

/** @param {Journal} journal */
async function pullOldPortion(journal) {
    const after = await read(journal.database, "meta", "backfill") ?? 0;
    const portion = await fetchPortion(journal, oldSize, noHeads, after, false);
    await exclusively(async () => {
        await catchUp(journal);
        await addOldBatches(journal, portion.blocks, { cursor: portion.hasMore ? portion.position : after });
        if (!portion.hasMore) await finish(journal);
    });
}

/**
 * Makes the journal whole if every folded batch is stored. If more are stored, all are folded again; if fewer, the next worker
 * begins anew.
 * @param {Journal} journal
 */
async function finish(journal) {
    const { database, engine } = journal;
    const sums = await storedSums(database), heads = readHeads(engine.heads());
    const isWhole = sums.areThoseOf(heads), isRefolded = !isWhole && sums.areEnoughFor(heads);
    const transaction = database.transaction("meta", "readwrite", { durability: "strict" });
    const meta = transaction.objectStore("meta");
    meta.delete("backfill");
    if (isWhole || isRefolded) {
        meta.delete("isPartial");
        meta.delete("histories");
    }
    if (isRefolded) {
        meta.put((await result(meta.get("erasures")) ?? 0) + 1, "erasures");
        meta.delete("snapshot");
    }
    await completed(transaction);
    isGivenUp = !isWhole && !isRefolded;
    if (isWhole) journal.isPartial = false;
    if (isRefolded) discardJournal(new ErasedError("the stored batches are folded"));
}

/** @param {IDBDatabase} database */
async function storedSums(database) {
    const sums = new HeadSums();
    for (let after = -Infinity; ;) {
        /** @type {import("./batches.js").StoredRow[]} */
        const rows = await result(
            database.transaction("batches").objectStore("batches").getAll(IDBKeyRange.lowerBound(after, true), 500));
        if (rows.length === 0) return sums;
        after = rows[rows.length - 1].position;
        for (const row of rows) sums.add(row);
    }
}
