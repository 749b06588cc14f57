// The script of every page. Everything works without it; with it, pages are updated in place.

// Before all that listens for clicks.
import "./taps.js";
import "./barcode.js";
import "./chart-labels.js";
import "./chooser.js";
import "./chosen-file.js";
import "./clocks.js";
import "./copy.js";
import { $, $$ } from "./dom.js";
import "./drafts.js";
import "./drag.js";
import "./earnings.js";
import "./forms.js";
import "./keyboard.js";
import { refresh, withoutMessage } from "./load.js";
import { uncoverControlSoon } from "./messages.js";
import "./month.js";
import "./number-fields.js";
import "./picture.js";
import { startReplication } from "./replication.js";
import "./reminders.js";
import "./rest.js";
import "./sheets.js";
import { notifyPageShown, whenShown } from "./show.js";
import "./swipe.js";
import "./way-back.js";

// Tells the server the local time zone, so that its pages are for the local day.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
for (const [name, value] of [["tz", -new Date().getTimezoneOffset()], ["zone", encodeURIComponent(timeZone ?? "")]]) {
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=strict`;
}

// Elements that need a script are hidden without one.
whenShown(() => { for (const each of $$(".keys, [data-all], [data-step], [data-scripted]")) each.hidden = false; });

// Leaving a page during its transition aborts the transition, which is not an error.
for (const type of ["pageswap", "pagereveal"]) addEventListener(type, event => {
    const { viewTransition } = /** @type {{ viewTransition?: any }} */ (event);
    if (viewTransition) {
        Promise.allSettled([viewTransition.ready, viewTransition.finished, viewTransition.updateCallbackDone]);
    }
});

addEventListener("pageshow", event => {
    if (!event.persisted) return;
    for (const each of $$(".going")) each.classList.remove("going");
    refresh();
});

notifyPageShown();
uncoverControlSoon();
for (const tab of $$(".views [aria-current]")) { // sideways only, unlike scrollIntoView
    const parent = /** @type {HTMLElement} */ (tab.parentElement);
    const [inner, outer] = [tab.getBoundingClientRect(), parent.getBoundingClientRect()];
    parent.scrollLeft += inner.x + inner.width / 2 - outer.x - outer.width / 2;
}
if (withoutMessage(location.href).href !== location.href) {
    history.replaceState(history.state, "", withoutMessage(location.href));
}
// The field that matters has the focus where there is a keyboard; a phone's keypad does not open by itself.
if (!location.hash && matchMedia("(hover: hover) and (pointer: fine)").matches && document.activeElement === document.body) {
    const form = $("[data-focus]");
    $(`[name="${form?.dataset.focus}"]`, form)?.focus({ preventScroll: true });
}
if (location.hash === "#search") $("input[type=search]")?.focus();
if (!document.body.matches(".bare")) startReplication();
