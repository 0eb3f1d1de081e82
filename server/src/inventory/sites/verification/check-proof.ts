import { domainToUnicode } from 'node:url';
import { type SiteProof, type SiteProofMethod, siteProofs } from '@preroll/rules/site/site-proofs';
import { parse } from 'tldts';
import type { components } from '../../../platform/contract/generated/contract.d.ts';
import type { OutboundClient } from '../../../platform/outbound/outbound-client.ts';
import { OutboundError, type OutboundErrorCode } from '../../../platform/outbound/outbound-error.ts';
import { describeAnswer } from './describe-answer.ts';
import { type AnswerCode, matchRecords, type ProofMatch } from './match-proof.ts';
import { ageOf, type HttpProof, readResponse, refuseHosts, type SiteToVerify } from './read-response.ts';
import type { ResolveTxt } from './resolve-txt.ts';

type SiteAnswer = components['schemas']['SiteAnswer'];

export interface ProofTools {
  outbound: OutboundClient;
  resolveTxt: ResolveTxt;
}

/** In milliseconds. Their sum stays below the ten seconds within which a check must respond. */
const FIRST_TIMEOUT = 6000;
const SECOND_TIMEOUT = 3000;

interface Seen extends ProofMatch {
  chain: SiteAnswer['chain'];
  bytes: number;
  age: number | null;
  host: string;
}

/** Checks a site's proof; if it is missing, also whether it is at a neighbouring domain. */
export async function checkProof(tools: ProofTools, site: SiteToVerify, method: SiteProofMethod): Promise<SiteAnswer> {
  const seen = await checkMethod(tools, site, method, FIRST_TIMEOUT);
  return answerOf(tools, site, method, seen);
}

/**
 * Checks a site's ads.txt for our line. Unlike a proof, which only the site itself can give, the file may be delegated to
 * another domain.
 */
export async function checkAdsTxt(tools: ProofTools, site: SiteToVerify): Promise<SiteAnswer> {
  const proof = siteProofs(site).ads_txt;
  const place: Place = { method: 'ads_txt', mayBeDelegated: true, proof, timeoutMs: FIRST_TIMEOUT };
  return answerOf(tools, site, 'ads_txt', await checkHttp(tools, site, place));
}

async function answerOf(
  tools: ProofTools,
  site: SiteToVerify,
  method: SiteProofMethod,
  seen: Seen,
): Promise<SiteAnswer> {
  const code = (isAbsent.has(seen.code) && (await codeOfNeighbour(tools, site, method))) || seen.code;
  const proof = siteProofs(site)[method];
  const host = domainToUnicode(seen.host) || seen.host;
  const facts = {
    ...{ method, domain: site.domainUnicode, proof, host, age: seen.age },
    hasAnswered: seen.chain.at(-1)?.status !== 0,
  };
  return {
    method,
    code,
    outcome: outcomeOf(code),
    ...describeAnswer(code, facts),
    chain: seen.chain,
    bytes: seen.bytes,
    line: seen.line,
    expected: code === 'found' ? null : proof.content,
    age: seen.age,
  };
}

/** Codes that mean that nothing of ours was found, so that it may be at a neighbouring domain. */
const isAbsent: ReadonlySet<AnswerCode> = new Set<AnswerCode>([
  'no_tag',
  'no_file',
  'no_line',
  'no_record',
  'not_found',
  'stale_copy',
]);

const unknown: ReadonlySet<AnswerCode> = new Set<AnswerCode>([
  'server_error',
  'too_many_requests',
  'timeout',
  'unreachable',
  'tls',
  'dns_failed',
]);

function outcomeOf(code: AnswerCode): SiteAnswer['outcome'] {
  if (code === 'found') return 'found';
  return unknown.has(code) ? 'unknown' : 'missing';
}

/** Checks the www address of a domain, and the parent domain of a subdomain. */
async function codeOfNeighbour(
  tools: ProofTools,
  site: SiteToVerify,
  method: SiteProofMethod,
): Promise<AnswerCode | null> {
  const parent = parse(site.domain, { allowPrivateDomains: true }).domain;
  const isSubdomain = parent !== null && parent !== site.domain;
  const domain = isSubdomain ? parent : `www.${site.domain}`;
  const { code } = await checkMethod(tools, { ...site, domain }, method, SECOND_TIMEOUT);
  if (code !== 'found') return null;
  return isSubdomain ? 'at_parent' : 'at_www';
}

async function checkMethod(
  tools: ProofTools,
  site: SiteToVerify,
  method: SiteProofMethod,
  timeoutMs: number,
): Promise<Seen> {
  const proof = siteProofs(site)[method];
  return method === 'dns'
    ? checkDns(tools, site, timeoutMs)
    : checkHttp(tools, site, { method, mayBeDelegated: false, proof, timeoutMs });
}

async function checkDns({ resolveTxt }: ProofTools, { domain, token }: SiteToVerify, timeoutMs: number): Promise<Seen> {
  const seen = { chain: [{ url: domain, status: 0 }], bytes: 0, age: null, host: domain, line: null };
  const answer = await resolveTxt(domain, timeoutMs);
  if (answer.code !== null) return { ...seen, code: answer.code };
  return { ...seen, bytes: answer.records.join('').length, ...matchRecords(answer.records, token) };
}

interface Place extends HttpProof {
  proof: SiteProof;
  timeoutMs: number;
}

async function checkHttp({ outbound }: ProofTools, site: SiteToVerify, place: Place): Promise<Seen> {
  try {
    const response = await outbound.fetch(place.proof.place, { timeoutMs: place.timeoutMs });
    return {
      chain: chainOf(response.chain),
      bytes: response.body.length,
      age: ageOf(response),
      host: new URL(response.url).hostname,
      ...(await readResponse(response, site, place)),
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const last = error.chain.at(-1)?.url;
    const host = last === undefined ? site.domain : new URL(last).hostname;
    const code = codes[error.code];
    // a redirect loop is reported as such, even if it leaves the site
    const isOff = code === 'too_many_redirects' ? null : refuseHosts(error, site.domain, place.mayBeDelegated);
    return { code: isOff ?? code, line: null, chain: chainOf(error.chain), bytes: 0, age: null, host };
  }
}

const MAX_HOPS = 10;

const chainOf = (chain: OutboundError['chain']): SiteAnswer['chain'] =>
  chain.slice(0, MAX_HOPS).map(({ url, status }) => ({ url: url.slice(0, 500), status: status ?? 0 }));

const codes: Record<OutboundErrorCode, AnswerCode> = {
  // only redirects lead to such a URL
  invalid_url: 'redirected',
  port: 'redirected',
  not_https: 'not_https',
  private_address: 'private_address',
  unresolved: 'unresolved',
  dns_failed: 'dns_failed',
  unreachable: 'unreachable',
  tls: 'tls',
  timeout: 'timeout',
  too_large: 'too_large',
  too_many_redirects: 'too_many_redirects',
};
