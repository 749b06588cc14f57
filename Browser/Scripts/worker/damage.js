// Unreadable rows of the database. They are set aside and fetched again from the server if it has them.

import { completed, result } from "./database.js";
import { UnreadableBytesError } from "./engine.js";

/** @typedef {import("./batches.js").StoredRow} StoredRow */
/** @typedef {import("./engine.js").Engine} Engine */

/** The version of batches that the engine reads (docs/sync.md, chapter 2). */
const batchVersion = 1;

/**
 * Sets damaged rows aside and returns their number. Every worker then reloads the journal.
 * @param {IDBDatabase} database
 * @param {Engine} engine
 * @param {StoredRow[]} rows
 */
export async function setAsideDamaged(database, engine, rows) {
    const damaged = rows.filter(row => !isReadable(engine, row));
    if (damaged.length === 0) return 0;
    console.warn(`${damaged.length} of the stored batches are damaged and were set aside`);
    const transaction = database.transaction(["batches", "meta"], "readwrite", { durability: "strict" });
    const done = completed(transaction);
    const meta = transaction.objectStore("meta");
    for (const row of damaged) transaction.objectStore("batches").delete(row.position);
    meta.put((await result(meta.get("damaged")) ?? []).concat(damaged), "damaged");
    meta.put((await result(meta.get("erasures")) ?? 0) + 1, "erasures");
    meta.delete("snapshot");
    meta.delete("cursor"); // so that the server sends them again
    await done;
    return damaged.length;
}

/**
 * @param {Engine} engine
 * @param {StoredRow} row
 */
function isReadable(engine, { bytes, device, sequence, checksum }) {
    if (!(bytes instanceof Uint8Array)) return false;
    if (bytes.length > 3 && bytes[3] > batchVersion) return true; // a newer version of the app can read it
    try {
        const [row] = engine.describe([bytes]);
        return row.device === device && row.sequence === sequence && row.checksum === checksum;
    } catch (error) {
        if (error instanceof UnreadableBytesError) return false;
        throw error; // an engine failure, not a damaged row
    }
}

/**
 * Forgets damaged rows that were received again. Returns the number of the others, which the server does not have either.
 * @param {IDBDatabase} database
 */
export async function countUnrecoverable(database) {
    /** @type {StoredRow[] | undefined} */
    const damaged = await result(database.transaction("meta").objectStore("meta").get("damaged"));
    if (!damaged) return 0;
    const transaction = database.transaction(["batches", "meta"], "readwrite");
    const identity = transaction.objectStore("batches").index("identity");
    const keys = await Promise.all(damaged.map(row => result(identity.getKey([row.device, row.sequence, row.checksum]))));
    const lost = damaged.filter((_, index) => keys[index] === undefined);
    if (lost.length < damaged.length) transaction.objectStore("meta").put(lost.length > 0 ? lost : undefined, "damaged");
    await completed(transaction);
    return lost.length;
}
