// A separate instance of the Swift code, which reads exports (Browser/Sources/Worker/HealthWorker.swift).

import { fetchModule } from "../shared/join-module.js";

/** @type {any} */
let exports = null;

/**
 * A view of memory, for immediate use only: memory moves when it grows.
 * @param {number} address
 * @param {number} count
 */
export const view = (address, count) => new Uint8Array(exports.memory.buffer, address >>> 0, count);

/** @param {File} file The file that Swift reads from. */
export async function instantiate(file) {
    const host = {
        /** @type {(address: number, count: number) => unknown} */
        random: (address, count) => crypto.getRandomValues(view(address, count)),
        offset: () => 0,
        /** @type {(offset: number, count: number, address: number) => number} */
        read(offset, count, address) {
            const bytes = new Uint8Array(new FileReaderSync().readAsArrayBuffer(file.slice(offset, offset + count)));
            view(address, bytes.length).set(bytes);
            return bytes.length;
        },
    };
    const wasm = await caches.match(new URL("daybook.wasm", self.location.href)) // if the service worker has cached it
        ?? await fetchModule(new URL("daybook.split", self.location.href));
    exports = (await WebAssembly.instantiate(await wasm.arrayBuffer(), { host })).instance.exports;
    return exports;
}

/**
 * The bytes at an address returned by Swift; null for address 0.
 * @param {number} address
 */
export function take(address) {
    if (!address) return null;
    const length = new DataView(exports.memory.buffer).getUint32(address >>> 0, true);
    const bytes = view((address >>> 0) + 4, length).slice();
    exports.release(address);
    return bytes;
}
