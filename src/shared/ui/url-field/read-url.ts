import { validateWebAddress } from '@preroll/rules/site/web-address';

export interface UrlRule {
  /** Requires https. */
  secure?: boolean | undefined;
  /** The saved address. The form's schema decides whether it is still accepted although it breaks a newer rule. */
  saved?: unknown;
}

const EXAMPLE = 'such as https://example.com/page';

/** Matches an explicit scheme, but not the port of `example.com:8080`. */
const SCHEME = /^([a-z][a-z\d+.-]*):(?!\d)/i;

const parse = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** Adds `https://` to an address without a scheme; otherwise leaves the text unchanged. */
export function withScheme(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || SCHEME.test(trimmed)) return trimmed;
  return `https://${trimmed.replace(/^\/\//, '')}`;
}

/** Validates a web address and returns the error; an empty one is valid. */
export function validateUrl(value: unknown, { secure = false, saved }: UrlRule = {}): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return undefined;
  if (/\s/.test(text)) return 'An address has no spaces: write %20 for each';
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'https' && (secure || scheme !== 'http'))
    return secure ? 'Must begin with https://' : 'Must begin with https:// or http://';
  if (text === saved) return undefined;
  const refusal = validateWebAddress(withScheme(text));
  if (refusal !== null) return refusal;
  const url = new URL(withScheme(text));
  if (!url.hostname.includes('.') && !url.hostname.startsWith('[') && url.hostname !== 'localhost')
    return `“${url.hostname}” is not a complete domain. Write it in full, ${EXAMPLE}`;
  return undefined;
}

/** The punycode form of the domain if it differs from the typed one: `xn--e1afmkfd.xn--p1ai`. */
export function punycodeOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || validateUrl(value) !== undefined) return undefined;
  const host = parse(withScheme(value))?.hostname;
  return host?.includes('xn--') && !value.toLowerCase().includes(host) ? host : undefined;
}
