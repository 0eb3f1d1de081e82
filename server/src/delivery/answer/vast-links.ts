import { type TrackingEvent, trackingEventName } from '@preroll/rules/advert/tracking-events';
import { toUri } from './to-uri.ts';
import type { VastAdvert } from './vast-advert.ts';
import { element, type Markup } from './xml.ts';

/** Events that a player reports to us, and the link that a click opens. */
export type VastAddress = 'error' | 'landing' | ReturnType<typeof trackingEventName>;

type Attributes = Parameters<typeof element>[1];

/** Writes the elements of an advert that contain URLs. */
export interface VastLinks {
  addressOf(kind: VastAddress): string;
  /** An element with one of our URLs. */
  own(name: string, kind: VastAddress): Markup;
  /** One element for each URL that is called on an event: ours first, then the advertiser's. */
  ofEvent(name: string, event: TrackingEvent, attributes?: Attributes): Markup[];
}

export function createVastLinks(
  { trackers }: Pick<VastAdvert, 'trackers'>,
  addressOf: VastLinks['addressOf'],
): VastLinks {
  const link = (name: string, address: string, attributes: Attributes = {}) =>
    element(name, attributes, toUri(address));
  return {
    addressOf,
    own: (name, kind) => link(name, addressOf(kind)),
    ofEvent: (name, event, attributes) =>
      [
        addressOf(trackingEventName(event)),
        ...trackers.filter((tracker) => tracker.event === event).map(({ url }) => url),
      ].map((address) => link(name, address, attributes)),
  };
}
