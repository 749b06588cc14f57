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
