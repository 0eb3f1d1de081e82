import { toUri } from './to-uri.ts';
import type { VastAdvert } from './vast-advert.ts';
import type { VastVersion } from './vast-document.ts';
import { element, type Markup } from './xml.ts';

/** What VAST has no elements for. */
export const writeExtensions = (advert: VastAdvert, version: VastVersion): Markup =>
  element('Extensions', {}, [writeMarking(advert), writeOwn(advert, version)]);

/** The marking that the law on advertising asks for, in the form that players in Russia read. */
const writeMarking = ({ advertiser, landingPage, erid }: VastAdvert): Markup =>
  element('Extension', { type: 'nroa_inform' }, [
    element('Title', {}, `Реклама · ${advertiser}`),
    element('Url', {}, toUri(landingPage)),
    element('Erid', {}, erid),
  ]);

/** For our own code alone (`player.js`). */
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
 * Whether viewers see the video itself: neither a picture over another video nor a script shows its marking. What draws
 * the advert in 4.2 lies over it.
 */
const showsMarking = ({ markingInVideo, overlay, script, mediaFiles }: VastAdvert, version: VastVersion): boolean =>
  markingInVideo &&
  overlay === null &&
  (script === null || version === '4.2') &&
  mediaFiles.every(({ type }) => type !== 'application/javascript');
