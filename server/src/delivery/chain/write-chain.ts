import type { VastElement } from '@preroll/rules/vast/vast-element';
import { element, type Markup, xmlDocument } from '../answer/xml.ts';

const known = /^(?:2\.0|3\.0|4\.[0-3])$/;

/** The version of another server's document, whose form its adverts keep. */
export const versionOf = ({ attributes: { version = '' } }: VastElement): string =>
  known.test(version) ? version : '3.0';

/** Writes another server's advert as a document of ours. */
export const writeChain = (advert: VastElement, version: string): string =>
  xmlDocument(
    element('VAST', { version, xmlns: version.startsWith('4') ? 'http://www.iab.com/VAST' : null }, [write(advert)]),
  );

const write = ({ name, attributes, text, children }: VastElement): Markup =>
  element(name, attributes, children.length > 0 ? children.map(write) : text);
