// Number fields: the number pad, whose first key replaces the content, and buttons that step a number up or down.

import { clockText } from "./clocks.js";
import { closest, find } from "./dom.js";
import { isDirty, setDirty } from "./edit-state.js";

addEventListener("click", event => {
    const button = closest(event, "[data-key]");
    const field = button && find(HTMLInputElement, ".amount input:not([type=hidden])", button.closest(".sheet"));
    if (!field) return;
    const key = button.dataset.key ?? "";
    const text = field.value === field.defaultValue && !isDirty() ? "" : field.value;
    field.value = key === "⌫" ? field.value.slice(0, -1) : text + key;
    setDirty(true);
    field.dispatchEvent(new Event("input", { bubbles: true }));
}, true);

addEventListener("click", event => {
    const button = closest(event, "[data-step]");
    const field = find(HTMLInputElement, "input", button?.parentElement ?? null);
    if (!button || !field) return;
    const step = Number(button.dataset.step);
    if (field.value.includes(":")) {
        const seconds = field.value.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
        field.value = clockText(Math.max(0, seconds + step));
    } else {
        const value = Math.max(0, Math.round((Number(field.value.replace(",", ".")) + step) * 100) / 100);
        const comma = document.documentElement.lang === "en" ? "." : ",";
        if (!Number.isNaN(value)) field.value = String(value).replace(".", comma);
    }
    field.dispatchEvent(new Event("input", { bubbles: true }));
});
