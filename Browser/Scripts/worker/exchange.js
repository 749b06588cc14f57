// Pulls missing batches from the server and pushes those missing there, in portions.

import { joinBlocks, randomBytes, splitBlocks } from "../shared/bytes.js";
import { gzip } from "./compression.js";
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
let acceptsGzip = false;

/** @param {Journal} journal */
export async function acknowledgeHeads(journal) {
    const { response, bytes } = await callReplica(journal, "heads", new Uint8Array());
    acceptsGzip = (response.headers.get("Accept-Encoding") ?? "").includes("gzip");
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
 * Transfers a portion, and adapts the size of the next one to the time it took.
 * @template Value
 * @param {PortionSize} size
 * @param {() => Promise<{ value: Value, bytes: number }>} transfer Its `bytes` are the number transferred.
 */
async function withAdaptiveSize(size, transfer) {
    const start = performance.now();
    try {
        const { value, bytes } = await transfer();
        size.adapt(bytes, performance.now() - start);
        return value;
    } catch (error) {
        size.reset();
        throw error;
    }
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
        const portion = await fetchPortion(journal, heads, after, left < 0);
        const added = portion.batches.length === 0 ? [] : await exclusively(async () => {
            await catchUp(journal);
            return store(journal, portion.batches);
        });
        receivedCount += added.length;
        if (!hasNewDevice && added.some(row => row.device === journal.device)) {
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
            if (!isResumed) return { receivedCount, hasNewDevice };
            [heads, after, left, isResumed] = [engine.heads(), 0, -1, false];
        }
    }
}

/**
 * @param {Journal} journal
 * @param {Uint8Array} heads
 * @param {number} after
 * @param {boolean} wantsTotal
 */
async function fetchPortion(journal, heads, after, wantsTotal) {
    const path = `pull?after=${after}&most=${pullSize.bytes}${wantsTotal ? "&total=1" : ""}`;
    const { response: { headers }, bytes } = await withAdaptiveSize(pullSize, async () => {
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
    for (const { device, sequence, checksum } of journal.engine.missingBatches().lists) {
        const index = journal.database.transaction("batches").objectStore("batches").index("identity");
        const isKnown = sequence > 0 && await result(index.getKey([device, sequence, checksum]));
        const from = isKnown ? [device, sequence + 1] : [device];
        rows = rows.concat(await result(index.getAll(IDBKeyRange.bound(from, [device, Infinity]))));
    }
    return rows;
}

/**
 * @param {Journal} journal
 * @param {StoredRow[]} rows
 */
async function pushPortion(journal, rows) {
    if (await setAsideDamaged(journal.database, journal.engine, rows)) throw new ErasedError("damaged batches were set aside");
    const batches = joinBlocks(rows.map(row => row.bytes));
    const compressed = acceptsGzip ? await gzip(batches) : null;
    /** @type {Record<string, string>} */
    const headers = compressed ? { "Content-Encoding": "gzip" } : {};
    const answer = await withAdaptiveSize(pushSize, async () => {
        const value = await callReplica(journal, "push", compressed ?? batches, headers);
        return { value, bytes: batches.length };
    });
    await acknowledge(journal, answer.bytes);
}
