/** Characters that nobody sees at the beginning of a text: such a name looks like another, or turns the direction of what follows. */
const hiddenStart = /^[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+/u;

/** A text without blanks around it, and without invisible characters before it. Those at its end can belong to an emoji. */
export const tidyText = (text: string): string => text.trim().replace(hiddenStart, '');
