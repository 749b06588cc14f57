// The app's sentences, in a file for each language (Browser/number-texts). A first visit waits only for its own
// language; the others are cached when the app is ready.

import { assetURL, cacheName, languages, ownLanguage, textsPath } from "./assets.js";
import { stallLimit } from "./transport.js";

/** @typedef {Uint8Array | null} Texts Null if they are not here. */

/** A page needs a language that the engine was made without. */
export class MissingTextsError extends Error {}

let areAllNeeded = false; // since a page needed another language
let isStandingIn = false; // whether an engine was made with one language in place of another

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

/** From now on engines are made with all languages. */
export function needAllTexts() { areAllNeeded = true; }

/**
 * The sentences for a new engine, of each language. If all are needed and one cannot be loaded, the person's own stands
 * in for it, so that nothing is ever without words.
 * @returns {Promise<Texts[]>}
 */
export async function readTexts() {
    const own = await bytesOf(await fetchTexts(ownLanguage()));
    isStandingIn = false;
    return Promise.all(languages.map(async language => {
        if (language === ownLanguage()) return own;
        try {
            const response = areAllNeeded ? await fetchTexts(language) : await find(language);
            return response ? await bytesOf(response) : null;
        } catch (error) {
            console.info(error);
            isStandingIn = true;
            return own;
        }
    }));
}

/** The sentences of the person's own language, in place of all others too. */
export async function readOwnTexts() {
    const own = await bytesOf(await fetchTexts(ownLanguage()));
    return languages.map(() => own);
}

/** Caches all languages. Returns whether one has another in its place in an engine. */
export async function cacheTexts() {
    await Promise.all(languages.map(fetchTexts));
    return isStandingIn;
}
