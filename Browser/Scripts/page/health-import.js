// Uploads a file. An Apple Health export, which can have gigabytes, is read in a worker (health/main.js), and only the
// result is uploaded. The page shows the progress and has a button to stop it.

import { $, $$, closest, find } from "./dom.js";
import { load } from "./load.js";

const script = /** @type {HTMLScriptElement} */ (document.currentScript).src.replace("app.js", "health.js");
const maximumUploadSize = 60 << 20; // the server's limit, with room for the form

/** @type {File | null} */
let lastExport = null; // the previewed export, to read again with another order of sources

/**
 * @typedef {object} ScanAnswer
 * @property {Uint8Array | null} [scan] Null if the file is not an export.
 * @property {unknown} [error]
 * @property {boolean} [isStopped]
 */

/**
 * The file of a form that may be an export, or null.
 * @param {HTMLFormElement} form
 */
export function chosenExport(form) {
    if (!("reads" in form.dataset)) return null;
    const field = form.elements.namedItem("file");
    return field instanceof HTMLInputElement ? field.files?.[0] ?? lastExport : lastExport;
}

/**
 * Uploads the result of reading an export. Returns false if the file is not an export and must be uploaded itself.
 * @param {HTMLFormElement} form
 * @param {File} file
 */
export async function sendExport(form, file) {
    const box = /** @type {HTMLElement} */ ($(".reading", form));
    /** @type {ScanAnswer} */
    let answer = { scan: null };
    if (await mayBeExport(file) || file.size > maximumUploadSize) {
        answer = await scanInWorker(box, { file, maximumSize: maximumUploadSize, order: new FormData(form).getAll("order") });
    }
    if (answer.scan) {
        lastExport = file;
        const body = new FormData(form);
        body.set("file", new File([answer.scan], file.name));
        await load(form.action, { method: "POST", body, inPlace: true });
        $("main")?.focus({ preventScroll: true });
        scrollTo({ top: 0, behavior: /** @type {ScrollBehavior} */ ("instant") });
        return true;
    }
    if (answer.scan === null) return false;
    const note = $(answer.isStopped ? ".stopped" : ".failed", box.parentElement);
    if (note) note.hidden = false;
    $("button:not([type])", form)?.focus();
    return true;
}

/**
 * Whether a file begins as XML or a ZIP archive does.
 * @param {File} file
 */
async function mayBeExport(file) {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer().catch(() => new ArrayBuffer(0)));
    const isText = start[0] === 60 || start[0] === 0xEF; // "<" or the UTF-8 byte order mark
    return isText || String.fromCharCode(...start) === "PK\u0003\u0004";
}

/**
 * @param {HTMLElement} box Where progress is shown.
 * @param {{ file: File, maximumSize: number, order: FormDataEntryValue[] }} task
 */
async function scanInWorker(box, task) {
    const progress = /** @type {HTMLProgressElement} */ ($("progress", box));
    const output = /** @type {HTMLElement} */ ($("output", box));
    const stop = /** @type {HTMLButtonElement} */ ($("button", box));
    const worker = new Worker(script);
    for (const note of $$(".stopped, .failed", box.parentElement ?? box)) note.hidden = true;
    progress.removeAttribute("value");
    box.hidden = false;
    stop.focus();
    /** @type {ScanAnswer} */
    const answer = await new Promise(resolve => {
        const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
        worker.onmessage = ({ data }) => {
            if (!("share" in data)) return resolve(data);
            progress.value = data.share;
            output.textContent = percent.format(data.share);
        };
        worker.onerror = error => resolve({ error });
        stop.onclick = () => resolve({ isStopped: true });
        worker.postMessage(task);
    });
    worker.terminate();
    box.hidden = true;
    if (answer.error) console.warn(answer.error);
    return answer;
}

for (const type of /** @type {const} */ (["dragover", "dragleave", "drop"])) addEventListener(type, event => {
    const drop = closest(event, ".drop");
    if (!drop) return;
    event.preventDefault();
    drop.classList.toggle("over", type === "dragover");
    const field = find(HTMLInputElement, "input[type=file]", drop);
    const files = event.dataTransfer?.files;
    if (type !== "drop" || !field || !files?.length) return; // text was dropped
    field.files = files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
});
