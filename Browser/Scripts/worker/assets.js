// The files of this version of the app. Their URLs contain the version, so cached files never change.

import { fetchModule } from "../shared/join-module.js";
import { scope } from "./scope.js";

/** Inserted by script/browser-build: a hash of all files of the app. */
export const version = "{{version}}";

/** The cache of this version. */
export const cacheName = `daybook-${version}`;

const paths = [
    "app.css", "app.js", "health.js", "manifest.webmanifest", "icons/icon.svg", "icons/icon-192.png",
    "icons/icon-512.png", "icons/maskable-512.png", "icons/apple-touch-180.png",
];

/** The server's split WebAssembly module, and the joined one in the cache. */
export const splitModulePath = "daybook.split", modulePath = "daybook.wasm";

/** The supported languages, in Swift's order (Sources/Words/Language/Language.swift). */
export const languages = ["en", "ru", "pl"];

/** The language that Swift chooses for this browser; the person may have chosen another in the settings. */
export const browserLanguage = () => navigator.languages.map(tag => tag.split(/[-_;]/)[0].toLowerCase())
    .find(language => languages.includes(language)) ?? "en";

/** @param {string} language */
export const textsPath = language => `texts/${language}.txt`;

/** @param {string} path */
export const assetURL = path => `/assets/${version}/${path}`;

/** Caches the files needed at first: only one language, unless a previous version is running. */
export async function cacheAssets() {
    const cache = await caches.open(cacheName);
    const texts = (scope.registration.active ? languages : [browserLanguage()]).map(textsPath);
    await Promise.all([
        cache.addAll([...paths, ...texts].map(assetURL)),
        fetchModule(assetURL(splitModulePath)).then(response => cache.put(assetURL(modulePath), response)),
    ]);
    return cache;
}

/** Deletes the caches of old versions except the last, whose pages may still request their assets. */
export async function deleteOldCaches() {
    const names = (await caches.keys()).filter(name => name.startsWith("daybook-") && name !== cacheName);
    await Promise.all(names.slice(0, -1).map(name => caches.delete(name)));
}

/** @param {URL} url */
export const isAsset = url => url.pathname.startsWith("/assets/") || url.pathname === "/manifest.webmanifest";

/**
 * @param {Request} request
 * @param {URL} url
 */
export async function respondWithAsset(request, url) {
    const path = url.pathname.replace(/^\/(assets\/)?/, "");
    const versioned = /^[0-9a-f]{16}\//.test(path) ? url.pathname : assetURL(path);
    return await caches.match(versioned) ?? await scope.fetch(request);
}
