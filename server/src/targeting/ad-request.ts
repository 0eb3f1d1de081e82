/** A request for an advert, as far as targeting asks: what is not known is null. */
export interface AdRequest {
  at: Date;
  feedId: number | null;
  device: string | null;
  /** As the dictionaries call it: `android`, `windows`. */
  os: string | null;
  osVersion: string | null;
  browser: string | null;
  /** BCP 47 */
  language: string | null;
  ip: string | null;
  /** The host of the page. */
  referer: string | null;
  source: string | null;
  continent: string | null;
  country: string | null;
  region: string | null;
  cityId: number | null;
  resolutionId: number | null;
  categories: readonly string[];
  keywords: readonly string[];
}
