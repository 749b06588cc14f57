import { Writer } from "../shared/bytes.js";

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
