import { isBeingTyped } from "./typed-line.js";

/**
 * Changes an element into another, keeping common descendants with their focus, scroll position and transitions.
 * @param {Node} old
 * @param {Node} next
 */
export function morph(old, next) {
    if (!(old instanceof Element && next instanceof Element)) {
        if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
        return;
    }
    const { value, checked } = /** @type {HTMLInputElement} */ (next); // before its children are moved
    morphAttributes(old, next);
    /** @type {Map<string, Node>} */
    const named = new Map();
    for (const child of old.children) {
        const id = idOf(child);
        if (id) named.set(id, child);
    }
    let current = old.firstChild;
    const children = Array.from(next.childNodes);
    for (const [index, child] of children.entries()) {
        const id = idOf(child);
        // A line above that is gone must not take the place of its counterpart.
        while (!id && current && current.nodeName !== child.nodeName && isGone(current, children.slice(index + 1))) {
            const rest = current.nextSibling;
            current.remove();
            current = rest;
        }
        const match = id ? named.get(id) : idOf(current) ? null : current;
        if (!match || match.nodeName !== child.nodeName) {
            old.insertBefore(child, current);
            continue;
        }
        if (match === current) current = current.nextSibling;
        else old.insertBefore(match, current);
        morph(match, child);
    }
    while (current) {
        const rest = current.nextSibling;
        current.remove();
        current = rest;
    }
    if (old.matches("template")) old.innerHTML = next.innerHTML;
    if (!old.matches("input, textarea, select")) return;
    const field = /** @type {HTMLInputElement} */ (old);
    if (field.type === "file") return;
    if (field.type === "search" && field === document.activeElement) return; // more may have been typed meanwhile
    if (isBeingTyped(field)) return;
    if (field.checked !== checked) field.checked = checked;
    if (field.value !== value) field.value = value;
}

/**
 * Whether none of these nodes is the counterpart of another, or it is only white space.
 * @param {Node} node
 * @param {Node[]} others
 */
function isGone(node, others) {
    if (!(node instanceof Element)) return node.nodeValue?.trim() === "";
    return !others.some(other => other instanceof Element && idOf(other) === idOf(node) && other.nodeName === node.nodeName
        && (idOf(node) || other.classList.item(0) === node.classList.item(0)));
}

/**
 * @param {Element} old
 * @param {Element} next
 */
function morphAttributes(old, next) {
    for (const { name } of Array.from(old.attributes)) {
        if (!next.hasAttribute(name) && name !== "open") old.removeAttribute(name);
    }
    for (const { name, value } of next.attributes) {
        if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
}

/**
 * The id attribute. A form's `id` property may be a field of that name instead.
 * @param {Node | null} node
 */
const idOf = node => node instanceof Element ? node.getAttribute("id") : null;
