// The service worker, and what is new elsewhere.

import { $$, fetchPart, parsePage } from "./dom.js";
import { refresh } from "./load.js";
import { morph } from "./morph.js";

/** Undefined over plain http from elsewhere, where browsers have no workers. */
const workers = /** @type {ServiceWorkerContainer | undefined} */ (navigator.serviceWorker);

/** Asks the worker to bring both sides together; without one, the page itself is the server's. */
async function pull() {
    const registration = await workers?.getRegistration();
    if (registration?.active) registration.active.postMessage({ type: "pull" });
    else refresh();
}

/** @type {EventSource | null} */
let events = null;

/** Listens for what other devices write, while the page can be seen. */
function listen() {
    if (document.hidden || events && events.readyState !== EventSource.CLOSED) return;
    const source = events = new EventSource("/replica/events");
    source.addEventListener("changed", pull);
    source.onopen = async () => {
        if (workers?.controller) pull();
        (await workers?.getRegistration())?.update().catch(() => {});
    };
    source.onerror = () => {
        if (workers?.controller) pull();
        if (source.readyState === EventSource.CLOSED) setTimeout(listen, 5000);
    };
}

/** Registers the worker, which first brings the whole journal here. */
export function startReplication() {
    workers?.register("/worker.js", { updateViaCache: "none" }).then(() => workers.ready).then(registration => {
        registration.active?.postMessage({ type: "pull" });
        navigator.storage.persist?.();
    }).catch(console.error);
    listen();
    addEventListener("visibilitychange", () => {
        if (document.hidden) events?.close();
        else listen();
    });
    addEventListener("online", listen);
}

/** Shows only where what is on the screen is kept. */
async function refreshStatus() {
    const page = await parsePage(await fetchPart(location.href));
    const statuses = $$("[data-standing]", page);
    $$("[data-standing]").forEach((each, place) => { if (statuses[place]) morph(each, statuses[place]); });
}

workers?.addEventListener("message", event => {
    if (event.data.type === "changed") refresh();
    if (event.data.type === "status") refreshStatus().catch(() => {});
});
