// The fields that a form sends.

/**
 * The fields of a form, as it is submitted by a button. Only a form with a chosen file is sent in parts.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
export function postedFields(form, button) {
    const FormDataWithButton = /** @type {any} */ (FormData); // TypeScript's has only one argument
    /** @type {FormData} */
    const content = new FormDataWithButton(form, button);
    const fields = new URLSearchParams();
    for (const [name, value] of content) {
        if (typeof value === "string") fields.append(name, value);
        else if (value.size > 0) return content;
    }
    return fields;
}
