// Compression with the browser's streams.

import { Writer } from "../shared/bytes.js";

/**
 * Compresses bytes. Null if the browser does not support it or the result is not smaller.
 * @param {Uint8Array} bytes
 */
export async function gzip(bytes) {
    if (typeof CompressionStream === "undefined" || bytes.length < 1000) return null;
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
    const compressed = new Uint8Array(await new Response(stream).arrayBuffer());
    return compressed.length < bytes.length ? compressed : null;
}

/**
 * Inflates DEFLATE data. Null if it is damaged or has more than `maximum` bytes.
 * @param {Uint8Array} deflated
 * @param {number} maximum
 */
export async function inflate(deflated, maximum) {
    try {
        const bytes = new Writer();
        const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
        for (const reader = stream.getReader(); ;) {
            const { done, value } = await reader.read();
            if (done) return bytes.bytes;
            bytes.raw(value);
            if (bytes.bytes.length > maximum) {
                reader.cancel();
                return null;
            }
        }
    } catch {
        return null;
    }
}
