import { Writer } from "../shared/bytes.js";

/**
 * Undoes DEFLATE; null for what is damaged or has more than `most` bytes.
 * @param {Uint8Array} packed
 * @param {number} most
 */
export async function inflate(packed, most) {
    try {
        const bytes = new Writer();
        const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
        for (const reader = stream.getReader(); ;) {
            const { done, value } = await reader.read();
            if (done) return bytes.bytes;
            bytes.raw(value);
            if (bytes.bytes.length > most) {
                reader.cancel();
                return null;
            }
        }
    } catch {
        return null;
    }
}
