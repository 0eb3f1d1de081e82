import { toUri } from './to-uri.ts';
import type { Overlay, VastAdvert } from './vast-advert.ts';
import type { VastVersion } from './vast-document.ts';
import type { VastLinks } from './vast-links.ts';
import { vastTime } from './vast-time.ts';
import { element, type Markup } from './xml.ts';

/** Writes an advert that is a picture over a video. It has no timeline: players report only the show and clicks. */
export function writeOverlay(advert: VastAdvert, overlay: Overlay, links: VastLinks, version: VastVersion): Markup {
  const { url, type, width, height } = overlay;
  // the VAST event that means that the overlay was seen
  const tracking = element('TrackingEvents', {}, links.ofEvent('Tracking', 'show', { event: 'creativeView' }));
  const picture = element('StaticResource', { creativeType: type }, toUri(url));
  const clickThrough = links.own('NonLinearClickThrough', 'landing');
  const clickTracking = links.ofEvent('NonLinearClickTracking', 'clickTracking');
  const attributes = { width, height, ...scaling, minSuggestedDuration: vastTime(advert.duration) };
  const content =
    version === '3.0' ? [picture, ...clickTracking, clickThrough] : [picture, clickThrough, ...clickTracking];
  return element('NonLinearAds', {}, [tracking, element('NonLinear', attributes, content)]);
}

const scaling = { scalable: 'true', maintainAspectRatio: 'true' };
