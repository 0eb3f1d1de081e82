import { element, type Markup, xmlDocument } from './xml.ts';

/** All players support 3.0; 4.2 is sent on request. */
export type VastVersion = '3.0' | '4.2';

/** Writes a VAST document with these adverts, or with the error elements of an empty one. */
export const vastDocument = (version: VastVersion, content: readonly Markup[]): string =>
  xmlDocument(element('VAST', { version, xmlns: version === '3.0' ? null : 'http://www.iab.com/VAST' }, content));
