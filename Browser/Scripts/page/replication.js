// The service worker, and changes from other devices.

import { refresh } from "./load.js";
import { isTransferring, refreshStatus, setProgress } from "./status.js";

/** Undefined over plain http from another machine, where browsers support no service workers. */
export const workers = /** @type {ServiceWorkerContainer | undefined} */ (navigator.serviceWorker);

/**
 * Asks the worker to synchronise, soon or, if the connection seems to be back, at once. Returns whether there is a
 * worker.
 * @param {{ isUrgent: boolean }} options
 */
async function pull({ isUrgent }) {
    const worker = (await workers?.getRegistration())?.active;
    worker?.postMessage({ type: "pull", isUrgent });
    return Boolean(worker);
}

/** @type {EventSource | null} */
let events = null;

/** Listens for changes from other devices while the page is visible. */
function listen() {
    if (document.hidden || events && events.readyState !== EventSource.CLOSED) return;
    const source = events = new EventSource("/replica/events");
    source.addEventListener("changed", async () => {
        const hasWorker = await pull({ isUrgent: true });
        if (!hasWorker) refresh(); // the page comes from the server
    });
    source.onopen = () => {
        pull({ isUrgent: true });
        updateWorker();
    };
    source.addEventListener("app", updateWorker); // built or replaced while the server ran
    source.onerror = () => {
        pull({ isUrgent: false });
        if (source.readyState === EventSource.CLOSED) setTimeout(listen, 5000);
    };
}

/** Registers the worker, which first downloads the whole journal. */
function registerWorker() {
    workers?.register("/worker.js", { updateViaCache: "none" }).then(() => workers.ready).then(registration => {
        registration.active?.postMessage({ type: "pull", isUrgent: true });
        navigator.storage.persist?.();
    }).catch(console.error);
}

/** Checks for a new version of the worker, or for the first one if the app was not built before. */
async function updateWorker() {
    const registration = await workers?.getRegistration();
    if (registration) registration.update().catch(() => {});
    else registerWorker();
}

/** Keeps this browser's journal in sync with the server's while the page is open. */
export function startReplication() {
    registerWorker();
    listen();
    addEventListener("visibilitychange", () => {
        if (document.hidden) events?.close();
        else listen();
    });
    addEventListener("online", () => {
        listen();
        pull({ isUrgent: true });
    });
    setInterval(() => {
        // Browsers stop long-running workers unless a page sends them messages.
        if (!document.hidden && (isTransferring() || !workers?.controller)) pull({ isUrgent: false });
    }, 20_000);
}

workers?.addEventListener("message", event => {
    if (event.data.type === "changed") refresh();
    if (event.data.type === "status") refreshStatus();
    if (event.data.type === "progress") setProgress(event.data);
});
