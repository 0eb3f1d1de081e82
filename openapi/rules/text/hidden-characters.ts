/**
 * Control and format characters, those that turn the direction of text, and others that nobody sees: with them a link
 * looks like another one.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const hasHiddenCharacters = (text: string): boolean => hidden.test(text);
