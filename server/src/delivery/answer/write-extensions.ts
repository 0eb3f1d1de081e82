import { toUri } from './to-uri.ts';
import type { VastAdvert } from './vast-advert.ts';
import { element, type Markup } from './xml.ts';

/** What VAST has no elements for. */
export const writeExtensions = (advert: VastAdvert): Markup =>
  element('Extensions', {}, [writeMarking(advert), writeOwn(advert)]);

/** The marking that the law on advertising asks for, in the form that players in Russia read. */
const writeMarking = ({ advertiser, landingPage, erid }: VastAdvert): Markup =>
  element('Extension', { type: 'nroa_inform' }, [
    element('Title', {}, `Реклама · ${advertiser}`),
    element('Url', {}, toUri(landingPage)),
    element('Erid', {}, erid),
  ]);

/** For our own code alone (`player.js`). */
function writeOwn({ branding, markingInVideo, overlay }: VastAdvert): Markup | null {
  // the picture of an overlay is none of the video's that shows the marking
  const hasMarking = markingInVideo && overlay === null;
  if (branding === null && !hasMarking) return null;
  return element('Extension', { type: 'preroll' }, [
    branding === null ? null : element('Branding', {}, branding),
    hasMarking ? element('Marking', {}, 'in_video') : null,
  ]);
}
