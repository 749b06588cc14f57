// Finding elements.

/**
 * The first element that matches, or null.
 * @param {string} selector
 * @param {ParentNode | null} [root]
 */
export const $ = (selector, root = document) => /** @type {HTMLElement | null} */ (root?.querySelector(selector) ?? null);

/**
 * All elements that match.
 * @param {string} selector
 * @param {ParentNode} [root]
 */
export const $$ = (selector, root = document) =>
    Array.from(/** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector)));

/**
 * The first element that matches and is of a class.
 * @template {HTMLElement} Kind
 * @param {new () => Kind} kind
 * @param {string} selector
 * @param {ParentNode | null} [root]
 */
export function find(kind, selector, root = document) {
    const element = $(selector, root);
    return element instanceof kind ? element : null;
}

/**
 * The closest matching ancestor of an event's target, or null.
 * @param {Event} event
 * @param {string} selector
 */
export const closest = (event, selector) =>
    event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest(selector)) : null;

/** @param {Response} response */
export const parsePage = async response => new DOMParser().parseFromString(await response.text(), "text/html");

/**
 * Fetches a page, with the header that makes the service worker follow redirects itself. A form is stored even if this page is left
 * before the response.
 * @param {string | URL} url
 * @param {RequestInit} [options]
 */
export function fetchPart(url, options = {}) {
    const { body } = options;
    const keepalive = body instanceof URLSearchParams && String(body).length < 30_000; // browsers allow 64 kB for all such requests
    return fetch(url, { ...options, keepalive, headers: { "Daybook-Part": "1" } });
}
