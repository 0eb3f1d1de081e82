import { isTagMacro, replaceMacros, type TagMacro } from '@preroll/rules/feed/tag-macros';

/** Puts values in place of a tag's macros, encoded for an address; nothing in place of one that is unknown. */
export const fillMacros = (tag: string, values: Readonly<Record<TagMacro, string>>): string =>
  replaceMacros(tag, (name) => (isTagMacro(name) ? encodeURIComponent(toWellFormed(values[name])) : ''));

/** A value that was cut may end in half a character, which can't be encoded. */
const toWellFormed = (text: string) => Buffer.from(text).toString();
