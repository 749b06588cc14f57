// Pulls what the server has and this replica lacks, and pushes the rest.

import { joinBlocks, randomBytes, splitBlocks } from "../shared/bytes.js";
import { exclusively, result, write } from "./database.js";
import { catchUp, discardJournal, store } from "./journal.js";
import { bytesOf, callReplica } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */

/** @param {Journal} journal */
export async function acknowledgeHeads(journal) {
    await acknowledge(journal, await bytesOf(await callReplica(journal, "heads", new Uint8Array())));
}

/**
 * @param {Journal} journal
 * @param {Uint8Array} heads
 */
async function acknowledge(journal, heads) {
    journal.engine.acknowledge(heads);
    await write(journal.database, "meta", "acknowledged", heads);
}

/**
 * Brings here what the server has and this replica lacks; returns how many batches that were.
 * @param {Journal} journal
 */
export async function pull(journal) {
    const heads = journal.engine.heads();
    let arrived = 0, hasOwn = false;
    for (let after = 0; ;) {
        const response = await callReplica(journal, `pull?after=${after}`, heads);
        const batches = splitBlocks(await bytesOf(response));
        const added = batches.length === 0 ? [] : await exclusively(async () => {
            await catchUp(journal);
            return store(journal, batches);
        });
        arrived += added.length;
        hasOwn ||= added.some(row => row.device === journal.device);
        after = Number(response.headers.get("Daybook-Position"));
        if (batches.length === 0 || !response.headers.has("Daybook-More")) break;
    }
    if (hasOwn) await beginDevice(journal);
    return arrived;
}

/**
 * Begins a new device: that this one wrote what it no longer had shows that its database is an older copy.
 * @param {Journal} journal
 */
async function beginDevice(journal) {
    await exclusively(() => write(journal.database, "meta", "device", randomBytes(8)));
    discardJournal(new Error("this browser's data was put back or copied; it goes on as a new device"));
}

/**
 * Sends what the server lacks, in portions of 4 MB.
 * @param {Journal} journal
 */
export async function push(journal) {
    for (const { device, sequence, checksum } of journal.engine.lacking().lists) {
        const index = journal.database.transaction("batches").objectStore("batches").index("identity");
        const isKnown = sequence > 0 && await result(index.getKey([device, sequence, checksum]));
        const from = isKnown ? [device, sequence + 1] : [device];
        /** @type {import("./batches.js").StoredRow[]} */
        const rows = await result(index.getAll(IDBKeyRange.bound(from, [device, Infinity])));
        while (rows.length > 0) {
            const portion = [];
            for (let size = 0; rows.length > 0 && (size += rows[0].bytes.length + 4) <= 4 << 20;) {
                portion.push(rows.splice(0, 1)[0].bytes);
            }
            if (portion.length === 0) portion.push(rows.splice(0, 1)[0].bytes);
            await acknowledge(journal, await bytesOf(await callReplica(journal, "push", joinBlocks(portion))));
        }
    }
}
