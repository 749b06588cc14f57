// Compression with the browser's streams.

import { Writer } from "../shared/bytes.js";

/**
 * Inflates DEFLATE data. Null if it is damaged or has more than `maximum` bytes.
 * @param {Uint8Array} deflated
 * @param {number} maximum
 * @param {"deflate" | "deflate-raw"} format With or without the header and the checksum of zlib.
 */
export async function inflate(deflated, maximum, format = "deflate-raw") {
    try {
        const bytes = new Writer();
        const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream(format));
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
