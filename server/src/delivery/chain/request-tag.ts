import type { VastElement } from '@preroll/rules/vast/vast-element';
import type { OutboundClient, OutboundResponse } from '../../platform/outbound/outbound-client.ts';
import { OutboundError, type OutboundErrorCode, type OutboundHop } from '../../platform/outbound/outbound-error.ts';
import { parseDocument } from './parse-document.ts';

/** Why a tag returned no document; `busy`: the host was not requested at all. */
export type TagProblem = OutboundErrorCode | 'status' | 'not_xml' | 'not_vast' | 'busy';

/** The result of requesting a tag. */
export interface TagResponse {
  /** The requested URL, with its macros filled in. */
  url: string;
  /** The URL and its redirects, in order, with the response of each. */
  chain: readonly OutboundHop[];
  /** In milliseconds. */
  took: number;
  /** Null without a complete response. */
  text: string | null;
  /** In bytes; null without a complete response. */
  size: number | null;
  problem: TagProblem | null;
  /** The problem as a sentence for users; null without one. */
  message: string | null;
  /** The response headers, by lower-case name; null without a response. */
  headers: OutboundResponse['headers'] | null;
  /** Null if there is a problem. */
  document: VastElement | null;
}

interface Bounds {
  timeoutMs: number;
  headers?: Record<string, string>;
}

/** The maximum size of a document in bytes. */
const MAX_DOCUMENT_BYTES = 128 * 1024;

/** Requests another server's tag. */
export async function requestTag(outbound: OutboundClient, url: string, bounds: Bounds): Promise<TagResponse> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  const failed = { text: null, size: null, headers: null, document: null };
  try {
    const { chain, status, headers, body } = await outbound.fetch(url, { ...bounds, maxBytes: MAX_DOCUMENT_BYTES });
    const text = body.toString().replace(/^\uFEFF/, '');
    const answered = { url, chain, took: took(), text, size: body.length, headers };
    const refused = (problem: TagProblem, message: string) => ({ ...answered, problem, message, document: null });
    if (status < 200 || status > 299) return refused('status', `The server answers with status ${status}`);
    const document = parseDocument(text);
    if (document === null) return refused('not_xml', 'The answer is not XML, or has more in it than an advert needs');
    if (document.name !== 'VAST') return refused('not_vast', `The answer is XML of another kind: ${document.name}`);
    return { ...answered, problem: null, message: null, document };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ...failed, url, chain: error.chain, took: took(), problem: error.code, message: error.message };
  }
}
