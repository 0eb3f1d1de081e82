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
function writeOwn(advert: VastAdvert): Markup | null {
  const { branding } = advert;
  const hasMarking = showsMarking(advert);
  if (branding === null && !hasMarking) return null;
  return element('Extension', { type: 'preroll' }, [
    branding === null ? null : element('Branding', {}, branding),
    hasMarking ? element('Marking', {}, 'in_video') : null,
  ]);
}

/** Whether the video itself is all that viewers see: neither a picture over another video nor a script shows its marking. */
const showsMarking = ({ markingInVideo, overlay, script, mediaFiles }: VastAdvert): boolean =>
  markingInVideo &&
  overlay === null &&
  script === null &&
  mediaFiles.every(({ type }) => type !== 'application/javascript');
