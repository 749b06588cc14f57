// Reads texts aloud by screen readers, which announce only what changes in a region that they already know.

import { $ } from "./dom.js";

/** @type {number | undefined} */
let announceTimer;

/** The text to be announced; empty once it was. */
let pending = "";

/**
 * Announces a text, after what moving the focus says.
 * @param {string} text
 */
export function announce(text) {
    const host = $("dialog[open]") ?? document.documentElement; // what is beside an open dialog is not read
    let region = $(":scope > [data-announced]", host);
    if (!region) {
        region = document.createElement("p");
        region.className = "hidden";
        region.setAttribute("role", "status");
        region.dataset.announced = "";
        host.append(region);
    }
    const place = region;
    place.textContent = "";
    pending = text;
    clearTimeout(announceTimer);
    announceTimer = setTimeout(() => {
        place.textContent = text;
        pending = "";
    }, 150);
}

/**
 * Announces a text after what is to be announced.
 * @param {string} text
 */
export const announceToo = text => announce([pending, text].filter(Boolean).join(". "));
