/**
 * Invisible characters at the beginning of a text, which make it look like another or change the direction of what
 * follows.
 */
const hiddenStart = /^[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+/u;

/** Trims a text and removes invisible characters at its beginning. Those at its end may belong to an emoji. */
export const tidyText = (text: string): string => text.trim().replace(hiddenStart, '');
