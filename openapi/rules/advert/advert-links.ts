import { validateWebAddress } from '../site/web-address.ts';

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
 * Validates the web addresses of an advert: messages by field path. Empty ones are skipped.
 *
 * @param before the advert before an edit, whose addresses are accepted even if they break a newer rule. This doesn't
 * apply to the pages of its registration, because each save registers them again.
 */
export function validateAdvertLinks(advert: LinkedAdvert, before: AdvertLinks = {}): Record<string, string> {
  const kept = new Set(ownLinks(before).map(([, link]) => link));
  const links = [...ownLinks(advert), ...registeredLinks(advert)];
  const refusals = links.map(([path, link]) => [path, link && !kept.has(link) && validateWebAddress(link)]);
  return Object.fromEntries(refusals.filter(([, refusal]) => refusal));
}
