// The paths that take files. They are those of the routes in Swift, which a test compares.

const attaching = /^(\/attachments\/.+|\/money\/transactions)$/;
const importing = /^\/(data|money)\/import(\/.+)?$/;

/**
 * Whether the file of a form is stored at once with what it belongs to, encrypted, and not kept for a form that follows.
 * @param {string} path
 */
export const attachesFile = path => attaching.test(path);

/**
 * Whether a file is read that is being imported.
 * @param {string} method
 * @param {URL} url
 */
export const readsImport = (method, url) => importing.test(url.pathname) && (method === "POST" || url.searchParams.has("upload"));
