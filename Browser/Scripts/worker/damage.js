// Damaged rows of the database. They are set aside and fetched again from the server if it has them.

import { toHex, UnreadableBytesError } from "../shared/bytes.js";
import { completed, result } from "./database.js";
import { readEnvelope } from "./envelope.js";
import { covers, readHeads } from "./heads.js";
import { isOpenable } from "./held-batches.js";
import { hashOf, openContent } from "./sealing.js";
import { replaceSigner } from "./signing.js";

/** @typedef {import("./batches.js").StoredRow} StoredRow */
/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {import("./sealing.js").JournalKeys} JournalKeys */

/**
 * Sets damaged rows aside and returns their number. Every worker then folds the others again, or goes on with a partial
 * journal until it has a new checkpoint.
 * @param {Journal} journal
 * @param {StoredRow[]} rows
 */
export async function setAsideDamaged({ id, database, keys, device, signer, isPartial }, rows) {
    const isIntact = await Promise.all(rows.map(row => isIntactRow(keys, row)));
    const damaged = rows.filter((_, index) => !isIntact[index]);
    if (damaged.length === 0) return 0;
    console.warn(`${damaged.length} of the stored batches are damaged and were set aside`);
    const transaction = database.transaction(["batches", "meta"], "readwrite", { durability: "strict" });
    const done = completed(transaction);
    const meta = transaction.objectStore("meta");
    for (const row of damaged) transaction.objectStore("batches").delete(row.position);
    const lost = damaged.filter(row => row.action); // the others never did anything, and the server drops them too
    if (lost.length > 0) meta.put((await result(meta.get("damaged")) ?? []).concat(lost), "damaged");
    meta.delete("cursor"); // so that the server sends them again
    if (!isPartial) {
        meta.put((await result(meta.get("erasures")) ?? 0) + 1, "erasures");
        meta.delete("snapshot");
    } else {
        meta.delete("backfill");
        if (damaged.some(row => row.position > 0)) meta.put(true, "isOutdated");
    }
    await done;
    if (damaged.some(row => row.device === device)) await replaceSigner(database, id, signer); // what it wrote next would have their numbers
    return damaged.length;
}

/**
 * Whether a row holds what was stored. Its hash says so; once something in it was erased, it also has to open. So has one that
 * was stored unopened, as a later version wrote it, once that is the version here.
 * @param {JournalKeys} keys
 * @param {StoredRow} row
 */
async function isIntactRow(keys, { bytes, device, sequence, hash, generation, action }) {
    if (!(bytes instanceof Uint8Array)) return false;
    try {
        const envelope = readEnvelope(bytes);
        if (envelope.journal !== keys.journal || envelope.device !== device || envelope.sequence !== sequence) return false;
        if (envelope.generation !== generation) return false;
        if (toHex(envelope.original ?? await hashOf(bytes)) !== hash) return false;
        if (!isOpenable(keys, envelope) || (generation === 0 && action)) return true;
        return await openContent(keys.epochs[envelope.epoch], "batch", envelope.head, envelope.content) !== null;
    } catch (error) {
        if (error instanceof UnreadableBytesError) return false;
        throw error;
    }
}

/**
 * Forgets damaged rows that were received again. Returns the number of the others, which the server does not have either;
 * without those that a partial journal still waits for.
 * @param {Journal} journal
 */
export async function countUnrecoverable({ database, engine, isPartial }) {
    /** @type {StoredRow[] | undefined} */
    const damaged = await result(database.transaction("meta").objectStore("meta").get("damaged"));
    if (!damaged) return 0;
    const transaction = database.transaction(["batches", "meta"], "readwrite");
    const identity = transaction.objectStore("batches").index("identity");
    const keys = await Promise.all(damaged.map(row => result(identity.getKey([row.device, row.sequence, row.hash]))));
    const lost = damaged.filter((_, index) => keys[index] === undefined);
    if (lost.length < damaged.length) transaction.objectStore("meta").put(lost.length > 0 ? lost : undefined, "damaged");
    await completed(transaction);
    if (!isPartial) return lost.length;
    const heads = readHeads(engine.heads());
    return lost.filter(row => !covers(heads, row)).length;
}
