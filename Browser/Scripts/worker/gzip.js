/**
 * Packs bytes; null where the browser cannot, or where they become no smaller.
 * @param {Uint8Array} bytes
 */
export async function gzip(bytes) {
    if (typeof CompressionStream === "undefined" || bytes.length < 1000) return null;
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
    const packed = new Uint8Array(await new Response(stream).arrayBuffer());
    return packed.length < bytes.length ? packed : null;
}
