import { type VastVersion, vastDocument } from '../answer/vast-document.ts';
import { element } from '../answer/xml.ts';

/** Why a document has no advert, as stated in the `Error` URL. */
export type EmptyReason =
  | 'unknown_placement'
  | 'unknown_feed'
  | 'unknown_format'
  | 'not_serving'
  | 'test_expired'
  | 'no_advert';

/**
 * A document without adverts, with the URL that players call about it, replacing `[ERRORCODE]`; they continue with the
 * page's own video (VAST 3.0, section 2.4.2.4). The reason only reveals whether the placement or feed exists and serves; its
 * owner can read the details in the application. The element is missing from the 3.0 schema.
 */
export const emptyVast = (publicUrl: string, reason: EmptyReason, version: VastVersion = '3.0'): string =>
  vastDocument(version, [element('Error', {}, `${publicUrl}/vast/error?reason=${reason}&code=[ERRORCODE]`)]);
