// The keys of a journal: fetched once from the server, then kept in the browser's database as keys that nothing can read.

import { completed, read } from "./database.js";
import { importKeys } from "./sealing.js";
import { callReplica, UnreachableError } from "./transport.js";

/** @typedef {import("./sealing.js").JournalKeys} JournalKeys */

/**
 * The stored keys; null if there are none.
 * @param {IDBDatabase} database
 * @param {string} journal
 * @returns {Promise<JournalKeys | null>}
 */
export async function storedKeys(database, journal) {
    const [epochs, index] = await Promise.all([read(database, "meta", "keys"), read(database, "meta", "indexKey")]);
    return epochs && index ? { journal, epochs, index } : null;
}

/**
 * Fetches the keys and stores them.
 * @param {IDBDatabase} database
 * @param {string} journal
 */
export async function fetchKeys(database, journal) {
    const { bytes } = await callReplica({ id: journal }, "key", new Uint8Array());
    if (bytes.length !== 32) throw new UnreachableError(`/replica/key: ${bytes.length} bytes`);
    const keys = await importKeys(journal, bytes);
    bytes.fill(0);
    const transaction = database.transaction("meta", "readwrite", { durability: "strict" });
    transaction.objectStore("meta").put(keys.epochs, "keys");
    transaction.objectStore("meta").put(keys.index, "indexKey");
    await completed(transaction);
    return keys;
}
