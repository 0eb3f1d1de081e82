import type { VastElement } from '@preroll/rules/vast/vast-element';
import type { OutboundClient, OutboundResponse } from '../../platform/outbound/outbound-client.ts';
import { OutboundError, type OutboundErrorCode, type OutboundHop } from '../../platform/outbound/outbound-error.ts';
import { readDocument } from './read-document.ts';

/** Why a tag has no document; of a busy host, it was not asked. */
export type TagProblem = OutboundErrorCode | 'status' | 'not_xml' | 'not_vast' | 'busy';

/** What became of a tag that was asked. */
export interface AskedTag {
  /** As it was asked, with its macros filled in. */
  url: string;
  /** The addresses that it led to, itself first, with what each answered. */
  chain: readonly OutboundHop[];
  /** Milliseconds. */
  took: number;
  /** Null without a whole answer. */
  text: string | null;
  /** Bytes; null without a whole answer. */
  size: number | null;
  problem: TagProblem | null;
  /** The problem as a sentence for people; null without one. */
  message: string | null;
  /** Of the answer, by lower-case name; null without one. */
  headers: OutboundResponse['headers'] | null;
  /** Null with a problem. */
  document: VastElement | null;
}

interface Bounds {
  timeoutMs: number;
  headers?: Record<string, string>;
}

/** Bytes of a document. */
const LONGEST = 128 * 1024;

/** Asks another server's tag for its document. */
export async function askTag(outbound: OutboundClient, url: string, bounds: Bounds): Promise<AskedTag> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  const failed = { text: null, size: null, headers: null, document: null };
  try {
    const { chain, status, headers, body } = await outbound.fetch(url, { ...bounds, maxBytes: LONGEST });
    const text = body.toString().replace(/^\uFEFF/, '');
    const answered = { url, chain, took: took(), text, size: body.length, headers };
    const refused = (problem: TagProblem, message: string) => ({ ...answered, problem, message, document: null });
    if (status < 200 || status > 299) return refused('status', `The server answers with status ${status}`);
    const document = readDocument(text);
    if (document === null) return refused('not_xml', 'The answer is not XML, or has more in it than an advert needs');
    if (document.name !== 'VAST') return refused('not_vast', `The answer is XML of another kind: ${document.name}`);
    return { ...answered, problem: null, message: null, document };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ...failed, url, chain: error.chain, took: took(), problem: error.code, message: error.message };
  }
}
