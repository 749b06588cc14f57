// Pictures of pages as PNG, which phones and messages take, to share or to save.

import { closest } from "./dom.js";
import { fail } from "./load.js";

addEventListener("click", async event => {
    const button = closest(event, "[data-picture]");
    if (!button) return;
    const image = new Image();
    image.src = button.dataset.picture ?? "";
    const isShown = await image.decode().then(() => true, () => false);
    if (!isShown) return void fail();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    /** @type {Blob | null} */
    const blob = await new Promise(resolve => canvas.toBlob(resolve, "image/png"));
    if (!blob) return;
    const file = new File([blob], button.dataset.name ?? "", { type: blob.type });
    if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
        await navigator.share({ files: [file] }).catch(() => {}); // the person can change their mind
        return;
    }
    const link = document.createElement("a");
    [link.href, link.download] = [URL.createObjectURL(file), file.name];
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
});
