// Messages to the pages that are open.

import { scope } from "./scope.js";

/**
 * Tells pages that what they show has "changed", or only its sync status.
 * @param {"changed" | "status"} type
 * @param {string} [except] The client that caused it and has its answer already.
 */
export async function tellPages(type, except) {
    for (const client of await scope.clients.matchAll({ type: "window", includeUncontrolled: true })) {
        if (client.id !== except) client.postMessage({ type });
    }
}
