/** `pages seen` becomes `Pages seen`; the other letters keep their case. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Converts an identifier of the API to a label: `something_new` becomes `Something new`. */
export const labelFromName = (name: string) => capitalize(name.replaceAll('_', ' '));
