// The app's sentences, in a file for each language (Browser/number-texts). A first visit waits only for its own
// language; the others are cached when the app is ready.

import { assetURL, cacheName, languages, browserLanguage, textsPath } from "./assets.js";
import { stallLimit } from "./transport.js";

/** @typedef {Uint8Array | null} Texts Null if not loaded. */

/** A page needs a language that the engine does not have. */
export class MissingTextsError extends Error {}

let areAllNeeded = false; // because a page needed another language
let hasSubstitute = false; // whether an engine uses one language in place of another

/** @param {string} language */
const find = language => caches.match(assetURL(textsPath(language)));

/** @param {string} language */
async function fetchTexts(language) {
    const cached = await find(language);
    if (cached) return cached;
    const path = assetURL(textsPath(language));
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), stallLimit);
    const response = await fetch(path, { signal: timeout.signal });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const cache = await caches.open(cacheName);
    await cache.put(path, response.clone()).catch(console.error);
    return response;
}

/** @param {Response} response */
const bytesOf = async response => new Uint8Array(await response.arrayBuffer());

/** Makes all later engines load all languages. */
export function needAllTexts() { areAllNeeded = true; }

/**
 * The sentences of each language, for a new engine. If all are needed and one cannot be loaded, the person's own language
 * replaces it, so that no text is ever missing.
 * @returns {Promise<Texts[]>}
 */
export async function readTexts() {
    const own = await bytesOf(await fetchTexts(browserLanguage()));
    hasSubstitute = false;
    return Promise.all(languages.map(async language => {
        if (language === browserLanguage()) return own;
        try {
            const response = areAllNeeded ? await fetchTexts(language) : await find(language);
            return response ? await bytesOf(response) : null;
        } catch (error) {
            console.info(error);
            hasSubstitute = true;
            return own;
        }
    }));
}

/** The sentences of the person's own language, for every language. */
export async function readOwnTexts() {
    const own = await bytesOf(await fetchTexts(browserLanguage()));
    return languages.map(() => own);
}

/** Caches all languages. Returns whether an engine uses one language in place of another. */
export async function cacheTexts() {
    await Promise.all(languages.map(fetchTexts));
    return hasSubstitute;
}
