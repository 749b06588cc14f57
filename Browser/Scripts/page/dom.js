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
 * The first element that matches, as one of a kind.
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
 * The element an event happened in or around which matches, or null.
 * @param {Event} event
 * @param {string} selector
 */
export const closest = (event, selector) =>
    event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest(selector)) : null;

/** @param {Response} response */
export const parsePage = async response => new DOMParser().parseFromString(await response.text(), "text/html");

/**
 * Fetches a page as a script does, which is not sent through redirects.
 * @param {string | URL} url
 * @param {RequestInit} [options]
 */
export const fetchPart = (url, options = {}) => fetch(url, { ...options, headers: { "Daybook-Part": "1" } });
