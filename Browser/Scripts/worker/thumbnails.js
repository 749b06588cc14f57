// Photos scaled down for lists. Each is made when it is shown: a stored one would be one more file to encrypt and to erase.

/** The width and the height that a thumbnail fills, in pixels: a tile of a list on a screen of three pixels a point. */
const shownSide = 480;
/** The longest side of a thumbnail in pixels, which a long and narrow photo reaches first. */
const longestSide = 2 * shownSide;

/**
 * A photo scaled down; null if it is small already, or if this browser cannot scale it.
 * @param {Uint8Array} content
 * @param {string} type
 * @returns {Promise<{ type: string, body: Uint8Array } | null>}
 */
export async function thumbnail(content, type) {
    try {
        const photo = await createImageBitmap(new Blob([content], { type }));
        const scale = Math.min(1, shownSide / Math.min(photo.width, photo.height), longestSide / Math.max(photo.width, photo.height));
        if (scale === 1) {
            photo.close();
            return null;
        }
        const canvas = new OffscreenCanvas(Math.max(1, Math.round(photo.width * scale)), Math.max(1, Math.round(photo.height * scale)));
        const context = canvas.getContext("2d");
        context.imageSmoothingQuality = "high";
        context.drawImage(photo, 0, 0, canvas.width, canvas.height);
        photo.close();
        const scaled = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
        return { type: scaled.type, body: new Uint8Array(await scaled.arrayBuffer()) };
    } catch (error) {
        console.info(error);
        return null;
    }
}
