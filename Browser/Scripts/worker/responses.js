// Responses with the headers of all of Daybook's pages.

const contentSecurityPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    + "font-src 'none'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
    + "base-uri 'none'; frame-ancestors 'none'";

/** The policy of an attached file, which browsers show in a page of their own with styles. A sandbox has no viewer for a PDF. */
const filePolicy = "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; form-action 'none'; "
    + "base-uri 'none'; frame-ancestors 'none'";

/**
 * @typedef {object} PageResponse
 * @property {number} status
 * @property {string} type
 * @property {Uint8Array} body
 * @property {string} [location]
 * @property {string} [fileName]
 * @property {boolean} [isInline] Whether the browser shows the file instead of saving it.
 */

/** @param {PageResponse} page */
const policyOf = ({ isInline, type }) =>
    !isInline ? contentSecurityPolicy : type === "application/pdf" ? filePolicy : `${filePolicy}; sandbox`;

/**
 * Encodes a name as the server does: of these characters, headers give the apostrophe a meaning (RFC 8187).
 * @param {string} name
 */
const percentEncoded = name =>
    encodeURIComponent(name).replace(/[!'()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * @param {PageResponse} page
 * @param {string} [location] The target of a redirect followed for a page's script.
 */
export function makeResponse(page, location) {
    const headers = new Headers({
        "Content-Type": page.type, "Cache-Control": "no-store", "Content-Security-Policy": policyOf(page),
        "Referrer-Policy": "same-origin", "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    });
    if (page.location) headers.set("Location", page.location);
    if (location) headers.set("Daybook-Location", location);
    if (page.fileName) {
        const place = page.isInline ? "inline" : "attachment";
        headers.set("Content-Disposition", `${place}; filename*=UTF-8''${percentEncoded(page.fileName)}`);
    }
    return new Response(page.body.length > 0 ? page.body : null, { status: page.status, headers });
}
