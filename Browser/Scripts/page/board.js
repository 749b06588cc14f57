// Dragging cards between columns.

import { $$, $, closest, find } from "./dom.js";
import { load } from "./load.js";
import { whenShown } from "./show.js";

whenShown(() => { for (const card of $$(".column .task")) card.draggable = true; });

addEventListener("dragstart", event => {
    const card = closest(event, ".column .task");
    if (!card) return;
    event.dataTransfer?.setData("text/plain", card.id);
    card.classList.add("dragged");
});

addEventListener("dragend", () => {
    for (const each of $$(".dragged, .column.over")) each.classList.remove("dragged", "over");
});

for (const type of /** @type {const} */ (["dragover", "dragleave", "drop"])) addEventListener(type, event => {
    const column = closest(event, ".column");
    const card = $(".dragged");
    if (!column || !card) return;
    event.preventDefault();
    column.classList.toggle("over", type === "dragover");
    const link = find(HTMLAnchorElement, ".line", card);
    if (type !== "drop" || column.contains(card) || !link) return;
    const body = new URLSearchParams({ do: column.dataset.status ?? "", back: location.pathname });
    load(new URL("do", `${new URL(link.href)}/`), { method: "POST", body });
});
