import { invalid } from '../contract/api-error.ts';
import { type Targeting, withDefaults } from './targeting.ts';
import { targetingErrors } from './targeting-policy.ts';

/**
 * The rules of a targeting's settings, which the contract's schemas can't say.
 * @throws ApiError 422
 */
export function refuseInvalidTargeting(targeting: Targeting): void {
  const errors = Object.entries(targetingErrors(withDefaults(targeting)));
  if (errors.length > 0) throw invalid(Object.fromEntries(errors.map(([path, messages]) => [`ads.${path}`, messages])));
}
