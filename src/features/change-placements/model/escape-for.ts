/**
 * Escapes user texts for code that publishers paste into their pages. Each function is for one context, so that no text
 * can end the string, attribute, comment or script around it.
 */

/** Escapes a text for an HTML attribute in double quotes. */
export const forAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A quoted JavaScript string, also safe inside `<script>`, where `<` could start a tag or a comment. */
export const forScript = (text: string): string => JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, escapeCharacter);

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** One line of an HTML comment: removes sequences that would end the comment (HTML standard, section 13.1.6). */
export const forComment = (text: string): string =>
  text
    .replace(/[<>]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[-!\s]+|[-!\s]+$/g, '');
