// Calls to the server's replica (docs/sync.md, chapter 6), for connections of any speed: a call has no total time limit,
// but gives up when nothing arrives for a while.

import { Writer } from "../shared/bytes.js";

/** @typedef {"reachable" | "offline" | "signedOut" | "otherJournal" | "locked" | "full"} SyncStatus */

/** The number of milliseconds without data after which a call gives up. */
export const stallLimit = 20_000;

/** The slowest upload, in bytes per millisecond: browsers do not report an upload's progress. */
const slowestUpload = 2;

/** The server cannot be reached, or its response is invalid. */
export class UnreachableError extends Error {
    /** @type {SyncStatus} */
    status = "offline";
}
export class SignedOutError extends UnreachableError {
    /** @type {SyncStatus} */
    status = "signedOut";
}
/** The server waits for the passphrase of its key; it works again once that was entered. */
export class LockedError extends UnreachableError {
    /** @type {SyncStatus} */
    status = "locked";
}
/** The server does not have what was asked for. */
export class AbsentError extends UnreachableError {}
export class OtherJournalError extends UnreachableError {
    /** @type {SyncStatus} */
    status = "otherJournal";
}

/**
 * @param {{ id: string }} journal
 * @param {string} path
 * @param {Uint8Array} body
 * @param {Record<string, string>} [headers]
 */
export async function callReplica(journal, path, body, headers = {}) {
    const answer = await fetchBytes(`/replica/${path}`, {
        method: "POST", body,
        headers: { "Daybook-Journal": journal.id, "Content-Type": "application/octet-stream", ...headers },
    }, body.length / slowestUpload);
    const { status } = answer.response;
    if (answer.response.headers.has("Daybook-Locked")) throw new LockedError("the server is locked");
    if (status === 401) throw new SignedOutError("this browser must sign in again");
    if (status === 404) throw new AbsentError(`/replica/${path}: ${status}`);
    if (status === 409) throw new OtherJournalError("the server has another journal");
    if (status !== 200) throw new UnreachableError(`/replica/${path}: ${status}`);
    return answer;
}

/** The id of the server's journal; null if the browser is not signed in. */
export async function fetchJournalID() {
    const { response, bytes } = await fetchBytes("/replica/journal", {});
    const id = new TextDecoder().decode(bytes).trim();
    return response.ok && /^[0-9a-f]{32}$/.test(id) ? id : null;
}

/**
 * Fetches a response with its complete body, or throws an `UnreachableError`.
 * @param {string} path
 * @param {RequestInit} options
 * @param {number} [uploadTime] The number of extra milliseconds for sending the request.
 */
async function fetchBytes(path, options, uploadTime = 0) {
    const controller = new AbortController();
    /** @type {number | undefined} */
    let timer;
    /** @param {number} milliseconds */
    const wait = milliseconds => {
        clearTimeout(timer);
        timer = setTimeout(() => controller.abort(), milliseconds);
    };
    try {
        wait(stallLimit + uploadTime);
        const response = await fetch(path, { ...options, cache: "no-store", signal: controller.signal });
        const writer = new Writer();
        for (const reader = response.body?.getReader(); reader;) {
            wait(stallLimit);
            const { done, value } = await reader.read();
            if (done) break;
            writer.raw(value);
        }
        return { response, bytes: writer.bytes };
    } catch (cause) {
        throw new UnreachableError(`${path}: ${cause}`, { cause });
    } finally {
        clearTimeout(timer);
    }
}
