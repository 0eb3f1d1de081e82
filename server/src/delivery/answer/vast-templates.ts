import { randomUUID } from 'node:crypto';
import type { PlacementTerms, VastContent } from './vast-advert.ts';
import type { VastAddress } from './vast-links.ts';
import { type VastOptions, writeVast } from './write-vast.ts';

/** The parts of a document that depend on the serve: the URL of an event, or the serve's id. */
export type ServePlace = VastAddress | 'servingId';

type TemplateOptions = Pick<VastOptions, 'version'> & PlacementTerms;

type FillTemplate = (contentOf: (place: ServePlace) => string) => string;

/**
 * Returns a function that finds the template of an advert's document. The template is created with the advert's first serve
 * and cached by the advert object, which is replaced when the advert changes.
 * @param addressOf returns our absolute URL for an event, around the part that differs between serves
 */
export function createVastTemplates(addressOf: (advert: VastContent, kind: VastAddress, own: string) => string) {
  const written = new WeakMap<VastContent, Map<string, FillTemplate>>();
  // random, so that no text of an advert can contain a placeholder
  const mark = randomUUID();
  const place = (name: ServePlace) => `${mark}${name}${mark}`;

  const write = (advert: VastContent, { version, ...terms }: TemplateOptions): FillTemplate => {
    const addressIn = (kind: VastAddress) => addressOf(advert, kind, place(kind));
    const options = { version, servingId: place('servingId') };
    const parts = writeVast({ ...advert, ...terms }, addressIn, options).split(mark);
    // marks surround each placeholder, so every second part is one
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
