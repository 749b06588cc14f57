// Reads texts aloud by screen readers, which announce only what changes in a region that they already know.

import { $ } from "./dom.js";

/** @type {number | undefined} */
let announceTimer;

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
    clearTimeout(announceTimer);
    announceTimer = setTimeout(() => { place.textContent = text; }, 150);
}
