// Swiping a sheet down closes it. The page behind it never scrolls.

const slop = 4; // pixels before a touch counts as a drag
const fast = 0.5; // pixels per millisecond of a flick

/**
 * A touch that may become a drag: where it began, where and when it was last, how fast it moved then.
 * @typedef {{ x: number, y: number, lastY: number, lastAt: number, speed: number, isActive: boolean }} Swipe
 */

/**
 * Lets a finger pull a sheet down and closes it after a third of its height or a flick.
 * @param {HTMLDialogElement} dialog
 * @param {() => void} close
 */
export function closeBySwipe(dialog, close) {
    /** @type {Swipe | null} */
    let swipe = null;

    dialog.addEventListener("touchstart", event => {
        if (swipe?.isActive) springBack(dialog, swipe); // a second finger
        swipe = event.touches.length === 1 && canPull(dialog, event) ? newSwipe(event) : null;
    }, { passive: true });

    dialog.addEventListener("touchmove", event => {
        if (event.target === dialog && event.cancelable) event.preventDefault(); // outside of its content
        if (!swipe) return;
        if (!swipe.isActive) {
            const direction = directionOf(swipe, event.touches[0]);
            if (!direction) return event.cancelable && event.preventDefault();
            if (direction !== "down" || !event.cancelable) return swipe = null; // the browser scrolls
            swipe.isActive = true;
        }
        event.preventDefault();
        follow(swipe, event);
        dialog.style.translate = `0 ${distanceOf(swipe)}px`;
    }, { passive: false });

    dialog.addEventListener("touchend", event => {
        const ended = swipe;
        swipe = null;
        if (!ended?.isActive) return;
        if (isClosing(ended, dialog, event.timeStamp)) close();
        else springBack(dialog, ended);
    });

    dialog.addEventListener("touchcancel", () => {
        if (swipe?.isActive) springBack(dialog, swipe);
        swipe = null;
    });
}

/**
 * Whether a touch may pull the sheet: not one that scrolls it, or edits a field.
 * @param {HTMLDialogElement} dialog
 * @param {TouchEvent} event
 */
function canPull(dialog, event) {
    const target = /** @type {Element} */ (event.target);
    if (target === dialog || dialog.scrollTop > 0 || target.closest("input, textarea, select, .grip")) return false;
    for (let each = target; each !== dialog && each.parentElement; each = each.parentElement) {
        if (each.scrollTop > 0) return false;
    }
    return true;
}

/**
 * @param {TouchEvent} event
 * @returns {Swipe}
 */
function newSwipe({ touches: [touch], timeStamp }) {
    return { x: touch.clientX, y: touch.clientY, lastY: touch.clientY, lastAt: timeStamp, speed: 0, isActive: false };
}

/**
 * The first direction of a touch, or null if it has hardly moved.
 * @param {Swipe} swipe
 * @param {Touch} touch
 */
function directionOf(swipe, touch) {
    const [across, down] = [touch.clientX - swipe.x, touch.clientY - swipe.y];
    if (Math.max(Math.abs(across), Math.abs(down)) < slop) return null;
    return down > Math.abs(across) ? "down" : "other";
}

/**
 * @param {Swipe} swipe
 * @param {TouchEvent} event
 */
function follow(swipe, { touches: [touch], timeStamp }) {
    swipe.speed = (touch.clientY - swipe.lastY) / Math.max(1, timeStamp - swipe.lastAt);
    [swipe.lastY, swipe.lastAt] = [touch.clientY, timeStamp];
}

/** @param {Swipe} swipe */
const distanceOf = swipe => Math.max(0, swipe.lastY - swipe.y);

/**
 * @param {Swipe} swipe
 * @param {HTMLDialogElement} dialog
 * @param {number} now
 */
function isClosing(swipe, dialog, now) {
    const isFlick = swipe.speed > fast && now - swipe.lastAt < 80 && distanceOf(swipe) > 24;
    return isFlick || distanceOf(swipe) > dialog.offsetHeight / 3;
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {Swipe} swipe
 */
function springBack(dialog, swipe) {
    dialog.style.translate = "";
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    dialog.animate({ translate: [`0 ${distanceOf(swipe)}px`, "0 0"] }, { duration: 200, easing: "ease-out" });
}
