// Rings reminders. Swift says which; this shows them, each once in all tabs, and carries out what is tapped in a notification.

import { postToPages } from "./clients.js";
import { read, write } from "./database.js";
import { currentJournal } from "./journal.js";
import { respond } from "./respond.js";
import { scope } from "./scope.js";

/** @typedef {{ id: string, at: number }} Postponed A reminder that was put off, and until when, in milliseconds since 1970. */
/**
 * How far reminders have rung: in milliseconds since 1970, with the zone's minutes ahead of UTC, and those that were put off. None in
 * the database while reminders are off here.
 * @typedef {{ since: number, offset: number, postponed: Postponed[] }} Rung
 */
/** @typedef {{ title: string, options: NotificationOptions }} Reminder */
/** @typedef {{ notifications: Reminder[], since: number, offset: number, next: string | null }} Call See `dueReminders` in Swift. */

const key = "reminders"; // in the database
const hour = 3_600_000;

/**
 * As the only one of all messages and taps that changes how far reminders have rung.
 * @param {(database: IDBDatabase, rung: Rung | undefined) => Promise<unknown>} work
 */
const withRung = work => navigator.locks.request("daybook-reminders", async () => {
    const journal = await currentJournal();
    if (journal) await work(journal.database, await read(journal.database, "meta", key));
});

/**
 * Rings what is due, and tells pages when to ask again.
 * @param {ExtendableEvent} event
 * @param {number} start Since when reminders ring if they have just been turned on.
 */
export const ring = (event, start) => withRung(async (database, rung) => {
    const { since, offset, postponed } = rung ?? { since: start, offset: -new Date().getTimezoneOffset(), postponed: [] };
    const now = Date.now();
    const isDue = (/** @type {Postponed} */ each) => each.at <= now;
    const query = new URLSearchParams({ since: String(since), offset: String(offset) });
    for (const { id } of postponed.filter(isDue)) query.append("later", id);
    const response = await ask(event, `/reminders/due?${query}`);
    if (!response.ok) return;
    /** @type {Call} */
    const call = await response.json();
    for (const { title, options } of call.notifications) await scope.registration.showNotification(title, options);
    const left = postponed.filter(each => !isDue(each));
    await write(database, "meta", key, { since: call.since, offset: call.offset, postponed: left });
    const times = left.map(({ at }) => at);
    if (call.next) times.push(new Date(call.next).getTime());
    await postToPages({ type: "reminders", next: Math.min(...times) });
});

/** Rings nothing any more. */
export const silence = () => withRung((database, rung) => rung ? write(database, "meta", key, undefined) : Promise.resolve());

/**
 * Puts a reminder off for an hour.
 * @param {string} id
 */
const postpone = id => withRung(async (database, rung) => {
    if (!rung) return;
    const postponed = [...rung.postponed.filter(each => each.id !== id), { id, at: Date.now() + hour }];
    await write(database, "meta", key, { ...rung, postponed });
    await postToPages({ type: "reminders", next: Date.now() }); // so that pages ask when to ask again
});

/**
 * Carries out what was tapped. The notification goes once that is stored; if it could not be, its page opens and says why.
 * @param {NotificationEvent} event
 */
export async function answerTap(event) {
    const { action, notification } = event;
    const { url, done } = notification.data;
    if (action === "later") await postpone(notification.tag);
    else if (action !== "done" || !(await ask(event, done, new URLSearchParams({ do: "done" }))).ok) await open(url);
    notification.close();
}

/**
 * Asks as a page's script does.
 * @param {ExtendableEvent} event
 * @param {string} path
 * @param {URLSearchParams} [form]
 */
function ask(event, path, form) {
    const url = new URL(path, scope.location.origin);
    const request = new Request(url, { method: form ? "POST" : "GET", body: form, headers: { "Daybook-Part": "1" } });
    return respond({ request, clientId: "", waitUntil: promise => event.waitUntil(promise) }, url);
}

/**
 * Opens a page in a window that is there, or else in a new one.
 * @param {string} url
 */
async function open(url) {
    const [window] = await scope.clients.matchAll({ type: "window" });
    if (!window) return scope.clients.openWindow(url);
    await window.focus();
    await window.navigate(url);
}
