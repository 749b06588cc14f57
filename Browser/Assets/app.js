// What pages do beyond links and forms. Everything works without this; with it, what a form changes is swapped in place.
"use strict";

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => Array.from(root.querySelectorAll(selector));
const worker = navigator.serviceWorker;

// The server's pages are for the day it is here.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
for (const [name, value] of [["tz", -new Date().getTimezoneOffset()], ["zone", encodeURIComponent(timeZone ?? "")]]) {
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=strict`;
}

// ------------------------------------------------------------------------------------------- forms, swapped in place

let isDirty = false; // a form here was typed in and not sent
let sent = 0;
let shown = 0;

/** Without what only says a message once. */
function withoutMessage(href) {
    const url = new URL(href, location.href);
    for (const name of ["said", "undo", "of"]) url.searchParams.delete(name);
    return url;
}

/**
 * Fetches a page and shows it; false if none came. One of another path is gone to, unless something was refused. What
 * was posted and not taken leaves the page as it is, with what was typed, and says why.
 */
async function load(url, options = {}) {
    const number = ++sent;
    const slow = setTimeout(() => $("main").classList.add("waiting"), 300);
    try {
        const response = await fetch(url, { ...options, headers: { "Daybook-Part": "1" } }).catch(() => null);
        const text = await response?.text().catch(() => null);
        const isPost = options.method === "POST";
        if (text == null) return isPost && fail();
        const page = new DOMParser().parseFromString(text, "text/html");
        if (isPost && !response.ok && response.status !== 422) return fail(page);
        const next = new URL(response.headers.get("Daybook-Location") ?? response.url, location.href);
        const isStale = url !== location.href; // meanwhile another view of this page was shown
        if (options.isRefresh && (isDirty || isStale || !response.ok || next.pathname !== location.pathname)) return;
        // A form that came back with what was typed, refused or with a row more, is still being typed.
        isDirty = isPost && !response.redirected && !response.headers.get("Daybook-Location");
        if (response.ok && next.pathname !== location.pathname && !options.isHere) {
            return document.body.matches(".veil") ? location.replace(next) : location.assign(next);
        }
        if (number < shown && !isPost) return; // a later answer is on the screen; but what was done is always said
        shown = Math.max(shown, number);
        if (response.ok) history.replaceState(history.state, "", withoutMessage(next).href.replace(/#.*/, ""));
        show(page, { isAnswer: isPost, isOther: !response.ok });
    } finally {
        clearTimeout(slow);
        $("main")?.classList.remove("waiting");
    }
}

/** Says why something was not taken, in the words of the page that came instead, if one came. */
function fail(page) {
    const message = $("#failure").content.firstElementChild.cloneNode(true);
    const said = page ? $$("main :is(h1, h1 ~ p:not(:has(a)))", page).map(each => each.textContent.trim()) : [];
    const rescue = page && $("main a[href='/rescue']", page);
    $(".message")?.remove();
    $("main").after(message); // before its words, so that they are read out
    if (said.length) $("span", message).textContent = said.map(each => each.replace(/[^.!?…]$/, "$&.")).join(" ");
    if (rescue) $(".button", message).before(rescue);
    return false;
}

const unsure = new Map(); // increments that got no answer, by what they add to what

/** The id of an increment: one of its own, but the same again where nobody knows whether the last was kept. */
function incrementID(what) {
    const hex = byte => byte.toString(16).padStart(2, "0");
    const id = unsure.get(what) ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join("");
    unsure.delete(what);
    return id;
}

function submit(form, button) {
    const fields = new URLSearchParams(new FormData(form, button));
    const url = new URL(button?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href, location.href);
    const increment = fields.get("do") === "add" && `${url.pathname} ${fields.get("amount")}`;
    if (increment) fields.set("id", incrementID(increment));
    if (form.method === "post") return load(url, { method: "POST", body: fields }).then(answer => {
        if (answer === false && increment) unsure.set(increment, fields.get("id"));
    });
    url.search = fields;
    return load(url);
}

let searching;
addEventListener("submit", event => {
    const form = event.target;
    if (event.defaultPrevented || "native" in form.dataset || form.hasAttribute("target")) return;
    const file = "reads" in form.dataset && (form.elements.file?.files[0] ?? readFile);
    if (file) {
        event.preventDefault();
        return void readExport(form, file);
    }
    if (form.enctype === "multipart/form-data" || form.method === "dialog") return;
    if (new URL(form.getAttribute("action") ?? "", location.href).pathname.startsWith("/data/")) return;
    event.preventDefault();
    clearTimeout(searching); // what was typed is searched for once
    submit(form, event.submitter).then(answer => {
        if (answer !== false) return;
        form.dataset.native = ""; // the browser says what is wrong
        form.requestSubmit(event.submitter);
        delete form.dataset.native;
    });
});

addEventListener("input", event => {
    const form = event.target.form;
    if (form?.method === "post") isDirty = true;
    if (event.target.closest("[data-all]")) for (const box of $$("input[name=task]")) box.checked = event.target.checked;
    if (form?.dataset.understand) {
        const others = $$("form[method=post]").filter(each => each !== form);
        if (!form.elements.line.value && !others.some(isChanged)) isDirty = false; // cleared again
        clearTimeout(searching);
        searching = setTimeout(understand, event.target.type === "checkbox" ? 0 : 120, form);
    }
    if (event.target.type !== "search") return;
    clearTimeout(searching);
    searching = setTimeout(() => form.requestSubmit(), 150);
});

/** Whether a field of a form, or what is chosen in it, is not as it came. */
function isChanged(form) {
    return Array.from(form.elements).some(each => {
        if (each.matches("[type=checkbox], [type=radio]")) return each.checked !== each.defaultChecked;
        if (!each.matches("select")) return "defaultValue" in each && each.value !== each.defaultValue;
        const chosen = Array.from(each.options).findIndex(option => option.defaultSelected);
        return each.selectedIndex !== Math.max(0, chosen);
    });
}

let understood = 0;

/** Shows what of a typed line is understood. */
async function understand(form) {
    const number = ++understood;
    const url = new URL(form.dataset.understand, location.href);
    for (const [name, value] of new FormData(form)) if (name === "line" || name === "struck") url.searchParams.append(name, value);
    const response = await fetch(url, { headers: { "Daybook-Part": "1" } }).catch(() => null);
    if (!response?.ok || number !== understood) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const [shown, read] = [$(".understood", form), $("#understood", page)];
    if (shown && read) morph(shown, read);
}

/** Shows a page in place of this one, changing only what differs. */
function show(page, { isAnswer = false, isOther = false } = {}) {
    const focused = document.activeElement;
    const looks = new Map($$(".tile, .month .day").map((each, place) => [each.id || place, each.className]));
    document.documentElement.classList.add("settled");
    document.documentElement.lang = page.documentElement.lang;
    const { theme } = page.documentElement.dataset;
    if (theme) document.documentElement.dataset.theme = theme; else delete document.documentElement.dataset.theme;
    document.title = page.title;
    const message = $(".message");
    if (isAnswer) message?.remove();
    else if (message) $("main", page)?.after(message.cloneNode(true));
    if (isOther) $("main").replaceWith($("main", page).cloneNode(true));
    morph(document.body, page.body);
    $$(".tile, .month .day").forEach((each, place) => {
        const look = looks.get(each.id || place);
        if (look !== undefined && look.replace(" just", "") !== each.className) each.classList.add("just");
    });
    dress();
    const wanted = isAnswer && ($("[aria-invalid=true]") ?? $(".field.refused :is(input, textarea, select)") ?? $("main [autofocus]"));
    if (wanted) wanted.focus();
    else if (document.activeElement === document.body && focused.isConnected) focused.focus({ preventScroll: true });
}

/** Makes an element like another, keeping those that stay: their focus, their scroll, their transitions. */
function morph(old, next) {
    if (old.nodeType !== Node.ELEMENT_NODE) {
        if (old.data !== next.data) old.data = next.data;
        return;
    }
    const { value, checked } = next; // before its text moves over
    for (const { name } of Array.from(old.attributes)) {
        if (!next.hasAttribute(name) && name !== "open") old.removeAttribute(name);
    }
    for (const attribute of next.attributes) {
        if (old.getAttribute(attribute.name) !== attribute.value) old.setAttribute(attribute.name, attribute.value);
    }
    const id = each => each?.getAttribute?.("id"); // a form's own `id` is its field of that name
    const named = new Map(Array.from(old.children).filter(id).map(each => [id(each), each]));
    let place = old.firstChild;
    for (const child of Array.from(next.childNodes)) {
        const match = id(child) ? named.get(id(child)) : id(place) ? null : place;
        if (match?.nodeName !== child.nodeName) {
            old.insertBefore(child, place);
            continue;
        }
        if (match === place) place = place.nextSibling; else old.insertBefore(match, place);
        morph(match, child);
    }
    while (place) {
        const rest = place.nextSibling;
        place.remove();
        place = rest;
    }
    if (old.matches("template")) old.innerHTML = next.innerHTML;
    if (!old.matches("input, textarea, select") || old.type === "file") return;
    if (old.checked !== checked) old.checked = checked;
    if (old.value !== value) old.value = value;
}

/** Shows this page as it is now; never while something is typed. */
function refresh() {
    if (!isDirty && !press && !lifted) load(location.href, { isRefresh: true });
}

/** Shows only where what is on the screen is kept. */
async function refreshStanding() {
    const response = await fetch(location.href, { headers: { "Daybook-Part": "1" } });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const standings = $$("[data-standing]", page);
    $$("[data-standing]").forEach((each, place) => standings[place] && morph(each, standings[place]));
}

/** What a page gets after it is shown. */
function dress() {
    for (const each of $$(".keys, [data-all], [data-step]")) each.hidden = false;
    for (const card of $$(".column .task")) card.draggable = true;
    tick();
    stayAwake();
    const message = $(".message:not(.bad)");
    clearTimeout(leaving);
    if (message) leaving = setTimeout(leave, 8000, message);
}

let leaving;
function leave(message) {
    if (message.matches(":hover, :focus-within")) leaving = setTimeout(leave, 1000, message);
    else message.remove();
}

// A page left while it comes in breaks its transition off, which is nothing to complain of.
for (const type of ["pageswap", "pagereveal"]) addEventListener(type, ({ viewTransition: passage }) => {
    if (passage) Promise.allSettled([passage.ready, passage.finished, passage.updateCallbackDone]);
});

addEventListener("animationend", event => event.target.closest(".just")?.classList.remove("just"));

// ------------------------------------------------------------------------------------------------- taps and presses

let press = null;
const tapOpens = () => document.body.dataset.tap === "opens";

function open(tile) {
    const link = $(".more", tile);
    $(".emoji", tile)?.classList.add("going");
    location.assign(link.href);
}

function endPress() {
    clearTimeout(press?.timer);
    if (!press?.isLong) press = null;
}

addEventListener("pointerdown", event => {
    const mark = event.target.closest(".tile .mark");
    if (!mark || event.button !== 0) return;
    press = { x: event.clientX, y: event.clientY, isLong: false };
    press.timer = setTimeout(() => {
        press.isLong = true;
        navigator.vibrate?.(10);
        if (!tapOpens()) open(mark.closest(".tile"));
        else if (mark.form) mark.form.requestSubmit(mark);
        else location.assign(mark.href);
    }, 500);
});
addEventListener("pointermove", event => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 10) endPress();
});
addEventListener("pointerup", () => press?.isLong ? setTimeout(() => { press = null; }) : endPress());
addEventListener("pointercancel", endPress);
addEventListener("contextmenu", event => {
    if (press && event.target.closest(".tile")) event.preventDefault();
});
addEventListener("dragstart", event => {
    if (event.target.closest?.(".tile")) event.preventDefault();
    const card = event.target.closest?.(".column .task");
    if (!card) return;
    event.dataTransfer.setData("text/plain", card.id);
    card.classList.add("dragged");
});
addEventListener("dragend", () => {
    for (const each of $$(".dragged, .column.over")) each.classList.remove("dragged", "over");
});
for (const type of ["dragover", "dragleave", "drop"]) addEventListener(type, event => {
    const column = event.target.closest?.(".column");
    const card = $(".dragged");
    if (!column || !card) return;
    event.preventDefault();
    column.classList.toggle("over", type === "dragover");
    if (type !== "drop" || column.contains(card)) return;
    const body = new URLSearchParams({ do: column.dataset.status, back: location.pathname });
    load(new URL("do", `${new URL($(".line", card).href)}/`), { method: "POST", body });
});

// A task swiped to the right is completed, to the left opened for editing.
let swipe = null;
addEventListener("pointerdown", event => {
    const row = event.pointerType === "touch" && event.target.closest(".tasks .task");
    if (row && !event.target.closest(".grip")) swipe = { row, x: event.clientX, y: event.clientY };
});
addEventListener("pointermove", event => {
    if (!swipe) return;
    const [across, along] = [event.clientX - swipe.x, event.clientY - swipe.y];
    if (!swipe.isOn && Math.abs(along) > 12) return endSwipe();
    if (Math.abs(across) > 16) swipe.isOn = true;
    if (!swipe.isOn) return;
    swipe.across = Math.max(-96, Math.min(96, across));
    swipe.row.style.transform = `translateX(${swipe.across}px)`;
});
function endSwipe() {
    if (swipe) swipe.row.style.transform = "";
    swipe = null;
}
addEventListener("pointerup", () => {
    const { row, across = 0, isOn } = swipe ?? {};
    endSwipe();
    if (!isOn) return;
    const swallow = event => { event.preventDefault(); event.stopPropagation(); };
    addEventListener("click", swallow, true); // a swipe is no tap
    setTimeout(() => {
        removeEventListener("click", swallow, true);
        if (across > 72) $(".check", row)?.click();
        if (across < -72) location.assign(`${$(".line", row).href}/edit`);
    }, 10);
});
addEventListener("pointercancel", endSwipe);

addEventListener("click", event => {
    if (event.target.closest("[data-dismiss]")) $(".message").remove();
    const mark = event.target.closest(".tile .mark");
    if (mark && press?.isLong || event.target.closest(".lifted .grip")) event.preventDefault();
    else if (mark && tapOpens() && event.detail > 0) {
        event.preventDefault();
        open(mark.closest(".tile"));
    }
    const key = event.target.closest("[data-key]")?.dataset.key;
    if (key) type(key, $(".amount input:not([type=hidden])", event.target.closest(".sheet")));
    const link = event.target.closest(".tile .more, a.line");
    if (link) $(".emoji", link.closest(".tile") ?? link)?.classList.add("going");
}, true);

/** The number pad. What stands in the field before the first key is replaced. */
function type(key, field) {
    const text = field.value === field.defaultValue && !isDirty ? "" : field.value;
    field.value = key === "⌫" ? field.value.slice(0, -1) : text + key;
    isDirty = true;
}

// --------------------------------------------------------------------------------------------------------- keyboard

const go = selector => $(selector)?.click();

/** The key's sign on a Latin keyboard, so that shortcuts work where Cyrillic letters stand on it. */
function latinKey({ key, code }) {
    if (key <= "~") return key;
    return { BracketLeft: "[", BracketRight: "]" }[code] ?? (code ?? "").replace("Key", "").toLowerCase();
}

addEventListener("keydown", event => {
    const { target } = event;
    const key = latinKey(event);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || $("dialog[open]")) return;
    if (target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
    const grip = target.closest(".grip:not(.card-grip)");
    const tile = target.closest(".tile");
    const row = target.closest(".task");
    if (grip && (key === "ArrowUp" || key === "ArrowDown")) moveBy(grip.closest("li"), key === "ArrowUp" ? -1 : 1);
    else if (key.startsWith("Arrow") && (tile || target === document.body)) moveFocus(tile, key);
    else if (key === " " && target.matches("a.mark")) target.click();
    else if ((key === "o" || key === ".") && tile) open(tile);
    else if (key === "n") location.assign("/habits/new");
    else if (key === "q" || key === "a") $("main #quick")?.focus() ?? location.assign("/tasks/quick");
    else if (key === "t") location.assign("/today");
    else if (key === "g") location.assign("/tasks");
    else if ((key === "j" || key === "k") && $("main .tasks .line")) moveRow(target, key === "j" ? 1 : -1);
    else if (key === "x" && target.closest(".task")) $(".check, input[name=task]", target.closest(".task"))?.click();
    else if (key === "e" && row) location.assign($(".line", row).href + "/edit");
    else if (key === "e" && $("main a[href$='/edit']")) go("main a[href$='/edit']");
    else if (key === "s") row ? act(row, $(".now", row) ? "pend" : "begin") : go("main [name=do]:is([value=start], [value=stop])");
    else if (key === "c") row ? act(row, "cancel") : go("main [name=do][value=cancel]");
    else if (key === "[") go("main a[rel=prev]");
    else if (key === "]") go("main a[rel=next]");
    else if (key === "/") {
        const field = $("main input[type=search]") ?? $("input[type=search]");
        if (field) field.focus();
        else location.assign(location.pathname.startsWith("/tasks") ? "/tasks#search" : "/habits#search");
    }
    else if (key === "?") showShortcuts();
    else return;
    event.preventDefault();
});

/** Does to the task of a row what its page has a button for. */
function act(row, what) {
    const button = Object.assign(document.createElement("button"), { name: "do", value: what, hidden: true });
    $(".check", row)?.form.append(button);
    button.click();
    button.remove();
}

/** Goes to the next or the previous task of the page. */
function moveRow(from, step) {
    const rows = $$("main .tasks .line").filter(each => each.offsetParent);
    const place = rows.indexOf($(".line", from.closest(".task") ?? document.createElement("p")));
    rows[place < 0 ? 0 : Math.min(Math.max(place + step, 0), rows.length - 1)]?.focus();
}

function moveFocus(tile, key) {
    const marks = $$(".tile .mark");
    if (!tile) return marks[0]?.focus();
    const center = each => {
        const box = each.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const from = center($(".mark", tile));
    const isAcross = key === "ArrowLeft" || key === "ArrowRight";
    const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
    const distance = each => {
        const at = center(each);
        const [along, aside] = isAcross ? [at.x - from.x, at.y - from.y] : [at.y - from.y, at.x - from.x];
        return along * sign > 8 ? Math.abs(along) + 4 * Math.abs(aside) : Infinity;
    };
    const [nearest] = marks.map(mark => [distance(mark), mark]).sort((a, b) => a[0] - b[0]);
    if (nearest?.[0] < Infinity) nearest[1].focus();
}

async function showShortcuts() {
    const response = await fetch("/settings", { headers: { "Daybook-Part": "1" } });
    const list = $("#shortcuts", new DOMParser().parseFromString(await response.text(), "text/html"));
    if (!list) return;
    const dialog = document.createElement("dialog");
    dialog.className = "sheet";
    dialog.append(...list.childNodes);
    dialog.onclose = () => dialog.remove();
    dialog.onclick = event => event.target === dialog && dialog.close();
    document.body.append(dialog);
    dialog.showModal();
}

// ------------------------------------------------------------------------------------------------------------ order

let lifted = null;

/** Tells where a row now stands: behind which other one, or in front without one. Puts it back where that is not taken. */
function settle(row, former) {
    const id = each => each?.id.replace(/^.*-/, "") ?? "";
    let behind = row.previousElementSibling;
    while (behind && !$(".grip", behind)) behind = behind.previousElementSibling; // what has none is not in this order
    const body = new URLSearchParams({ behind: id(behind), back: location.pathname + location.search });
    load($("form[action$='/move']", row).getAttribute("action"), { method: "POST", body }).then(answer => {
        if (answer === false) former ? former.after(row) : row.parentElement.prepend(row);
    });
}

function moveBy(row, step) {
    const other = step < 0 ? row.previousElementSibling : row.nextElementSibling;
    if (!other || !$(".grip", other)) return;
    const former = row.previousElementSibling;
    step < 0 ? row.after(other) : row.before(other); // the row itself stays, and with it focus and pointer
    settle(row, former);
}

addEventListener("pointerdown", event => {
    const grip = event.target.closest(".grip:not(.card-grip)");
    if (!grip || event.button !== 0) return;
    const row = grip.closest("li");
    lifted = { row, from: event.clientY, before: row.previousElementSibling };
    grip.setPointerCapture(event.pointerId);
});
addEventListener("pointermove", event => {
    if (!lifted) return;
    lifted.y = event.clientY;
    if (lifted.row.matches(".lifted") || Math.abs(lifted.y - lifted.from) < 6) return;
    lifted.row.classList.add("lifted");
    drag();
});

/** Keeps the lifted row at the pointer. Near an edge of the screen the list scrolls along, as long as there is more. */
function drag() {
    if (!lifted) return;
    const { row, from, y } = lifted;
    const middle = each => {
        const box = each.getBoundingClientRect();
        return box.y + box.height / 2;
    };
    for (let next; (next = row.nextElementSibling) && middle(next) < y;) row.before(next);
    for (let previous; (previous = row.previousElementSibling) && middle(previous) > y;) row.after(previous);
    const above = y < from && row.previousElementSibling ? Math.min(0, y - 112) : 0;
    const below = y > from && row.nextElementSibling ? Math.max(0, y + 112 - innerHeight) : 0;
    scrollBy({ top: (above + below) / 8, behavior: "instant" });
    requestAnimationFrame(drag);
}

for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => {
    if (!lifted) return;
    const { row, before } = lifted;
    if (row.previousElementSibling !== before) settle(row, before);
    setTimeout(() => { // after the click, which a drag is not
        lifted = null;
        row.classList.remove("lifted");
    });
});

// --------------------------------------------------------------------------------------------------------- training

// A button beside a number steps it up or down.
addEventListener("click", event => {
    const button = event.target.closest("[data-step]");
    const field = button && $("input", button.parentElement);
    if (!field) return;
    const step = Number(button.dataset.step);
    const parts = field.value.split(":").map(Number);
    if (field.value.includes(":")) {
        const seconds = Math.max(0, parts.reduce((sum, part) => sum * 60 + part, 0) + step);
        field.value = clock(seconds);
    } else {
        const value = Math.max(0, Math.round((Number(field.value.replace(",", ".")) + step) * 100) / 100);
        const comma = document.documentElement.lang === "en" ? "." : ",";
        if (!Number.isNaN(value)) field.value = String(value).replace(".", comma);
    }
    field.dispatchEvent(new Event("input", { bubbles: true }));
});

function clock(seconds) {
    const two = number => String(number).padStart(2, "0");
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
    return (hours ? `${hours}:${two(minutes % 60)}` : minutes) + `:${two(seconds % 60)}`;
}

let ticking;
let sound;

/** Keeps what counts time on the page at what it is now; the end of a rest can be felt and heard. */
function tick() {
    clearTimeout(ticking);
    const clocks = $$("[data-since], [data-until]");
    for (const each of clocks) {
        const { since, until, over } = each.dataset;
        const left = Math.ceil((until - Date.now()) / 1000);
        if (since) each.textContent = clock(Math.max(0, Math.floor((Date.now() - since) / 1000)));
        else if (left > 0) each.textContent = clock(left);
        else if (!each.matches(".over")) {
            each.textContent = over;
            each.classList.add("over");
            navigator.vibrate?.([200, 100, 200]);
            beep();
        }
    }
    if (clocks.length) ticking = setTimeout(tick, 250);
}

// Sound needs a touch before it.
addEventListener("pointerdown", () => {
    if ($("[data-awake]")) sound ??= new AudioContext();
});

function beep() {
    if (sound?.state !== "running") return;
    for (const delay of [0, .25]) {
        const tone = new OscillatorNode(sound, { frequency: 880 });
        const volume = new GainNode(sound, { gain: .2 });
        tone.connect(volume).connect(sound.destination);
        tone.start(sound.currentTime + delay);
        tone.stop(sound.currentTime + delay + .15);
    }
}

let awake = null;

/** Keeps the screen on where a page asks for it, as long as it can be seen. */
async function stayAwake() {
    const isWanted = Boolean($("[data-awake]")) && !document.hidden;
    if (isWanted && (!awake || awake.released)) awake = await navigator.wakeLock?.request("screen").catch(() => null);
    else if (!isWanted) awake?.release();
}
addEventListener("visibilitychange", stayAwake);

// ------------------------------------------------------------------------------------------------------------ files

for (const type of ["dragover", "dragleave", "drop"]) addEventListener(type, event => {
    const drop = event.target.closest?.(".drop");
    if (!drop) return;
    event.preventDefault();
    drop.classList.toggle("over", type === "dragover");
    if (type === "drop") $("input[type=file]", drop).files = event.dataTransfer.files;
});

const reader = document.currentScript.src.replace("app.js", "health.js");
const mostUpload = 60 << 20; // what the server takes, with room for the form
let readFile = null; // the export that the preview on this page is of, for another order of its sources

/**
 * Sends a file. An export of Apple Health, which can have gigabytes, is read in a worker, and only what comes of it is sent;
 * meanwhile the page says how far it is and can stop it.
 */
async function readExport(form, file) {
    const box = $(".reading", form);
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer().catch(() => new ArrayBuffer(0)));
    const isText = start[0] === 60 || start[0] === 0xEF; // "<", or the mark of UTF-8 before it
    let answer = { scan: null };
    if (isText || String.fromCharCode(...start) === "PK\u0003\u0004" || file.size > mostUpload) {
        answer = await readByWorker(box, { file, most: mostUpload, order: new FormData(form).getAll("order") });
    }
    if (answer.scan) {
        readFile = file;
        const body = new FormData(form);
        body.set("file", new File([answer.scan], file.name));
        await load(form.action, { method: "POST", body, isHere: true });
        $("main").focus({ preventScroll: true });
        scrollTo({ top: 0, behavior: "instant" });
    } else if (answer.scan === null) {
        form.dataset.native = "";
        form.requestSubmit();
        delete form.dataset.native;
    } else {
        const note = $(answer.isStopped ? ".stopped" : ".failed", box.parentElement);
        note.hidden = false;
        $("button:not([type])", form).focus();
    }
}

/** What the worker comes to: `scan`, `error` or `isStopped`. */
async function readByWorker(box, task) {
    const progress = $("progress", box);
    const worker = new Worker(reader);
    for (const note of $$(".stopped, .failed", box.parentElement)) note.hidden = true;
    progress.removeAttribute("value");
    box.hidden = false;
    $("button", box).focus();
    const answer = await new Promise(resolve => {
        worker.onmessage = ({ data }) => {
            if (!("share" in data)) return resolve(data);
            progress.value = data.share;
            $("output", box).textContent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(data.share);
        };
        worker.onerror = error => resolve({ error });
        $("button", box).onclick = () => resolve({ isStopped: true });
        worker.postMessage(task);
    });
    worker.terminate();
    box.hidden = true;
    if (answer.error) console.warn(answer.error);
    return answer;
}

// ------------------------------------------------------------------------------------- the worker, and what is new

/** Asks the worker to bring both sides together; without one, the page itself is the server's. */
async function pull() {
    const registration = await worker?.getRegistration();
    if (registration?.active) registration.active.postMessage({ type: "pull" });
    else refresh();
}

let events = null;

/** Listens for what other devices write, while the page can be seen. */
function listen() {
    if (document.hidden || events && events.readyState !== EventSource.CLOSED) return;
    events = new EventSource("/replica/events");
    events.addEventListener("changed", pull);
    events.onopen = async () => {
        if (worker?.controller) pull();
        (await worker?.getRegistration())?.update().catch(() => {});
    };
    events.onerror = () => {
        if (worker?.controller) pull();
        if (events.readyState === EventSource.CLOSED) setTimeout(listen, 5000);
    };
}

addEventListener("visibilitychange", () => {
    if (document.hidden) events?.close();
    else listen();
});
addEventListener("online", listen);
addEventListener("pageshow", event => {
    if (!event.persisted) return;
    press = lifted = null; // the finger went up on another page
    for (const each of $$(".going")) each.classList.remove("going");
    refresh();
});

worker?.addEventListener("message", event => {
    if (event.data.type === "changed") refresh();
    if (event.data.type === "standing") refreshStanding().catch(() => {});
});

dress();
for (const tab of $$(".views [aria-current]")) { // sideways only, unlike scrollIntoView
    const [inner, outer] = [tab.getBoundingClientRect(), tab.parentElement.getBoundingClientRect()];
    tab.parentElement.scrollLeft += inner.x + inner.width / 2 - outer.x - outer.width / 2;
}
if (withoutMessage(location.href).href !== location.href) {
    history.replaceState(history.state, "", withoutMessage(location.href));
}
if (location.hash === "#search") $("input[type=search]")?.focus();
if (!document.body.matches(".bare")) {
    worker?.register("/worker.js", { updateViaCache: "none" }).then(() => worker.ready).then(registration => {
        registration.active.postMessage({ type: "pull" });
        navigator.storage.persist?.();
    }).catch(console.error);
    listen();
}
