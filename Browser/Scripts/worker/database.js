// IndexedDB with promises.

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
export const result = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
});

/**
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
export const completed = transaction => new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was aborted"));
});

/**
 * @param {string} name
 * @param {(database: IDBDatabase) => void} createStores
 */
export function openDatabase(name, createStores) {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => createStores(request.result);
    return result(request);
}

/**
 * @param {IDBDatabase} database
 * @param {string} store
 * @param {string} key
 */
export const read = (database, store, key) => result(database.transaction(store).objectStore(store).get(key));

/**
 * @param {IDBDatabase} database
 * @param {string} store
 * @param {string} key
 * @param {unknown} value
 */
export function write(database, store, key, value) {
    const transaction = database.transaction(store, "readwrite", { durability: "strict" });
    transaction.objectStore(store).put(value, key);
    return completed(transaction);
}

/**
 * Runs work as the only writer of all workers and tabs, so that nothing is decided on less than all that was written.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const exclusively = work => navigator.locks.request("daybook-writer", work);
