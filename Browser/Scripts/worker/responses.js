// Responses with the headers of all of Daybook's pages.

const contentSecurityPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    + "font-src 'none'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
    + "base-uri 'none'; frame-ancestors 'none'";

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type
 * @property {Uint8Array} body
 * @property {string} [location]
 * @property {string} [fileName]
 */

/**
 * @param {Answer} answer
 * @param {string} [location] The target of a redirect followed for a page's script.
 */
export function makeResponse(answer, location) {
    const headers = new Headers({
        "Content-Type": answer.type, "Cache-Control": "no-store", "Content-Security-Policy": contentSecurityPolicy,
        "Referrer-Policy": "same-origin", "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    });
    if (answer.location) headers.set("Location", answer.location);
    if (location) headers.set("Daybook-Location", location);
    if (answer.fileName) {
        headers.set("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(answer.fileName)}`);
    }
    return new Response(answer.body.length > 0 ? answer.body : null, { status: answer.status, headers });
}
