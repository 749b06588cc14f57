// Reads an Apple Health export, which can have gigabytes, in a separate worker: in pieces, decompressed, and scanned by the
// same Swift code as elsewhere. The result, the totals of days, has a few hundred kilobytes.

import { Reader, Writer } from "../shared/bytes.js";
import { instantiate, take, view } from "./memory.js";

const chunkSize = 1 << 20; // the number of bytes read from the file at once
const bufferSize = 256 << 10; // the number of decompressed bytes passed to Swift at once

/** `HealthReading.Status` in Swift. */
const statusReading = 0, statusNotExport = 1, statusTooLarge = 2;
/** `HealthReading.End` in Swift. */
const endComplete = 0, endTruncated = 1, endDamaged = 2;

/** @type {any} The exports of the Swift module. */
let swift;
/** @type {File} */
let file;

/** @typedef {{ start: number, length: number, isCompressed: boolean }} Part A part of the file that can be an export. */

/** @returns {Part[]} */
function findParts() {
    const reader = new Reader(take(swift.healthParts(file.size)) ?? Uint8Array.of(1));
    if (reader.byte() !== 0) return [];
    return reader.list(() => ({ start: reader.count(), length: reader.count(), isCompressed: reader.byte() === 1 }));
}

/**
 * @param {number} part
 * @param {string[]} order The order of sources.
 */
function begin(part, order) {
    const writer = new Writer();
    for (const word of order) writer.text(word);
    const { bytes } = writer;
    const address = swift.allocate(bytes.length);
    view(address, bytes.length).set(bytes);
    swift.healthBegin(part, address, bytes.length);
    swift.release(address);
}

/**
 * Reads one part. Returns its scan, or null if it is not an export.
 * @param {Part} part
 */
async function readPart({ start, length, isCompressed }) {
    const address = swift.allocate(bufferSize);
    let compressedCount = 0, status = statusReading, count = 0, reported = 0, end = endComplete;
    /** @param {Uint8Array} bytes */
    const scan = bytes => {
        count++;
        for (let offset = 0; offset < bytes.length && status === statusReading; offset += bufferSize) {
            const chunk = bytes.subarray(offset, offset + bufferSize);
            view(address, chunk.length).set(chunk);
            status = swift.healthRead(address, chunk.length, compressedCount);
        }
    };
    const stream = isCompressed ? new DecompressionStream("deflate-raw") : null;
    const writer = stream?.writable.getWriter();
    const drained = stream ? drain(stream.readable.getReader(), scan, () => status !== statusReading) : null;
    drained?.catch(() => {});
    for (let offset = 0; offset < length && status === statusReading && end === endComplete; offset += chunkSize) {
        const bytes = new Uint8Array(await file.slice(start + offset, start + Math.min(offset + chunkSize, length)).arrayBuffer());
        compressedCount += bytes.length;
        if (writer) await writer.write(bytes).catch(() => { end = endDamaged; });
        else scan(bytes);
        if (performance.now() - reported > 100) {
            reported = performance.now();
            postMessage({ share: (start + compressedCount) / file.size });
        }
    }
    if (writer && status === statusReading && end === endComplete) {
        // A failing stream drops its buffered output, so read all of it first.
        for (let before = -1; before !== count;) {
            before = count;
            await new Promise(resolve => setTimeout(resolve));
        }
        await writer.close().then(() => drained).catch(() => { end = endTruncated; });
    }
    swift.release(address);
    if (status === statusNotExport) return null;
    return status === statusTooLarge ? take(swift.healthFailure(statusTooLarge)) : take(swift.healthEnd(end));
}

/**
 * @param {ReadableStreamDefaultReader<Uint8Array>} reader
 * @param {(bytes: Uint8Array) => void} scan
 * @param {() => boolean} isOver
 */
async function drain(reader, scan, isOver) {
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        scan(value);
        if (isOver()) return reader.cancel();
    }
}

addEventListener("message", async ({ data }) => {
    try {
        file = data.file;
        swift = await instantiate(file);
        for (const [index, part] of findParts().entries()) {
            begin(index, data.order);
            const scan = await readPart(part);
            if (scan) return postMessage({ scan, memory: swift.memory.buffer.byteLength });
        }
        // Not an export: the page uploads it like any other file, unless it is too large.
        postMessage({ scan: file.size > data.maximumSize ? take(swift.healthFailure(statusTooLarge)) : null });
    } catch (error) {
        postMessage({ error: String(error) });
    }
});
