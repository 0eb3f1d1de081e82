import { toUri } from './to-uri.ts';
import type { VastAdvert } from './vast-advert.ts';
import type { VastVersion } from './vast-document.ts';
import { element, type Markup } from './xml.ts';

/** Extensions for data without a VAST element. */
export const writeExtensions = (advert: VastAdvert, version: VastVersion): Markup =>
  element('Extensions', {}, [writeMarking(advert), writeOwn(advert, version)]);

/** The legally required marking of adverts, in the form that players in Russia read. */
const writeMarking = ({ advertiser, landingPage, erid }: VastAdvert): Markup =>
  element('Extension', { type: 'nroa_inform' }, [
    element('Title', {}, `Реклама · ${advertiser}`),
    element('Url', {}, toUri(landingPage)),
    element('Erid', {}, erid),
  ]);

function writeOwn(advert: VastAdvert, version: VastVersion): Markup | null {
  const { branding } = advert;
  const hasMarking = showsMarking(advert, version);
  if (branding === null && !hasMarking) return null;
  return element('Extension', { type: 'preroll' }, [
    branding === null ? null : element('Branding', {}, branding),
    hasMarking ? element('Marking', {}, 'in_video') : null,
  ]);
}

/**
 * Whether the video's own marking is visible: neither an overlay picture nor a script replaces the video. In 4.2, the layer
 * that draws the advert leaves the video visible.
 */
const showsMarking = ({ markingInVideo, overlay, script, mediaFiles }: VastAdvert, version: VastVersion): boolean =>
  markingInVideo &&
  overlay === null &&
  (script === null || version === '4.2') &&
  mediaFiles.every(({ type }) => type !== 'application/javascript');
