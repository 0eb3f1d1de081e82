import { isTagMacro, replaceMacros, type TagMacro } from '@preroll/rules/feed/tag-macros';

/** Replaces a tag's macros with their URL-encoded values; unknown macros are removed. */
export const fillMacros = (tag: string, values: Readonly<Record<TagMacro, string>>): string =>
  replaceMacros(tag, (name) => (isTagMacro(name) ? encodeValue(values[name]) : ''));

/** URL-encodes a value. A truncated value may end in half a surrogate pair, which `encodeURIComponent` would reject. */
export const encodeValue = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
