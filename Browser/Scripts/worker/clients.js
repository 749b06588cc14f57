// Messages to open pages.

import { scope } from "./scope.js";

/**
 * Notifies pages that the data or only the sync status has changed.
 * @param {"changed" | "status"} type
 * @param {string} [except] The client that caused it and already has its response.
 */
export const notifyPages = (type, except) => postToPages({ type }, except);

/**
 * @param {object} message
 * @param {string} [except]
 */
export async function postToPages(message, except) {
    for (const client of await scope.clients.matchAll({ type: "window", includeUncontrolled: true })) {
        if (client.id !== except) client.postMessage(message);
    }
}
