import { refuseWebAddress } from '@preroll/rules/web-address';

export interface UrlRule {
  /** Refuses http. */
  secure?: boolean | undefined;
}

const EXAMPLE = 'such as https://example.com/page';

/** A scheme that somebody wrote, as against the port of `example.com:8080`. */
const SCHEME = /^([a-z][a-z\d+.-]*):(?!\d)/i;

const parse = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** The address with `https://` before it, when it has no scheme. What is typed is otherwise left alone. */
export function withScheme(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || SCHEME.test(trimmed)) return trimmed;
  return `https://${trimmed.replace(/^\/\//, '')}`;
}

/** What is wrong with a web address, as a sentence; an empty one is right. */
export function refuseUrl(value: unknown, { secure = false }: UrlRule = {}): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return undefined;
  if (/\s/.test(text)) return 'An address has no spaces: write %20 for each';
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'https' && (secure || scheme !== 'http'))
    return secure ? 'Must begin with https://' : 'Must begin with https:// or http://';
  const refusal = refuseWebAddress(withScheme(text));
  if (refusal !== null) return refusal;
  const url = new URL(withScheme(text));
  if (!url.hostname.includes('.') && !url.hostname.startsWith('[') && url.hostname !== 'localhost')
    return `“${url.hostname}” is no whole domain: write it whole, ${EXAMPLE}`;
  return undefined;
}

/** The domain as the network knows it, when that is another than the one written: `xn--e1afmkfd.xn--p1ai`. */
export function punycodeOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || refuseUrl(value) !== undefined) return undefined;
  const host = parse(withScheme(value))?.hostname;
  return host?.includes('xn--') && !value.toLowerCase().includes(host) ? host : undefined;
}
