import { type ApiError, invalid } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { knownDictionaries } from './known-dictionaries.ts';
import { withNamed } from './known-entries.ts';
import { readDictionaries } from './read-dictionaries.ts';
import { type Targeting, withDefaults } from './targeting.ts';
import { type TargetingErrors, targetingErrors } from './targeting-policy.ts';

/**
 * The rules of a targeting's settings, which the contract's schemas can't say.
 *
 * @param readStored what the campaign has: it may keep what dictionaries have dropped since. Asked only where something
 *   is refused without it, for its lists may be long
 * @throws ApiError 422
 */
export async function refuseInvalidTargeting(
  db: Db,
  targeting: Targeting,
  readStored?: () => Targeting | Promise<Targeting>,
): Promise<void> {
  const whole = withDefaults(targeting);
  const dictionaries = knownDictionaries(await readDictionaries(db, whole));
  if (isEmpty(targetingErrors(whole, dictionaries))) return;
  const stored = withDefaults((await readStored?.()) ?? {});
  const errors = targetingErrors(whole, withNamed(dictionaries, stored));
  if (!isEmpty(errors)) throw invalidTargeting(errors);
}

/** 422, by the paths of the fields in the body. */
export const invalidTargeting = (errors: TargetingErrors): ApiError =>
  invalid(Object.fromEntries(Object.entries(errors).map(([path, messages]) => [`ads.${path}`, messages])));

const isEmpty = (errors: object) => Object.keys(errors).length === 0;
