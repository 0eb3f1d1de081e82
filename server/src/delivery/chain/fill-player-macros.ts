import { randomInt } from 'node:crypto';
import { encodeValue } from '../answer/fill-macros.ts';
import { toUri } from '../answer/to-uri.ts';

/** Fills the macros of a tag's URL that players fill (VAST 4.2, section 6), and leaves others as they are. */
export function fillPlayerMacros(tag: string, page: string): string {
  const values: Record<string, string> = {
    CACHEBUSTING: String(randomInt(10_000_000, 100_000_000)),
    TIMESTAMP: encodeURIComponent(new Date().toISOString()),
    PAGEURL: encodeValue(page),
  };
  return toUri(tag.replace(/\[([A-Z]+)\]/g, (macro, name: string) => values[name] ?? macro));
}
