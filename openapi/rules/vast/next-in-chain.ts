import { elementsAt, elementsIn, linearPath, nonEmptyTexts, type VastElement } from './vast-element.ts';

/** Maximum number of wrappers in a chain (VAST 3.0, section 2.4.1.2; error 302). */
export const MAX_WRAPPERS = 5;

/** The next step of a chain, as given by one of its documents. */
export type NextInChain =
  | { kind: 'advert'; ad: VastElement }
  /** @property tag may be empty */
  | { kind: 'wrapper'; ad: VastElement; tag: string }
  | { kind: 'nothing' };

/** Whether a text is a complete http or https URL, as required from other servers. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** The linear creatives, which play in place of the page's own video. */
export const linearsOf = (ad: VastElement): readonly VastElement[] => elementsAt(ad, 'InLine', ...linearPath);

/** The files of the linear creatives: videos, or scripts that draw the advert. */
export const mediaFilesOf = (ad: VastElement): readonly VastElement[] =>
  linearsOf(ad).flatMap((linear) => elementsAt(linear, 'MediaFiles', 'MediaFile'));

/**
 * Chooses the first advert with a video from a document, which may contain several adverts (a pod); without one, the
 * first wrapper. Overlays alone don't count as adverts here.
 */
export function nextInChain(document: VastElement): NextInChain {
  const ads = document.name === 'VAST' ? elementsIn(document, 'Ad') : [];
  const ad = ads.find((each) => mediaFilesOf(each).some(({ text }) => isWebAddress(text)));
  if (ad !== undefined) return { kind: 'advert', ad };
  const outer = ads.find((each) => elementsIn(each, 'Wrapper').length > 0);
  if (outer === undefined) return { kind: 'nothing' };
  const [tag = ''] = nonEmptyTexts(elementsAt(outer, 'Wrapper', 'VASTAdTagURI'));
  return { kind: 'wrapper', ad: outer, tag };
}
