// Calls of the server's replica (docs/sync.md, chapter 6).

/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {"reachable" | "offline" | "signedOut" | "otherJournal" | "full"} SyncStatus */

/** The server cannot be reached, or does not answer as it should. */
export class UnreachableError extends Error {
    /** @type {SyncStatus} */
    status = "offline";
}
export class SignedOutError extends UnreachableError {
    /** @type {SyncStatus} */
    status = "signedOut";
}
export class OtherJournalError extends UnreachableError {
    /** @type {SyncStatus} */
    status = "otherJournal";
}

/**
 * @param {Journal} journal
 * @param {string} path
 * @param {Uint8Array} body
 */
export async function callReplica(journal, path, body) {
    const response = await fetch(`/replica/${path}`, {
        method: "POST", body, cache: "no-store", signal: /** @type {any} */ (AbortSignal).timeout(30_000),
        headers: { "Daybook-Journal": journal.id, "Content-Type": "application/octet-stream" },
    });
    if (response.status === 401) throw new SignedOutError("this browser has to be let in again");
    if (response.status === 409) throw new OtherJournalError("the server keeps another journal");
    if (!response.ok) throw new UnreachableError(`/replica/${path}: ${response.status}`);
    return response;
}

/** @param {Response} response */
export const bytesOf = async response => new Uint8Array(await response.arrayBuffer());
