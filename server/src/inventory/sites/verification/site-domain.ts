import { domainToASCII, domainToUnicode } from 'node:url';
import { isPrivateHostName } from '@preroll/rules/site/private-host-names';
import { hasHiddenCharacters } from '@preroll/rules/text/hidden-characters';
import { parse } from 'tldts';
import { resembledDomain } from './resembled-domain.ts';

export interface SiteDomain {
  /** In Punycode and lower case: the registrable domain or a subdomain of it. */
  domain: string;
  unicode: string;
  /** A Latin domain that this one resembles; null if there is none. */
  resembles: string | null;
}

/** A domain, or why the address is refused, as a sentence. */
export type DomainAnswer = { ok: true; domain: SiteDomain } | { ok: false; refusal: string };

const refuse = (refusal: string): DomainAnswer => ({ ok: false, refusal });

const MAX_DOMAIN_LENGTH = 253;

/**
 * Extracts the domain of a site from user input: a domain, or any URL on it. Ignores path, query and a trailing dot. Refuses
 * ports, even default ones: players request adverts by domain, and a site on another port may belong to somebody else.
 */
export function parseDomain(text: string): DomainAnswer {
  const typed = text.trim();
  if (hasHiddenCharacters(typed))
    return refuse('Leave out the invisible characters: they make one address look like another');
  // browsers treat backslashes as slashes
  if (/[\s\\]/.test(typed)) return refuse('Not an address: it has spaces or backslashes');
  const address = withScheme(typed);
  if (address === null) return refuse('Must be a web address, such as https://news.example');
  if (!URL.canParse(address)) return refuse('Not an address: check its spelling');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '')
    return refuse('Leave out the name and password: everyone would see them');
  if (hasPort(address)) return refuse('Leave out the port: sites are known by their domain');
  return readHost(url.hostname.replace(/\.$/, ''));
}

/** Null for other schemes, such as mailto. */
function withScheme(typed: string): string | null {
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(typed)?.[1]?.toLowerCase();
  if (scheme === undefined) return `https://${typed.replace(/^\/\//, '')}`;
  return (scheme === 'http' || scheme === 'https') && /^https?:\/\/[^/]/i.test(typed) ? typed : null;
}

/** Checks the text, because the URL class drops default ports. */
const hasPort = (address: string) => /^https?:\/\/[^/?#]*:\d*(?:[/?#]|$)/i.test(address);

function readHost(host: string): DomainAnswer {
  const { isIp, domain: registrable, publicSuffix } = parse(host, { allowPrivateDomains: true });
  if (isIp || host.startsWith('[')) return refuse('An IP address is not a domain');
  if (host === 'localhost' || host.endsWith('.localhost'))
    return refuse('This address only leads to your own computer');
  if (isPrivateHostName(host))
    return refuse('This address only leads somewhere within a network: enter the public domain');
  // .example is allowed, because the demo's sites use it
  if (/\.(test|invalid|onion)$/.test(host)) return refuse('Nobody can register such a domain: enter the public one');
  if (!host.includes('.')) return refuse('The domain lacks its ending, such as .com');
  if (host.length > MAX_DOMAIN_LENGTH) return refuse(`A domain has at most ${MAX_DOMAIN_LENGTH} characters`);
  const labels = host.split('.');
  if (labels.some((label) => !/^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label)))
    return refuse('Not a domain: each part has up to 63 letters, digits or hyphens, with no hyphen at its ends');
  const unicode = domainToUnicode(host);
  if (unicode === '' || /(^|\.)xn--/.test(unicode) || domainToASCII(unicode) !== host)
    return refuse('Not a domain: its punycode means nothing');
  if (registrable === null)
    return refuse(
      `${domainToUnicode(publicSuffix ?? host)} is an ending that many sites share: enter the whole domain`,
    );
  const mixed = unicode.split('.').find(mixesScripts);
  if (mixed !== undefined)
    return refuse(`“${mixed}” mixes ${scriptsOf(mixed).join(' and ')} letters, so that it looks like another domain`);
  return { ok: true, domain: { domain: host, unicode, resembles: resembledDomain(unicode) } };
}

const scripts = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
] as const;

/** The scripts in a label among those with similar letters. Others, such as the Japanese ones, are commonly mixed. */
const scriptsOf = (label: string): string[] => scripts.filter(([, script]) => script.test(label)).map(([name]) => name);

const mixesScripts = (label: string) => scriptsOf(label).length > 1;
