import { isTagMacro, replaceMacros, type TagMacro } from '@preroll/rules/feed/tag-macros';

/** Puts values in place of a tag's macros, encoded for an address; nothing in place of one that is unknown. */
export const fillMacros = (tag: string, values: Readonly<Record<TagMacro, string>>): string =>
  replaceMacros(tag, (name) => (isTagMacro(name) ? encodeValue(values[name]) : ''));

/** Encodes a value for an address. One that was cut may end in half a character, which can't be encoded as it is. */
export const encodeValue = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
