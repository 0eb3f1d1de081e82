/** `pages seen` becomes `Pages seen`; capitals stay. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A name on the wire as a label: `something_new` becomes `Something new`. */
export const labelFromName = (name: string) => capitalize(name.replaceAll('_', ' '));
