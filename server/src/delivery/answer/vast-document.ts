import { element, type Markup, xmlDocument } from './xml.ts';

/** 3.0 is what all players read; 4.2 comes on request. */
export type VastVersion = '3.0' | '4.2';

/** Writes a VAST document of these adverts, or of the errors of one without adverts. */
export const vastDocument = (version: VastVersion, content: readonly Markup[]): string =>
  xmlDocument(element('VAST', { version, xmlns: version === '3.0' ? null : 'http://www.iab.com/VAST' }, content));
