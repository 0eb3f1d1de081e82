import type { SiteProofMethod } from '@preroll/rules/site/site-proofs';
import type { OutboundResponse } from '../../../platform/outbound/outbound-client.ts';
import { type AnswerCode, matchAdsTxt, matchFile, matchTag, type ProofMatch } from './match-proof.ts';

export interface SiteToVerify {
  domain: string;
  domainUnicode: string;
  token: string;
  adsTxtLine: string;
}

/** A proof that is checked over HTTP. */
export interface HttpProof {
  method: Exclude<SiteProofMethod, 'dns'>;
  /** Whether one redirect may leave the site, as for an ads.txt (ads.txt 1.1, section 3.1). */
  mayBeDelegated: boolean;
}

/** Compares a site's response, after redirects, with the expected proof. */
export async function readResponse(
  response: OutboundResponse,
  site: SiteToVerify,
  { method, mayBeDelegated }: HttpProof,
): Promise<ProofMatch> {
  // an error of another host must not be reported as the site's
  const refusal = refuseHosts(response, site.domain, mayBeDelegated) ?? refuseStatus(response.status, method);
  const reading = refusal === null ? await readBody(response, site, method) : { code: refusal, line: null };
  const isStale = ageOf(response) !== null && isOutdatedInCopy.has(reading.code);
  return isStale ? { ...reading, code: 'stale_copy' } : reading;
}

/** Codes that an outdated cached copy can cause, although the site has the proof by now. */
const isOutdatedInCopy: ReadonlySet<AnswerCode> = new Set<AnswerCode>([
  'no_tag',
  'no_file',
  'no_line',
  'page_instead_of_file',
]);

async function readBody({ body }: OutboundResponse, { token, adsTxtLine }: SiteToVerify, method: HttpProof['method']) {
  const text = body.toString('utf8');
  if (method === 'meta') return await matchTag(text, token);
  if (isUtf16(body)) return { code: 'not_utf8' as const, line: null };
  return method === 'file' ? matchFile(text, token) : matchAdsTxt(text, adsTxtLine);
}

/** Detects UTF-16 by its byte order mark, or by the zero bytes in Latin text. */
const isUtf16 = (body: Buffer) => {
  const head = body.subarray(0, 64);
  const hasMark = head.indexOf(Buffer.of(0xff, 0xfe)) === 0 || head.indexOf(Buffer.of(0xfe, 0xff)) === 0;
  return hasMark || head.filter((byte) => byte === 0).length > head.length / 4;
};

function refuseStatus(status: number, method: HttpProof['method']): AnswerCode | null {
  if (status >= 500) return 'server_error';
  if (status === 429) return 'too_many_requests';
  if (status === 401 || status === 403 || status === 451) return 'forbidden';
  if (status >= 200 && status < 300) return null;
  return method === 'meta' ? 'not_found' : 'no_file';
}

/**
 * Returns the code for a chain of redirects that ends off the site. Redirects between a domain and its www address stay on
 * it.
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

/** The age of a response from a cache (RFC 9111, section 5.1); null for a fresh one. */
export function ageOf({ headers }: OutboundResponse): number | null {
  const age = Number(headers.age);
  return Number.isInteger(age) && age > 0 && age <= 2 ** 31 - 1 ? age : null;
}
