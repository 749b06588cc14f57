// A label with the value of a chart's point that was tapped: browsers show a point's title to a mouse only.

const label = Object.assign(document.createElement("p"), { className: "chart-label", hidden: true });
label.ariaHidden = "true"; // the chart's table says it too

addEventListener("click", event => {
    const point = event.target instanceof Element ? event.target.closest("figure.chart svg :has(> title)") : null;
    const isShown = !label.hidden && label.textContent === point?.lastElementChild?.textContent;
    label.hidden = !point || isShown; // a second tap hides it
    if (!point || label.hidden) return;
    label.textContent = point.lastElementChild?.textContent ?? "";
    point.closest("figure")?.append(label);
    const [box, { width }] = [point.getBoundingClientRect(), label.getBoundingClientRect()];
    const middle = box.x + box.width / 2 - width / 2;
    label.style.left = `${Math.max(8, Math.min(middle, document.documentElement.clientWidth - width - 8))}px`;
    label.style.top = `${Math.max(8, box.y - label.offsetHeight - 8)}px`;
});

addEventListener("scroll", () => { label.hidden = true; }, { capture: true, passive: true });
addEventListener("keydown", event => { if (event.key === "Escape") label.hidden = true; });
