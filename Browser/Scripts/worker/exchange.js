// Pulls missing batches from the server and pushes those missing there, in portions.

import { joinBlocks, randomBytes, splitBlocks } from "../shared/bytes.js";
import { setAsideDamaged } from "./damage.js";
import { exclusively, read, result, write } from "./database.js";
import { catchUp, discardJournal, ErasedError, store } from "./journal.js";
import { PortionSize } from "./portion-size.js";
import { callReplica } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {import("./batches.js").StoredRow} StoredRow */
/** @typedef {(left: number) => void} Report Called after each portion with the number of bytes of batches left. */

const pullSize = new PortionSize();
const pushSize = new PortionSize();

/** @param {Journal} journal */
export async function acknowledgeHeads(journal) {
    const { bytes } = await callReplica(journal, "heads", new Uint8Array());
    await acknowledge(journal, bytes);
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
 * Pulls missing batches from the server. An interrupted pull resumes after its last complete portion, in this worker or a
 * later one, and then asks once more for what the server received meanwhile.
 * @param {Journal} journal
 * @param {Report} report
 */
export async function pull(journal, report) {
    const { database, engine } = journal;
    /** @type {{ heads: Uint8Array, after: number } | undefined} */
    const cursor = await read(database, "meta", "cursor");
    let { heads, after } = cursor ?? { heads: engine.heads(), after: 0 };
    let isResumed = cursor !== undefined, receivedCount = 0, hasNewDevice = false, left = -1;
    for (;;) {
        const portion = await fetchPortion(journal, pullSize, heads, after, left < 0);
        const added = portion.batches.length === 0 ? [] : await exclusively(async () => {
            await catchUp(journal);
            return store(journal, portion.batches);
        });
        receivedCount += added.length;
        if (!hasNewDevice && added.some(({ row }) => row.device === journal.device)) {
            hasNewDevice = true;
            await beginDevice(journal);
        }
        left = Math.max(0, (portion.total ?? left) - portion.size);
        report(portion.hasMore ? left : 0);
        if (portion.hasMore) {
            after = portion.position;
            await write(database, "meta", "cursor", { heads, after });
        } else {
            if (isResumed || after > 0) await write(database, "meta", "cursor", undefined);
            if (!isResumed) {
                journal.isRenewed = false;
                return { receivedCount, hasNewDevice };
            }
            [heads, after, left, isResumed] = [engine.heads(), 0, -1, false];
        }
    }
}

/**
 * Fetches some of the batches that a replica with these heads lacks.
 * @param {Journal} journal
 * @param {PortionSize} portionSize
 * @param {Uint8Array} heads
 * @param {number} after The server's position that they follow.
 * @param {boolean} wantsTotal
 */
export async function fetchPortion(journal, portionSize, heads, after, wantsTotal) {
    const path = `pull?after=${after}&most=${portionSize.bytes}${wantsTotal ? "&total=1" : ""}`;
    const { response: { headers }, bytes } = await portionSize.transfer(async () => {
        const value = await callReplica(journal, path, heads);
        return { value, bytes: value.bytes.length };
    });
    const batches = splitBlocks(bytes);
    const total = headers.get("Daybook-Total");
    return {
        batches, size: batches.reduce((sum, batch) => sum + batch.length, 0), total: total === null ? null : Number(total),
        position: Number(headers.get("Daybook-Position")), hasMore: batches.length > 0 && headers.has("Daybook-More"),
    };
}

/**
 * Starts a new device. The server had unknown batches of this one, so this database is an older copy.
 * @param {Journal} journal
 */
async function beginDevice(journal) {
    await exclusively(() => write(journal.database, "meta", "device", randomBytes(8)));
    discardJournal(new Error("this browser's data was restored or copied; it continues as a new device"));
}

/**
 * Pushes the batches missing from the server.
 * @param {Journal} journal
 * @param {Report} report
 */
export async function push(journal, report) {
    const rows = await missingRows(journal);
    let left = rows.reduce((sum, row) => sum + row.bytes.length, 0);
    for (let start = 0; start < rows.length;) {
        let size = 0, end = start;
        do size += rows[end++].bytes.length; while (end < rows.length && size + rows[end].bytes.length <= pushSize.bytes);
        await pushPortion(journal, rows.slice(start, end));
        start = end;
        report(left -= size);
    }
}

/**
 * The batches missing from the server, in order for each device.
 * @param {Journal} journal
 */
async function missingRows(journal) {
    /** @type {StoredRow[]} */
    let rows = [];
    for (const { device, last, onlyErased } of journal.engine.missingBatches().lists) {
        const index = journal.database.transaction("batches").objectStore("batches").index("identity");
        const isKnown = last && await result(index.getKey([device, last.sequence, last.hash]));
        const from = isKnown ? [device, last.sequence + 1] : [device];
        /** @type {StoredRow[]} */
        const found = await result(index.getAll(IDBKeyRange.bound(from, [device, Infinity])));
        rows = rows.concat(onlyErased ? found.filter(row => row.generation > 0) : found);
    }
    return rows;
}

/**
 * @param {Journal} journal
 * @param {StoredRow[]} rows
 */
async function pushPortion(journal, rows) {
    if (await setAsideDamaged(journal, rows)) throw new ErasedError("damaged batches were set aside");
    const batches = joinBlocks(rows.map(row => row.bytes));
    const answer = await pushSize.transfer(async () => {
        const value = await callReplica(journal, "push", batches);
        return { value, bytes: batches.length };
    });
    await acknowledge(journal, answer.bytes);
}
