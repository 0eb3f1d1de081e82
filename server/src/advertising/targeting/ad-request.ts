/** An ad request with the properties that targeting uses; unknown ones are null. */
export interface AdRequest {
  at: Date;
  feedId: number | null;
  device: string | null;
  /** The name from the dictionary: `android`, `windows`. */
  os: string | null;
  osVersion: string | null;
  browser: string | null;
  /** A BCP 47 tag. */
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
