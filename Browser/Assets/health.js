// Reads an export of Apple Health, which can have gigabytes, in a worker of its own: it is taken from the file piece by piece,
// unpacked and scanned by the same Swift as everywhere, and comes out as a few hundred kilobytes of days.
"use strict";

const piece = 1 << 20; // how much of the file is read at once
const room = 256 << 10; // how much of what is unpacked is handed over at once

let exports = null;
let file = null;

/** Memory moves when it grows, so a view is good for one use. */
const view = (address, count) => new Uint8Array(exports.memory.buffer, address >>> 0, count);

const host = {
    random: (address, count) => crypto.getRandomValues(view(address, count)),
    offset: () => 0,
    read(offset, count, address) {
        const bytes = new Uint8Array(new FileReaderSync().readAsArrayBuffer(file.slice(offset, offset + count)));
        view(address, bytes.length).set(bytes);
        return bytes.length;
    },
};

function take(address) {
    if (!address) return null;
    const length = new DataView(exports.memory.buffer).getUint32(address >>> 0, true);
    const bytes = view((address >>> 0) + 4, length).slice();
    exports.release(address);
    return bytes;
}

/** The parts of the file that can be an export. */
function parts() {
    const bytes = take(exports.healthParts(file.size));
    let position = 0;
    const count = () => {
        let number = 0;
        for (let unit = 1; ; unit *= 128) {
            const next = bytes[position++];
            number += next % 128 * unit;
            if (next < 128) return number;
        }
    };
    if (bytes[position++] !== 0) return [];
    return Array.from({ length: count() }, () => ({ start: count(), length: count(), isPacked: bytes[position++] === 1 }));
}

function begin(part, order) {
    const words = order.map(word => new TextEncoder().encode(word));
    const bytes = [];
    for (const word of words) {
        let length = word.length;
        for (; length >= 128; length = Math.floor(length / 128)) bytes.push(length % 128 + 128);
        bytes.push(length, ...word);
    }
    const address = exports.allocate(bytes.length);
    view(address, bytes.length).set(bytes);
    exports.healthBegin(part, address, bytes.length);
    exports.release(address);
}

/** Reads one part; the scan of it, or null where it is no export. */
async function read({ start, length, isPacked }) {
    const address = exports.allocate(room);
    let packed = 0, standing = 0, count = 0, reported = 0, end = 0;
    const scan = bytes => {
        count++;
        for (let at = 0; at < bytes.length && standing === 0; at += room) {
            const some = bytes.subarray(at, at + room);
            view(address, some.length).set(some);
            standing = exports.healthRead(address, some.length, packed);
        }
    };
    const stream = isPacked ? new DecompressionStream("deflate-raw") : null;
    const writer = stream?.writable.getWriter();
    const drained = stream ? drain(stream.readable.getReader(), scan, () => standing !== 0) : null;
    drained?.catch(() => {});
    for (let at = 0; at < length && standing === 0 && end === 0; at += piece) {
        const bytes = new Uint8Array(await file.slice(start + at, start + Math.min(at + piece, length)).arrayBuffer());
        packed += bytes.length;
        if (writer) await writer.write(bytes).catch(() => { end = 2; });
        else scan(bytes);
        if (performance.now() - reported > 100) {
            reported = performance.now();
            postMessage({ share: (start + packed) / file.size });
        }
    }
    if (writer && standing === 0 && end === 0) {
        // What fails takes along what waits to be read: all of it is read before.
        for (let before = -1; before !== count;) {
            before = count;
            await new Promise(resolve => setTimeout(resolve));
        }
        await writer.close().then(() => drained).catch(() => { end = 1; });
    }
    exports.release(address);
    if (standing === 1) return null;
    return standing === 2 ? take(exports.healthFailure(2)) : take(exports.healthEnd(end));
}

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
        const wasm = await fetch(new URL("daybook.wasm", self.location.href));
        exports = (await WebAssembly.instantiate(await wasm.arrayBuffer(), { host })).instance.exports;
        for (const [place, part] of parts().entries()) {
            begin(place, data.order);
            const scan = await read(part);
            if (scan) return postMessage({ scan, memory: exports.memory.buffer.byteLength });
        }
        // Not an export: the page sends it as any file, unless it is too large for that.
        postMessage({ scan: file.size > data.most ? take(exports.healthFailure(2)) : null });
    } catch (error) {
        postMessage({ error: String(error) });
    }
});
