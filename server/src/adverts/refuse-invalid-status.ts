import { refuseStatusChange } from '@preroll/rules/advert-status';
import type { Actor } from '../access/viewer.ts';
import { refusedBy } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';

type AdvertStatus = components['schemas']['AdvertStatus'];

/** @throws ApiError 403 for a change that only admins make, 400 for any other that is refused */
export function refuseInvalidStatus(from: AdvertStatus, to: AdvertStatus, { user }: Actor): void {
  const refusal = refuseStatusChange(from, to, user);
  if (refusal !== null) throw refusedBy(refusal);
}
