// Clocks that count up or down. At the end of a rest the phone vibrates and beeps; the screen stays on until then.

import { announce } from "./announce.js";
import { $, $$ } from "./dom.js";
import { forgetRest } from "./rest.js";
import { whenShown } from "./show.js";

/** @param {number} seconds */
export function clockText(seconds) {
    /** @param {number} number */
    const twoDigits = number => String(number).padStart(2, "0");
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
    return (hours ? `${hours}:${twoDigits(minutes % 60)}` : minutes) + `:${twoDigits(seconds % 60)}`;
}

/** @type {number | undefined} */
let tickTimer;
whenShown(tick);

function tick() {
    clearTimeout(tickTimer);
    const clocks = $$("[data-since], [data-until]");
    for (const clock of clocks) {
        const { since, until, over } = clock.dataset;
        const left = Math.ceil((Number(until) - Date.now()) / 1000);
        if (since) clock.textContent = clockText(Math.max(0, Math.floor((Date.now() - Number(since)) / 1000)));
        else if (left > 0) clock.textContent = clockText(left);
        else if (!clock.matches(".over")) {
            clock.textContent = over ?? "";
            clock.classList.add("over");
            forgetRest();
            announce(clock.textContent);
            navigator.vibrate?.([200, 100, 200]);
            beep();
        }
    }
    if (clocks.length) tickTimer = setTimeout(tick, 250);
}

/** @type {AudioContext | undefined} */
let audio;

addEventListener("pointerdown", () => { // browsers play sound only after a touch
    if ($("[data-awake]")) audio ??= new AudioContext();
});

function beep() {
    if (audio?.state !== "running") return;
    for (const delay of [0, .25]) {
        const tone = new OscillatorNode(audio, { frequency: 880 });
        const volume = new GainNode(audio, { gain: .2 });
        tone.connect(volume).connect(audio.destination);
        tone.start(audio.currentTime + delay);
        tone.stop(audio.currentTime + delay + .15);
    }
}

/** @type {WakeLockSentinel | null | undefined} */
let wakeLock = null;

/** Keeps the screen on while a visible page asks for it. */
async function stayAwake() {
    const isWanted = Boolean($("[data-awake]")) && !document.hidden;
    if (!isWanted) wakeLock?.release();
    else if (!wakeLock || wakeLock.released) wakeLock = await navigator.wakeLock?.request("screen").catch(() => null);
}
whenShown(stayAwake);
addEventListener("visibilitychange", stayAwake);
