import { elementsAt, elementsIn, linearPath, textsOf, type VastElement } from './vast-element.ts';

/** Wrappers that are followed before a chain is too long (VAST 3.0, section 2.4.1.2; error 302). */
export const MOST_WRAPPERS = 5;

/** Where a document of a chain leads. */
export type NextInChain =
  | { kind: 'advert'; ad: VastElement }
  /** @property tag may be empty */
  | { kind: 'wrapper'; ad: VastElement; tag: string }
  | { kind: 'nothing' };

/** Whether other servers may name an address: a whole one of the web. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** What plays in place of the page's own video. */
export const linearsOf = (ad: VastElement): readonly VastElement[] => elementsAt(ad, 'InLine', ...linearPath);

/** The files of a video, or of the script that draws it. */
export const mediaFilesOf = (ad: VastElement): readonly VastElement[] =>
  linearsOf(ad).flatMap((linear) => elementsAt(linear, 'MediaFiles', 'MediaFile'));

/**
 * Chooses of a document, which may have several adverts (a pod), the first with a video; without one, the first wrapper.
 * Pictures over the video alone are no advert here.
 */
export function nextInChain(document: VastElement): NextInChain {
  const ads = document.name === 'VAST' ? elementsIn(document, 'Ad') : [];
  const ad = ads.find((each) => mediaFilesOf(each).some(({ text }) => isWebAddress(text)));
  if (ad !== undefined) return { kind: 'advert', ad };
  const outer = ads.find((each) => elementsIn(each, 'Wrapper').length > 0);
  if (outer === undefined) return { kind: 'nothing' };
  const [tag = ''] = textsOf(elementsAt(outer, 'Wrapper', 'VASTAdTagURI'));
  return { kind: 'wrapper', ad: outer, tag };
}
