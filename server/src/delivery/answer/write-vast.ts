import type { VastAdvert } from './vast-advert.ts';
import { type VastVersion, vastDocument } from './vast-document.ts';
import { createVastLinks, type VastAddress } from './vast-links.ts';
import { writeExtensions } from './write-extensions.ts';
import { writeLinear } from './write-linear.ts';
import { writeOverlay } from './write-overlay.ts';
import { element } from './xml.ts';

export interface VastOptions {
  version: VastVersion;
  /** Identifies this response in the reports of both sides (VAST 4.2, section 3.4.3). */
  servingId: string;
}

/**
 * Writes the document that plays an advert. The two versions differ in the order of elements, which their schemas fix, and
 * in the ids that only 4.2 has.
 * @param addressOf returns our absolute URL for an event; that of `error` contains the macro `[ERRORCODE]`
 */
export function writeVast(
  advert: VastAdvert,
  addressOf: (kind: VastAddress) => string,
  { version, servingId }: VastOptions,
): string {
  const { id, advertiser, erid } = advert;
  const links = createVastLinks(advert, addressOf);
  const system = element('AdSystem', {}, 'Preroll');
  const title = element('AdTitle', {}, advert.title || advertiser);
  const description = advert.description === '' ? null : element('Description', {}, advert.description);
  const owner = element('Advertiser', {}, advertiser);
  const error = links.own('Error', 'error');
  const impressions = links.ofEvent('Impression', 'impression');
  const extensions = writeExtensions(advert, version);
  const isOld = version === '3.0';
  const creative = element('Creative', { id }, [
    advert.overlay === null
      ? writeLinear(advert, links, version)
      : writeOverlay(advert, advert.overlay, links, version),
    isOld ? null : element('UniversalAdId', { idRegistry: 'erir' }, erid),
  ]);
  const creatives = element('Creatives', {}, [creative]);
  const inLine = isOld
    ? [system, title, description, owner, error, ...impressions, creatives, extensions]
    : [
        ...[system, error, extensions, ...impressions],
        ...[element('AdServingId', {}, servingId), title, owner, creatives, description],
      ];
  return vastDocument(version, [element('Ad', { id }, [element('InLine', {}, inLine)])]);
}
