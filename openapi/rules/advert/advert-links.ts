import { refuseWebAddress } from '../site/web-address.ts';

interface AdvertLinks {
  advert_link?: string | null | undefined;
  vpaid?: string | null | undefined;
  additional_trackers?: readonly { url: string }[] | undefined;
}

interface LinkedAdvert extends AdvertLinks {
  ord_advert?: { target_urls?: readonly string[] | undefined } | null | undefined;
}

type Link = readonly [path: string, url: string | null | undefined];

const ownLinks = ({ advert_link, vpaid, additional_trackers = [] }: AdvertLinks): Link[] => [
  ['advert_link', advert_link],
  ['vpaid', vpaid],
  ...additional_trackers.map(({ url }, index): Link => [`additional_trackers.${index}.url`, url]),
];

const registeredLinks = ({ ord_advert }: LinkedAdvert): Link[] =>
  (ord_advert?.target_urls ?? []).map((url, index): Link => [`ord_advert.target_urls.${index}`, url]);

/**
 * Checks the web addresses of an advert: a message by the path of the field. Skips empty ones.
 *
 * @param before the advert before an edit: it may keep its addresses, even if they break a newer rule. The pages of its
 *   registration don't count, because each save registers them again.
 */
export function refuseAdvertLinks(advert: LinkedAdvert, before: AdvertLinks = {}): Record<string, string> {
  const kept = new Set(ownLinks(before).map(([, link]) => link));
  const links = [...ownLinks(advert), ...registeredLinks(advert)];
  const refusals = links.map(([path, link]) => [path, link && !kept.has(link) && refuseWebAddress(link)]);
  return Object.fromEntries(refusals.filter(([, refusal]) => refusal));
}
