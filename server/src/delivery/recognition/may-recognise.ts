import type { ConsentMode } from '../../platform/config/config.ts';
import { isGdprCountry } from './gdpr-countries.ts';

/** What a request says of its person's consent. */
export interface ConsentSignals {
  /** `Sec-GPC: 1`: the person objects (Global Privacy Control). */
  objects: boolean;
  /** Whether the page says that the GDPR applies (`gdpr=1`, `gdpr=0`); null if it says nothing. */
  gdpr: boolean | null;
  /** The code of the visitor's country; null if it is not known. */
  country: string | null;
  /** Whether the page's consent string allows to keep an id in the browser; false without one. */
  hasConsent: boolean;
}

/** Whether a cookie may recognise the person beyond the day. */
export function mayRecognise(mode: ConsentMode, { objects, gdpr, country, hasConsent }: ConsentSignals): boolean {
  if (mode === 'never' || objects) return false;
  if (mode === 'always') return true;
  const isDue = gdpr ?? isGdprCountry(country);
  return !isDue || hasConsent;
}
