// The number pad. The first key replaces the field's content.

import { closest, find } from "./dom.js";
import { isDirty, setDirty } from "./typing.js";

addEventListener("click", event => {
    const button = closest(event, "[data-key]");
    const field = button && find(HTMLInputElement, ".amount input:not([type=hidden])", button.closest(".sheet"));
    if (!field) return;
    const key = button.dataset.key ?? "";
    const text = field.value === field.defaultValue && !isDirty() ? "" : field.value;
    field.value = key === "⌫" ? field.value.slice(0, -1) : text + key;
    setDirty(true);
}, true);
