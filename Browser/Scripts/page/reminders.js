// Reminders on this device. The worker rings them, with what Swift says is due; a page asks it to, since a worker cannot wait.

import { $$, closest } from "./dom.js";
import { intervals } from "./intervals.js";
import { workers } from "./replication.js";
import { whenShown } from "./show.js";

const storageKey = "reminders"; // in the browser's storage while they are on here

/** @typedef {"unsupported" | "denied" | "off" | "on"} ReminderState */

/** @returns {ReminderState} */
function reminderState() {
    if (!workers || !("Notification" in window) || !("showNotification" in ServiceWorkerRegistration.prototype)) return "unsupported";
    if (Notification.permission === "denied") return "denied";
    return Notification.permission === "granted" && isTurnedOn() ? "on" : "off";
}

function isTurnedOn() {
    try {
        return localStorage.getItem(storageKey) !== null;
    } catch {
        return false; // not allowed
    }
}

whenShown(showReminderState);

function showReminderState() {
    const state = reminderState();
    for (const part of $$("[data-reminders] [data-if]")) part.hidden = part.dataset.if !== state;
}

/** @param {"ring" | "silence"} type */
async function tellWorker(type) {
    (await workers?.ready)?.active?.postMessage({ type, since: Date.now() - intervals.remindedBefore });
}

/** @type {number | undefined} */
let ringTimer;

/** Lets the worker ring what is due; it answers when to ask again. */
function ring() {
    clearTimeout(ringTimer);
    if (reminderState() !== "on") return;
    ringTimer = setTimeout(ring, intervals.reminders); // if it cannot answer
    tellWorker("ring");
}

addEventListener("click", async event => {
    const button = closest(event, "[data-remind]");
    if (!button) return;
    try {
        if (button.dataset.remind === "off") {
            localStorage.removeItem(storageKey);
            tellWorker("silence");
        } else if (await Notification.requestPermission() === "granted") {
            localStorage.setItem(storageKey, "on");
            ring();
        }
    } catch (error) {
        console.info(error); // the browser stores nothing
    }
    showReminderState();
    $$("[data-remind]").find(each => each.getClientRects().length)?.focus(); // the opposite
});

workers?.addEventListener("message", event => {
    const { type, next } = event.data;
    if (type === "changed") ring();
    if (type !== "reminders") return;
    clearTimeout(ringTimer);
    ringTimer = setTimeout(ring, Math.min(Math.max(next - Date.now(), 0), intervals.reminders));
});

ring();
addEventListener("visibilitychange", () => { if (!document.hidden) ring(); }); // after a sleep
