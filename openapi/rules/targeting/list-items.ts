import { canonicalIp } from './canonical-ip.ts';
import type { ListField } from './targeting-fields.ts';

export type ListItem = { value: string } | { reason: string };

type Parse = (text: string) => string | null;

const pattern =
  (shape: RegExp): Parse =>
  (text) =>
    shape.test(text) ? text : null;
const upper =
  (parse: Parse): Parse =>
  (text) =>
    parse(text.toUpperCase());

const continents = pattern(/^(AF|AN|AS|EU|NA|OC|SA)$/);
const country = pattern(/^[A-Z]{2}$/);
const region = pattern(/^[A-Z]{2}-[A-Z\d]{1,3}$/);
/** Version 1 of the IAB content taxonomy, as used by OpenRTB. */
const category = pattern(/^IAB[1-9]\d?(-[1-9]\d?)?$/);

const language: Parse = (tag) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
};

const label = /^[\p{L}\p{N}_]([\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}_])?$/u;

const toAscii: Parse = (name) => {
  if (/^[a-z\d._-]+$/.test(name)) return name;
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : null;
};

/** A link without the characters that separate entries, because with them it could be several links. */
const link = /^(?:https?:\/\/)?([^\s,;:/?#]+)(?::\d*)?(?:[/?#][^\s,;]*)?$/i;

/**
 * A host, its subdomains (`*.shop.example`), or the host of a link. International names become punycode, as browsers
 * send them.
 */
const host: Parse = (text) => {
  const [, any = '', name = ''] = /^(\*\.)?(.+)$/.exec(link.exec(text)?.[1] ?? '') ?? [];
  const labels = name.split('.');
  if (labels.length < 2 || !labels.every((part) => label.test(part)) || /^\d+$/.test(labels.at(-1) ?? '')) return null;
  const hostname = toAscii(name.toLowerCase());
  return hostname === null || hostname.length > 253 ? null : `${any}${hostname}`;
};

const lower: Parse = (text) => text.toLowerCase();

const parsers: Record<ListField, { parse: Parse; reason?: string }> = {
  browsers: { parse: lower },
  desktop_os: { parse: lower },
  mobile_os: { parse: lower },
  tablet_os: { parse: lower },
  languages: { parse: language, reason: 'Not a language tag' },
  ip: { parse: canonicalIp, reason: 'Not an IP address or range' },
  referer: { parse: host, reason: 'Not a host' },
  source: { parse: lower },
  continent: { parse: upper(continents), reason: 'Not a continent code' },
  country: { parse: upper(country), reason: 'Not a country code' },
  region: { parse: upper(region), reason: 'Not a region code' },
  categories: { parse: upper(category), reason: 'Not an IAB category' },
  keywords: { parse: lower },
  resolution: { parse: pattern(/^[1-9]\d{0,9}$/), reason: 'Not a resolution' },
};

/** The message about an invalid entry of a list. */
export const refusalOf = (kind: ListField): string => parsers[kind].reason ?? 'Longer than 255 characters';

/**
 * Normalizes an entry of a list for storing and comparing: trims it, reduces links to their hosts, converts hosts and
 * words to lower case, codes to upper case, IP addresses to their shortest form and ranges to their first address.
 * Doesn't look it up in a dictionary.
 */
export function parseListItem(kind: ListField, line: string): ListItem {
  const text = line.trim();
  if (text === '') return { reason: 'Empty entry' };
  const value = parsers[kind].parse(text);
  return value === null || value.length > 255 ? { reason: refusalOf(kind) } : { value };
}
