import { type VastVersion, vastDocument } from '../answer/vast-document.ts';
import { element } from '../answer/xml.ts';

/** Why a document has no advert, as the `Error` address says it. */
export type EmptyReason =
  | 'unknown_placement'
  | 'unknown_feed'
  | 'unknown_format'
  | 'not_serving'
  | 'test_expired'
  | 'no_advert';

/**
 * A document without adverts, with the address that players call about it, in which they replace `[ERRORCODE]`; they go on
 * with the page's own video (VAST 3.0, section 2.4.2.4). The reason does not tell strangers more than whether the placement
 * or feed exists and serves: its owner reads the rest in the cabinet. The schema of 3.0 has forgotten the element.
 */
export const emptyVast = (publicUrl: string, reason: EmptyReason, version: VastVersion = '3.0'): string =>
  vastDocument(version, [element('Error', {}, `${publicUrl}/vast/error?reason=${reason}&code=[ERRORCODE]`)]);
