import { randomUUID } from 'node:crypto';
import type { PlacementTerms, VastContent } from './vast-advert.ts';
import type { VastAddress } from './vast-links.ts';
import { type VastOptions, writeVast } from './write-vast.ts';

/** What a document has of its serve alone: the address of an event, or the id of the serve. */
export type ServePlace = VastAddress | 'servingId';

type TemplateOptions = Pick<VastOptions, 'version'> & PlacementTerms;

/** Writes the document of a serve. */
type FillTemplate = (contentOf: (place: ServePlace) => string) => string;

/**
 * Returns a function that finds an advert's document with places to fill. It is written with the advert's first serve,
 * and forgotten with the advert: a change makes another object of it.
 * @param addressOf returns our absolute address for an event, around the part that differs between serves
 */
export function createVastTemplates(addressOf: (advert: VastContent, kind: VastAddress, own: string) => string) {
  const written = new WeakMap<VastContent, Map<string, FillTemplate>>();
  // nobody knows it, so that no text of an advert can hold a place
  const mark = randomUUID();
  const place = (name: ServePlace) => `${mark}${name}${mark}`;

  const write = (advert: VastContent, { version, ...terms }: TemplateOptions): FillTemplate => {
    const addressIn = (kind: VastAddress) => addressOf(advert, kind, place(kind));
    const options = { version, servingId: place('servingId') };
    const parts = writeVast({ ...advert, ...terms }, addressIn, options).split(mark);
    // split by marks on both sides: every second part is a place
    return (contentOf) => parts.map((part, at) => (at % 2 === 1 ? contentOf(part as ServePlace) : part)).join('');
  };

  return (advert: VastContent, options: TemplateOptions): FillTemplate => {
    const ofAdvert = written.get(advert) ?? new Map<string, FillTemplate>();
    written.set(advert, ofAdvert);
    const key = Object.values(options).join(' ');
    const template = ofAdvert.get(key) ?? write(advert, options);
    ofAdvert.set(key, template);
    return template;
  };
}
