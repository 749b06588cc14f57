// Reads what was earned: the line of the level on Today, once it changes.

import { announceToo } from "./announce.js";
import { $ } from "./dom.js";
import "./messages.js";
import { whenShown } from "./show.js";

/** @type {{ path: string, text: string } | null} */
let last = null;

whenShown(() => {
    const { pathname: path } = location;
    const text = $(".level-line")?.textContent?.trim() ?? "";
    if (last?.path === path && text && text !== last.text) announceToo(text);
    last = { path, text };
});
