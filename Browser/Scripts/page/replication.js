// The service worker, and what is new elsewhere.

import { refresh } from "./load.js";
import { isTransferring, refreshStatus, setProgress } from "./status.js";

/** Undefined over plain http from elsewhere, where browsers have no workers. */
const workers = /** @type {ServiceWorkerContainer | undefined} */ (navigator.serviceWorker);

/**
 * Asks the worker to bring both sides together, soon or, when there is a sign that the line is back, at once. Returns
 * whether there is a worker.
 * @param {{ isUrgent: boolean }} options
 */
async function pull({ isUrgent }) {
    const worker = (await workers?.getRegistration())?.active;
    worker?.postMessage({ type: "pull", isUrgent });
    return Boolean(worker);
}

/** @type {EventSource | null} */
let events = null;

/** Listens for what other devices write, while the page can be seen. */
function listen() {
    if (document.hidden || events && events.readyState !== EventSource.CLOSED) return;
    const source = events = new EventSource("/replica/events");
    source.addEventListener("changed", async () => {
        const hasWorker = await pull({ isUrgent: true });
        if (!hasWorker) refresh(); // the page is the server's
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

/** Registers the worker, which first brings the whole journal here. */
function registerWorker() {
    workers?.register("/worker.js", { updateViaCache: "none" }).then(() => workers.ready).then(registration => {
        registration.active?.postMessage({ type: "pull", isUrgent: true });
        navigator.storage.persist?.();
    }).catch(console.error);
}

/** Looks for another version of the worker, or for the first one where the server's app was not built before. */
async function updateWorker() {
    const registration = await workers?.getRegistration();
    if (registration) registration.update().catch(() => {});
    else registerWorker();
}

/** Keeps this browser's journal the same as the server's while the page is open. */
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
        // Browsers stop workers that take minutes, unless somebody asks for them.
        if (!document.hidden && (isTransferring() || !workers?.controller)) pull({ isUrgent: false });
    }, 20_000);
}

workers?.addEventListener("message", event => {
    if (event.data.type === "changed") refresh();
    if (event.data.type === "status") refreshStatus();
    if (event.data.type === "progress") setProgress(event.data);
});
