// The way back of a page leads to the page it was opened from, if that is of another part of life: from a task of Today to Today.

import { $, $$, closest } from "./dom.js";
import { whenShown } from "./show.js";

const waysBack = "a.way-back, .toolbar > a.round:first-child:not([rel])";
const { navigation } = /** @type {any} */ (window); // not in every browser

/**
 * The path of an entry; that of this page for one whose address is withheld.
 * @param {any} entry
 */
const pathOf = entry => new URL(entry.url ?? "", location.href).pathname;

/**
 * Finds the entry of the browser's history that this page was opened from. The page's own forms are passed over.
 * @param {HTMLAnchorElement} link
 * @returns {any} Null if it was opened otherwise, or from a page below the one that the link leads to.
 */
function openerBefore(link) {
    if (!navigation?.currentEntry || !document.referrer.startsWith(`${location.origin}/`)) return null;
    const entries = navigation.entries();
    const path = location.pathname;
    let index = navigation.currentEntry.index - 1;
    while (entries[index] && `${pathOf(entries[index])}/`.startsWith(`${path}/`)) index--;
    if (!entries[index]) return null;
    const pathname = pathOf(entries[index]);
    if (pathname === link.pathname) return entries[index];
    return pathname.startsWith(`${link.pathname}/`) || /\/(new|edit|unlock)$/.test(pathname) ? null : entries[index];
}

// The name of the opener's part, or a neutral one: titles are the person's own, and are not stored.
whenShown(() => {
    for (const link of /** @type {HTMLAnchorElement[]} */ ($$(waysBack))) {
        const opener = openerBefore(link);
        const path = opener && pathOf(opener);
        if (!opener || path === link.pathname) continue;
        const name = $(`nav a:not(.brand)[href="${path}"]`)?.textContent?.trim() || document.body.dataset.back || "";
        if (link.matches(".round")) link.ariaLabel = name;
        else link.lastElementChild?.replaceChildren(name);
    }
});

addEventListener("click", event => {
    const link = /** @type {HTMLAnchorElement | null} */ (closest(event, waysBack));
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const opener = openerBefore(link);
    if (!opener) return;
    event.preventDefault();
    history.go(opener.index - navigation.currentEntry.index);
});
