import { refuseWebAddress } from './web-address.ts';

interface LinkedAdvert {
  advert_link?: string | null | undefined;
  vpaid?: string | null | undefined;
  additional_trackers?: readonly { url: string }[] | undefined;
  ord_advert?: { target_urls?: readonly string[] | undefined } | null | undefined;
}

/** Every web address of an advert, with the path of its field: `additional_trackers.0.url`. */
const linksOf = ({ advert_link, vpaid, additional_trackers = [], ord_advert }: LinkedAdvert) =>
  [
    ['advert_link', advert_link],
    ['vpaid', vpaid],
    ...additional_trackers.map(({ url }, index) => [`additional_trackers.${index}.url`, url] as const),
    ...(ord_advert?.target_urls ?? []).map((url, index) => [`ord_advert.target_urls.${index}`, url] as const),
  ] as const;

/**
 * What is wrong with the web addresses of an advert, by the path of the field. Empty ones are for other rules.
 *
 * @param before the advert before an edit: addresses that stood there under older rules stay
 */
export function refuseAdvertLinks(advert: LinkedAdvert, before: LinkedAdvert = {}): Record<string, string> {
  const stood = new Set(linksOf(before).map(([, link]) => link));
  const refusals = linksOf(advert).map(([path, link]) => [path, link && !stood.has(link) && refuseWebAddress(link)]);
  return Object.fromEntries(refusals.filter(([, refusal]) => refusal));
}
