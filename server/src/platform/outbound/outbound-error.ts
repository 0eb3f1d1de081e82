export type OutboundErrorCode =
  | 'invalid_url'
  | 'not_https'
  | 'port'
  | 'private_address'
  | 'unresolved'
  | 'dns_failed'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects';

const sentences: Record<OutboundErrorCode, string> = {
  invalid_url: 'This is not a web address',
  not_https: 'Only https addresses are allowed',
  port: 'Only addresses without a port of their own are allowed',
  private_address: 'This address is not on the public internet',
  unresolved: 'There is no host of this name',
  dns_failed: 'The DNS of the host does not answer',
  unreachable: 'The host refused or cut the connection',
  tls: 'The certificate of the host is not valid',
  timeout: 'The host took too long to answer',
  too_large: 'The answer is too large',
  too_many_redirects: 'The host redirects too often',
};

/** Why a request to another host has no response. The message is a sentence for users and contains no address. */
export class OutboundError extends Error {
  readonly code: OutboundErrorCode;
  /** The requested URLs, in order, with the status of each response. */
  readonly chain: OutboundHop[];

  constructor(code: OutboundErrorCode, chain: OutboundHop[] = [], cause?: unknown) {
    super(sentences[code], { cause });
    this.name = 'OutboundError';
    this.code = code;
    this.chain = chain;
  }
}

export interface OutboundHop {
  url: string;
  /** Null without a response. */
  status: number | null;
}

/** The error code of a failed name resolution, from an error of `node:dns`. */
export function dnsErrorCode(error: unknown): OutboundErrorCode {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(code) ? 'unresolved' : 'dns_failed';
}

/** The error code of a failed connection, from an error of Node's network modules. */
export function outboundErrorCode(error: unknown): OutboundErrorCode {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (/^(CERT_|ERR_TLS|ERR_SSL|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code)) return 'tls';
  return 'unreachable';
}
