/**
 * Texts of users inside codes that publishers paste into their pages. Each function makes a text safe for one place, so
 * that no name ends the string, the attribute, the comment or the script around it.
 */

/** The value of an HTML attribute in double quotes. */
export const forAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A string of JavaScript with its quotes, also inside `<script>`: `<` would open a tag or a comment there. */
export const forScript = (text: string): string => JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, escapeCharacter);

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** One line of an HTML comment: what ends a comment is left out (HTML standard, section 13.1.6). */
export const forComment = (text: string): string =>
  text
    .replace(/[<>]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[-!\s]+|[-!\s]+$/g, '');
