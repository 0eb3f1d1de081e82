import { invalid } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { withNamed } from './known-entries.ts';
import { readDictionaries } from './read-dictionaries.ts';
import { type Targeting, withDefaults } from './targeting.ts';
import { targetingErrors } from './targeting-policy.ts';

/**
 * The rules of a targeting's settings, which the contract's schemas can't say.
 *
 * @param stored what the campaign has: it may keep what dictionaries have dropped since
 * @throws ApiError 422
 */
export async function refuseInvalidTargeting(db: Db, targeting: Targeting, stored: Targeting = {}): Promise<void> {
  const whole = withDefaults(targeting);
  const known = withNamed(await readDictionaries(db, whole), withDefaults(stored));
  const errors = Object.entries(targetingErrors(whole, known));
  if (errors.length > 0) throw invalid(Object.fromEntries(errors.map(([path, messages]) => [`ads.${path}`, messages])));
}
