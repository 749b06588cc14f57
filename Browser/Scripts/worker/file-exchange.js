// Sends files of attachments to the server, and fetches those that the person asks for, in portions (docs/attachments.md).

import { fromHex, toHex } from "../shared/bytes.js";
import { exclusively, read } from "./database.js";
import { blockCount, blockSize, fileDigest } from "./file-layout.js";
import { appendBlocks, beginFile, fileRow, fileRows, isWhole, readFile, removeFiles } from "./files.js";
import { currentJournal } from "./journal.js";
import { PortionSize } from "./portion-size.js";
import { reportProgress } from "./progress.js";
import { syncStatus } from "./sync-status.js";
import { callReplica, UnreachableError } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {import("./files.js").FileRow} FileRow */
/** @typedef {import("./requests.js").FetchResult} FetchResult */

const sendSize = new PortionSize();
const fetchSize = new PortionSize();

/** How long a person waits for a file, in milliseconds. What came until then stays here. */
const longestFetch = 45_000;

/** @param {PortionSize} size */
const wholeBlocks = size => Math.max(1, Math.floor(size.bytes / blockSize)) * blockSize;

/**
 * Calls the server with or for a portion, and adapts the size of the next one.
 * @param {PortionSize} size
 * @param {Journal} journal
 * @param {string} path
 * @param {Uint8Array} body
 */
async function transferPortion(size, journal, path, body) {
    const start = performance.now();
    try {
        const { bytes } = await callReplica(journal, path, body);
        size.adapt(Math.max(bytes.length, body.length), performance.now() - start);
        return bytes;
    } catch (error) {
        size.reset();
        throw error;
    }
}

/** @type {Promise<void> | null} */
let sending = null;
let isRequested = false;

/** Sends the files that the server lacks, one round at a time. Those stored meanwhile are sent in the next round. */
export function sendFiles() {
    isRequested = true;
    return sending ??= (async () => {
        while (isRequested) {
            isRequested = false;
            await sendLackingFiles().catch(console.info); // the next message of a page tries again
        }
        sending = null;
    })();
}

async function sendLackingFiles() {
    const journal = await currentJournal();
    if (!journal || syncStatus() !== "reachable") return;
    const rows = (await fileRows(journal.database)).filter(isWhole);
    if (rows.length === 0) return;
    const lacking = await digestsLacking(journal, rows.map(row => row.digest));
    const report = reportProgress("sending");
    let left = rows.reduce((sum, row) => sum + (lacking.has(row.digest) ? row.count : 0), 0);
    try {
        for (const { digest, count } of rows.filter(row => lacking.has(row.digest))) {
            await sendFile(journal, digest, sent => report(left - sent));
            left -= count;
        }
    } finally {
        report(0);
    }
}

/**
 * The digests of those files that the server lacks.
 * @param {Journal} journal
 * @param {string[]} digests
 */
async function digestsLacking(journal, digests) {
    const { bytes } = await callReplica(journal, "files/lacking", fromHex(digests.join("")));
    return new Set(toHex(bytes).match(/.{64}/g) ?? []);
}

/**
 * Sends a file from where the server's copy ends, which an earlier worker may have begun.
 * @param {Journal} journal
 * @param {string} digest
 * @param {(sent: number) => void} report
 */
async function sendFile(journal, digest, report) {
    const content = await readFile(journal.database, digest).catch(console.info); // its page says that it is damaged
    if (!content) return;
    let from = 0, portion = new Uint8Array(); // the first call only asks
    for (let calls = 2 * blockCount(content.length) + 2; from < content.length && calls > 0; calls--) {
        const path = `files/add?digest=${digest}&count=${content.length}&from=${from}`;
        const bytes = await transferPortion(sendSize, journal, path, portion);
        if (bytes.length === 0) return; // the server does not want it
        from = Number(new TextDecoder().decode(bytes));
        portion = content.subarray(from, from + wholeBlocks(sendSize));
        report(from);
    }
}

/**
 * Fetches a file from the server, or the rest of it.
 * @param {Journal} journal
 * @param {string} digest
 * @param {number} count Bytes of its content.
 * @returns {Promise<FetchResult>}
 */
export const fetchFile = (journal, digest, count) => navigator.locks.request(`daybook-file-${digest}`, async () => {
    try {
        return await fetchRest(journal, digest, count);
    } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
        console.info(error);
        return "unreachable";
    }
});

/**
 * @param {Journal} journal
 * @param {string} digest
 * @param {number} count
 * @returns {Promise<FetchResult>}
 */
async function fetchRest(journal, digest, count) {
    const { database } = journal;
    const start = performance.now();
    let row = await fileRow(database, digest), stored = row;
    // Another device's record may have another number than its file.
    if (row && isWhole(row) && await isIntact(journal, digest)) return "stored";
    if (!row || row.count !== count || isWhole(row)) row = beginFile(digest, count);
    while (!isWhole(row)) {
        if (performance.now() - start > longestFetch) return "partly";
        const from = row.stored * blockSize, most = Math.min(wholeBlocks(fetchSize), count - from);
        const path = `files/read?digest=${digest}&from=${from}&most=${most}`;
        const bytes = await transferPortion(fetchSize, journal, path, new Uint8Array());
        if (bytes.length === 0) return "absent";
        if (bytes.length !== most) throw new UnreachableError(`${path}: ${bytes.length} bytes`);
        if (!await storePortion(journal, row, bytes, stored)) {
            return await isIntact(journal, digest) ? "stored" : "partly"; // the page says what is left of it
        }
        stored = row;
    }
    if (await isIntact(journal, digest)) return "stored";
    await removeFiles(database, [digest]); // so that it can be fetched anew
    return "damaged";
}

/**
 * Stores a portion, unless records were erased since the journal was opened: the file may be of one of them, and would come
 * back behind its removal. Nor if a form has stored the file meanwhile, under another salt.
 * @param {Journal} journal
 * @param {FileRow} row
 * @param {Uint8Array} bytes
 * @param {FileRow | undefined} before What was stored of the file before.
 */
const storePortion = (journal, row, bytes, before) => exclusively(async () => {
    const stored = await fileRow(journal.database, row.digest);
    const isSame = stored?.stored === before?.stored && String(stored?.salt) === String(before?.salt);
    const isCurrent = isSame && (await read(journal.database, "meta", "erasures") ?? 0) === journal.erasures;
    if (isCurrent) await appendBlocks(journal.database, row, bytes);
    return isCurrent;
});

/**
 * Whether a stored file is what its digest says.
 * @param {Journal} journal
 * @param {string} digest
 */
async function isIntact(journal, digest) {
    const content = await readFile(journal.database, digest).catch(console.info);
    return content ? await fileDigest(journal.id, content) === digest : false;
}
