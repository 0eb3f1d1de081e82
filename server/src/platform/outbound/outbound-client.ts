import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateHostName } from '@preroll/rules/site/private-host-names';
import { Agent, request } from 'undici';
import { dnsErrorCode, OutboundError, type OutboundHop, outboundErrorCode } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';
import { createNameResolver, type ResolveName } from './resolve-name.ts';
import type { TestHost, TestHosts } from './test-hosts.ts';

export interface OutboundOptions {
  method?: 'GET' | 'HEAD' | 'POST';
  /** Only sent to the first origin: a redirect to another one drops them. */
  headers?: Record<string, string>;
  /** The maximum size of the body in bytes; 1 MB by default. */
  maxBytes?: number;
  /** In milliseconds, for the whole call including redirects; 10 s by default. */
  timeoutMs?: number;
  /** 5 by default; if 0, a redirect is returned as the response. */
  maxRedirects?: number;
}

export interface OutboundResponse {
  /** The final URL, after redirects. */
  url: string;
  /** All requested URLs, in order. */
  chain: OutboundHop[];
  status: number;
  /** By lower-case name; the first value of repeated headers. */
  headers: Partial<Record<string, string>>;
  body: Buffer;
}

export interface OutboundClient {
  /**
   * Requests a public https URL.
   * @throws OutboundError if there is no complete response; any status is a response
   */
  fetch(url: string, options?: OutboundOptions): Promise<OutboundResponse>;
}

export interface GuardedClient extends OutboundClient {
  /** The reason for which `fetch` would refuse a URL regardless of name resolution, as a sentence; null if it would not. */
  refuse(url: string): string | null;
}

interface Settings {
  outboundTestHosts?: TestHosts;
  /** Ports allowed in addition to 443 and 80. */
  outboundPorts?: readonly number[];
}

const MEGABYTE = 1024 * 1024;

/**
 * Milliseconds to connect to one of several addresses, after which Node tries the next. Long enough for a distant host (the
 * default of 250 is not), and short enough to try another address within the second that a player waits.
 */
const CONNECT_TIMEOUT = 500;

/**
 * Creates the client through which the server requests all URLs that users enter. It accepts only https, allowed ports and
 * public addresses. Addresses are checked when the connection is made, so that a name that resolves differently from one
 * moment to the next gains nothing.
 * @param resolve replaces name resolution; for tests
 */
export function createOutboundClient(
  { outboundTestHosts = new Map(), outboundPorts = [] }: Settings,
  resolve: ResolveName = createNameResolver(),
): GuardedClient {
  const testHostOf = (url: URL) => outboundTestHosts.get(url.hostname) ?? outboundTestHosts.get(url.host);
  const refuseAddress = (url: URL, chain: OutboundHop[]) => {
    if (testHostOf(url) === undefined) refusePlace(url, outboundPorts, chain);
  };
  return {
    refuse(address) {
      try {
        const url = readUrl(address, []);
        refuseAddress(url, []);
        return null;
      } catch (error) {
        if (error instanceof OutboundError) return error.message;
        throw error;
      }
    },

    async fetch(address, { maxRedirects = 5, timeoutMs = 10_000, headers = {}, ...options } = {}) {
      const signal = AbortSignal.timeout(timeoutMs);
      const chain: OutboundHop[] = [];
      let url = readUrl(address, chain);
      let sent = headers;
      for (let redirects = 0; ; redirects += 1) {
        const testHost = testHostOf(url);
        const hop: OutboundHop = { url: url.href, status: null };
        chain.push(hop);
        refuseAddress(url, chain);
        const answer = await requestOnce(url, { ...options, headers: sent, signal, testHost, resolve, chain });
        hop.status = answer.status;
        const { location } = answer.headers;
        if (answer.status < 300 || answer.status >= 400 || location === undefined || maxRedirects === 0)
          return { url: url.href, chain, ...answer };
        if (redirects === maxRedirects) throw new OutboundError('too_many_redirects', chain);
        const next = readUrl(location, chain, url);
        if (next.origin !== url.origin) sent = {};
        url = next;
      }
    },
  };
}

function readUrl(address: string, chain: OutboundHop[], base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new OutboundError('invalid_url', chain);
  const url = new URL(address, base?.href);
  if (url.username !== '' || url.password !== '') throw new OutboundError('invalid_url', chain);
  url.hash = '';
  return url;
}

/** Checks a URL before name resolution, including a host that is an IP address. */
function refusePlace(url: URL, ports: readonly number[], chain: OutboundHop[]): void {
  if (url.protocol !== 'https:') throw new OutboundError('not_https', chain);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isInside = isPrivateHostName(host.replace(/\.$/, ''));
  if (isInside || (isIP(host) !== 0 && !isPublicAddress(host))) throw new OutboundError('private_address', chain);
  // otherwise users could scan the ports of other hosts from here
  if (!['', '80'].includes(url.port) && !ports.includes(Number(url.port))) throw new OutboundError('port', chain);
}

interface Connection extends Pick<OutboundOptions, 'method' | 'headers' | 'maxBytes'> {
  signal: AbortSignal;
  testHost: TestHost | undefined;
  resolve: ResolveName;
  chain: OutboundHop[];
}

type Answer = Pick<OutboundResponse, 'status' | 'headers' | 'body'>;

/** Requests one URL on a new connection, so that every address is checked. */
async function requestOnce(
  url: URL,
  { method = 'GET', headers, maxBytes = MEGABYTE, signal, testHost, resolve, chain }: Connection,
): Promise<Answer> {
  const lookup = publicOnly(resolve, signal);
  const agent = new Agent({
    allowH2: false,
    connect: { lookup, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: CONNECT_TIMEOUT },
  });
  // undici does not observe a signal before it is connected (https://github.com/nodejs/undici/issues/386)
  const abort = () => void agent.destroy(signal.reason as Error).catch(() => {});
  signal.addEventListener('abort', abort);
  const origin = testHost ? `http://${testHost.address}:${testHost.port}` : url.origin;
  try {
    signal.throwIfAborted();
    const response = await request(`${origin}${url.pathname}${url.search}`, {
      dispatcher: agent,
      method,
      // the size limit counts received bytes, so compression is not accepted
      headers: { 'user-agent': 'Preroll', accept: '*/*', 'accept-encoding': 'identity', ...headers, host: url.host },
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response.body) {
      bytes += part.length;
      if (bytes > maxBytes) throw new OutboundError('too_large');
      parts.push(part);
    }
    const read = Object.entries(response.headers).map(([name, value]) => [name, [value].flat()[0] ?? '']);
    return { status: response.statusCode, headers: Object.fromEntries(read), body: Buffer.concat(parts) };
  } catch (error) {
    if (error instanceof OutboundError) throw new OutboundError(error.code, chain, error.cause);
    throw new OutboundError(signal.aborted ? 'timeout' : outboundErrorCode(error), chain, error);
  } finally {
    signal.removeEventListener('abort', abort);
    agent.destroy().catch(() => {});
  }
}

/** The lookup function of a connection that tries all addresses of a name. */
const publicOnly =
  (resolve: ResolveName, signal: AbortSignal): LookupFunction =>
  (name, _options, callback) =>
    void resolvePublic(resolve, name, signal).then(
      (addresses) => callback(null, addresses),
      (error) => callback(error, []),
    );

/** Rejects if any address of a name is not public, or when the signal aborts. */
async function resolvePublic(resolve: ResolveName, name: string, signal: AbortSignal): Promise<LookupAddress[]> {
  const addresses = await resolve(name, signal).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new OutboundError(dnsErrorCode(cause), [], cause);
  });
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new OutboundError('private_address');
  signal.throwIfAborted();
  return addresses;
}
