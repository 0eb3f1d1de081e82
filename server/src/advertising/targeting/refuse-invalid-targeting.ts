import { type TargetingErrors, targetingErrors } from '@preroll/rules/targeting/targeting';
import { withStoredEntries } from '@preroll/rules/targeting/targeting-dictionaries';
import { type ApiError, invalid } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { knownDictionaries } from './known-dictionaries.ts';
import { readDictionaries } from './read-dictionaries.ts';
import { type Targeting, withDefaults } from './targeting.ts';

/**
 * Checks a targeting beyond the contract's schemas.
 *
 * @param readStored returns the campaign's stored targeting, which may keep entries that were removed from their dictionary.
 * Only called if something is refused without it, because the lists may be long
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
  const errors = targetingErrors(whole, withStoredEntries(dictionaries, stored));
  if (!isEmpty(errors)) throw invalidTargeting(errors);
}

/** 422 with the paths of the fields in the body. */
const invalidTargeting = (errors: TargetingErrors): ApiError =>
  invalid(Object.fromEntries(Object.entries(errors).map(([path, messages]) => [`ads.${path}`, messages])));

const isEmpty = (errors: object) => Object.keys(errors).length === 0;
