import type { SiteProofMethod } from '@preroll/rules/site/site-proofs';
import type { OutboundResponse } from '../../../platform/outbound/outbound-client.ts';
import type { ProvedSite } from './look-for-proof.ts';
import { type AnswerCode, type Reading, readAdsTxt, readFile, readTag } from './read-proof.ts';

/** What is looked for over HTTP. */
export interface Way {
  method: Exclude<SiteProofMethod, 'dns'>;
  /** Whether one redirect may lead off the site, as that of an ads.txt may (ads.txt 1.1, section 3.1). */
  mayBeDelegated: boolean;
}

/** Compares the answer of a site, after redirects, with what it should have. */
export async function readResponse(
  response: OutboundResponse,
  site: ProvedSite,
  { method, mayBeDelegated }: Way,
): Promise<Reading> {
  // another host's troubles are not the site's
  const refusal = refuseHosts(response, site.domain, mayBeDelegated) ?? refuseStatus(response.status, method);
  const reading = refusal === null ? await readBody(response, site, method) : { code: refusal, line: null };
  const isStale = ageOf(response) !== null && isOutdatedInCopy.has(reading.code);
  return isStale ? { ...reading, code: 'stale_copy' } : reading;
}

/** What an old copy can lack although the site has it by now. */
const isOutdatedInCopy: ReadonlySet<AnswerCode> = new Set<AnswerCode>([
  'no_tag',
  'no_file',
  'no_line',
  'page_instead_of_file',
]);

async function readBody({ body }: OutboundResponse, { token, adsTxtLine }: ProvedSite, method: Way['method']) {
  const text = body.toString('utf8');
  if (method === 'meta') return await readTag(text, token);
  if (isUtf16(body)) return { code: 'not_utf8' as const, line: null };
  return method === 'file' ? readFile(text, token) : readAdsTxt(text, adsTxtLine);
}

/** By its mark, or by the zero bytes that every letter of a Latin text has. */
const isUtf16 = (body: Buffer) => {
  const head = body.subarray(0, 64);
  const hasMark = head.indexOf(Buffer.of(0xff, 0xfe)) === 0 || head.indexOf(Buffer.of(0xfe, 0xff)) === 0;
  return hasMark || head.filter((byte) => byte === 0).length > head.length / 4;
};

function refuseStatus(status: number, method: Way['method']): AnswerCode | null {
  if (status >= 500) return 'server_error';
  if (status === 429) return 'too_many_requests';
  if (status === 401 || status === 403 || status === 451) return 'forbidden';
  if (status >= 200 && status < 300) return null;
  return method === 'meta' ? 'not_found' : 'no_file';
}

/**
 * Tells whether a chain of redirects ends away from the site. One between a domain and its www address stays on it; any
 * other leaves it.
 */
export function refuseHosts(
  { chain }: Pick<OutboundResponse, 'chain'>,
  domain: string,
  mayBeDelegated: boolean,
): Extract<AnswerCode, 'redirected' | 'redirected_to_parent'> | null {
  const isOff = (address: string) => !isOfSite(new URL(address).hostname, domain);
  const url = chain.at(-1)?.url;
  if (url === undefined || !isOff(url)) return null;
  if (mayBeDelegated && chain.filter((hop) => isOff(hop.url)).length === 1) return null;
  return domain.endsWith(`.${new URL(url).hostname}`) ? 'redirected_to_parent' : 'redirected';
}

const isOfSite = (host: string, domain: string) =>
  host === domain || host === `www.${domain}` || domain === `www.${host}`;

/** How old a copy is that a cache answered with (RFC 9111, section 5.1); null for a fresh answer. */
export function ageOf({ headers }: OutboundResponse): number | null {
  const age = Number(headers.age);
  return Number.isInteger(age) && age > 0 && age <= 2 ** 31 - 1 ? age : null;
}
