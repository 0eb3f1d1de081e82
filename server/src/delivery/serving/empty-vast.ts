import { type VastVersion, vastDocument } from '../answer/vast-document.ts';
import { element } from '../answer/xml.ts';

/** Why a document has no advert and never will, as the `Error` address says it. */
export type VastRefusal = 'unknown_placement' | 'not_serving' | 'test_expired';

/** A document without adverts: players go on with the page's own video (VAST 3.0, section 2.4.2.4). */
export const emptyVast = (version: VastVersion = '3.0'): string => vastDocument(version, []);

/**
 * Such a document with the address that players call about it, in which they replace `[ERRORCODE]`. The reason does not
 * tell strangers more than whether the placement exists: its owner reads the rest in the cabinet.
 */
export const refusedVast = (publicUrl: string, reason: VastRefusal, version: VastVersion = '3.0'): string =>
  vastDocument(version, [element('Error', {}, `${publicUrl}/vast/error?reason=${reason}&code=[ERRORCODE]`)]);
