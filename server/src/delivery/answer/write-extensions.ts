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
function writeOwn({ branding }: VastAdvert): Markup | null {
  return branding === null ? null : element('Extension', { type: 'preroll' }, [element('Branding', {}, branding)]);
}
