/**
 * Control and format characters, those that change the direction of text, and other invisible ones, which can make a
 * link look like another.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const hasHiddenCharacters = (text: string): boolean => hidden.test(text);
