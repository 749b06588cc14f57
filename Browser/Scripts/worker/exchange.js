// Pulls missing batches from the server and pushes those missing there, in portions.

import { fromHex, joinBlocks, splitBlocks } from "../shared/bytes.js";
import { setAsideDamaged } from "./damage.js";
import { exclusively, read, result, write, writeRelaxed } from "./database.js";
import { countOfLacking, readHeads } from "./heads.js";
import { catchUp, discardJournal, ErasedError, store } from "./journal.js";
import { PortionSize } from "./portion-size.js";
import { isSignedHead, signHead, storedHeads, storeNewSigner } from "./signing.js";
import { callReplica } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {import("./batches.js").StoredRow} StoredRow */
/** @typedef {(left: number) => void} Report Called after each portion with the number of bytes of batches left. */

const pullSize = new PortionSize();
const pushSize = new PortionSize();

/** @param {Journal} journal */
export async function acknowledgeHeads(journal) {
    const { response: { headers }, bytes } = await callReplica(journal, "heads", new Uint8Array());
    journal.areHeadsWanted = headers.has("Daybook-Set-Aside");
    await acknowledge(journal, bytes);
}

/** How long the person is told that the server lacked something, in milliseconds. */
const toldOf = 30 * 86_400_000;

/**
 * The number of batches that the server lacked of late, though it had them before: it was set back to an earlier state.
 * @param {Pick<Journal, "serverLacked">} journal
 */
export const lackedByServer = ({ serverLacked: lacked }) => lacked && Date.now() - lacked.time < toldOf ? lacked.count : 0;

/**
 * @param {Journal} journal
 * @param {Uint8Array} heads
 */
async function acknowledge(journal, heads) {
    const known = await read(journal.database, "meta", "acknowledged");
    const lacking = known ? countOfLacking(readHeads(known), readHeads(heads)) : 0;
    if (lacking > 0) {
        journal.serverLacked = { count: lackedByServer(journal) + lacking, time: Date.now() };
        await write(journal.database, "meta", "serverLacked", journal.serverLacked);
    }
    journal.engine.acknowledge(heads);
    await writeRelaxed(journal.database, "meta", "acknowledged", heads);
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
        const added = portion.blocks.length === 0 ? [] : await exclusively(async () => {
            await catchUp(journal);
            return store(journal, portion.blocks);
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
 * @param {boolean} isFirst Whether it begins a pull, which wants to know how much is missing, and the signed heads of batches that
 * are here.
 */
export async function fetchPortion(journal, portionSize, heads, after, isFirst) {
    const lacksHeads = journal.isPartial || journal.engine.setAside().length > 0;
    const path = `pull?after=${after}&most=${portionSize.bytes}${isFirst ? "&total=1" : ""}${isFirst && lacksHeads ? "&signed=1" : ""}`;
    const { response: { headers }, bytes } = await portionSize.transfer(async () => {
        const value = await callReplica(journal, path, heads);
        return { value, bytes: value.bytes.length };
    });
    const blocks = splitBlocks(bytes);
    const batches = blocks.filter(block => !isSignedHead(block));
    const total = headers.get("Daybook-Total");
    return {
        blocks, size: batches.reduce((sum, batch) => sum + batch.length, 0), total: total === null ? null : Number(total),
        position: Number(headers.get("Daybook-Position")), hasMore: batches.length > 0 && headers.has("Daybook-More"),
    };
}

/**
 * Starts a new device. The server had unknown batches of this one, so this database is an older copy.
 * @param {Journal} journal
 */
async function beginDevice(journal) {
    await exclusively(() => storeNewSigner(journal.database, journal.id));
    discardJournal(new Error("this browser's data was restored or copied; it continues as a new device"));
}

/**
 * Pushes the batches missing from the server.
 * @param {Journal} journal
 * @param {Report} report
 */
export async function push(journal, report) {
    if (journal.areHeadsWanted) await pushSignedHeads(journal);
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
 * Pushes all signed heads: the server has batches that none covers there, which an interrupted exchange or a repair can leave.
 * @param {Journal} journal
 */
async function pushSignedHeads(journal) {
    const heads = await storedHeads(journal.database);
    if (heads.length > 0) await callReplica(journal, "push", joinBlocks(heads.map(head => head.bytes)));
    journal.areHeadsWanted = false;
}

/**
 * The signed heads by which the server knows the batches of a portion for their devices' own. This device signs the last of its
 * own that are sent, so that they count there even if the line breaks before the others.
 * @param {Journal} journal
 * @param {StoredRow[]} rows
 */
async function headsOf({ id, database, signer }, rows) {
    const heads = await Promise.all([...new Set(rows.map(row => row.device))].map(device => storedHeads(database, device)));
    const blocks = heads.flat().map(head => head.bytes);
    const last = rows.filter(row => row.device === signer.device && !row.isSetAside).at(-1);
    if (!last) return blocks;
    return [(await signHead(id, signer, last.sequence, fromHex(last.hash))).bytes, ...blocks];
}

/**
 * The batches missing from the server, in order for each device.
 * @param {Journal} journal
 */
async function missingRows(journal) {
    /** @type {StoredRow[]} */
    const rows = [];
    for (const { device, last, onlyErased } of journal.engine.missingBatches().lists) {
        const index = journal.database.transaction("batches").objectStore("batches").index("identity");
        const isKnown = last && await result(index.getKey([device, last.sequence, last.hash]));
        const from = isKnown ? [device, last.sequence + 1] : [device];
        /** @type {StoredRow[]} */
        const found = await result(index.getAll(IDBKeyRange.bound(from, [device, Infinity])));
        for (const row of found) if (!onlyErased || row.generation > 0) rows.push(row);
    }
    return rows;
}

/**
 * @param {Journal} journal
 * @param {StoredRow[]} rows
 */
async function pushPortion(journal, rows) {
    if (await setAsideDamaged(journal, rows)) throw new ErasedError("damaged batches were set aside");
    const batches = joinBlocks([...await headsOf(journal, rows), ...rows.map(row => row.bytes)]);
    const answer = await pushSize.transfer(async () => {
        const value = await callReplica(journal, "push", batches);
        return { value, bytes: batches.length };
    });
    await acknowledge(journal, answer.bytes);
}
