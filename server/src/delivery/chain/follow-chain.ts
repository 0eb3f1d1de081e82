import { isWebAddress, nextInChain } from '@preroll/rules/vast/next-in-chain';
import type { VastElement } from '@preroll/rules/vast/vast-element';
import type { TagResponse } from './request-tag.ts';

/** How a chain ends: with an advert, or the reason for none. */
export type ChainEnd = 'advert' | 'no_advert' | 'failed' | 'no_tag' | 'loop' | 'too_many';

export interface Chain {
  end: ChainEnd;
  /** In request order; a tag that would repeat an earlier one is not requested again. */
  asked: readonly TagResponse[];
  /** The `Ad` element of each wrapper that was followed, outermost first. */
  wrappers: readonly VastElement[];
  advert: VastElement | null;
}

/**
 * Follows wrappers from a tag to an advert.
 * @param fetchTag requests a tag as it is written, with its macros
 * @param most the maximum number of documents
 */
export async function followChain(
  tag: string,
  fetchTag: (tag: string) => Promise<TagResponse>,
  most: number,
): Promise<Chain> {
  const asked: TagResponse[] = [];
  const wrappers: VastElement[] = [];
  const known = new Set<string>();
  const endWith = (end: ChainEnd, advert: VastElement | null = null): Chain => ({ end, asked, wrappers, advert });
  for (let next = tag; ; ) {
    known.add(next);
    const answer = await fetchTag(next);
    asked.push(answer);
    if (answer.document === null) return endWith('failed');
    const found = nextInChain(answer.document);
    if (found.kind === 'advert') return endWith('advert', found.ad);
    if (found.kind === 'nothing') return endWith('no_advert');
    wrappers.push(found.ad);
    if (!isWebAddress(found.tag)) return endWith('no_tag');
    if (known.has(found.tag)) return endWith('loop');
    if (asked.length === most) return endWith('too_many');
    next = found.tag;
  }
}
