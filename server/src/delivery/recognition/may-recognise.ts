import type { ConsentMode } from '../../platform/config/config.ts';
import { isGdprCountry } from './gdpr-countries.ts';
import type { Consent } from './parse-tcf.ts';

/** What a request says about its person's consent. */
export interface ConsentSignals {
  /** `Sec-GPC: 1`: the person objects (Global Privacy Control). */
  objects: boolean;
  /** Whether the page says that the GDPR applies (`gdpr=1`, `gdpr=0`); null if it says nothing. */
  gdpr: boolean | null;
  /** The code of the visitor's country; null if unknown. */
  country: string | null;
  /** Reads the page's consent string; null without one. */
  readConsent: () => Consent | null;
}

/**
 * Whether a cookie may recognise the person beyond the day. `unknown`: consent is required, but the page has not said yet
 * whether it was given, so no cookie is set or deleted.
 */
export function mayRecognise(
  mode: ConsentMode,
  { objects, gdpr, country, readConsent }: ConsentSignals,
): 'allowed' | 'forbidden' | 'unknown' {
  if (mode === 'never' || objects) return 'forbidden';
  if (mode === 'always' || gdpr === false) return 'allowed';
  const consent = readConsent();
  if (consent !== null) return consent === 'given' ? 'allowed' : 'forbidden';
  return gdpr || isGdprCountry(country) ? 'unknown' : 'allowed';
}
