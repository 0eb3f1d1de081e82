import { type AdvertTerms, advertErrors } from '@preroll/rules/advert/advert';
import { checkStatusChange } from '@preroll/rules/advert/advert-status';
import { validateOrdAdvert } from '@preroll/rules/advert/ord-advert';
import { isAdmin } from '@preroll/rules/user/admin';
import { actsAsModerator } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { forbidden, invalid, refusedBy } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import { refuseIcon } from './icon.ts';

type Schemas = components['schemas'];

type CheckedFields = Pick<
  Schemas['AdvertUpdate'],
  | 'advert_link'
  | 'marking_in_video'
  | 'use_vpaid'
  | 'vpaid'
  | 'icon'
  | 'url_marks'
  | 'additional_trackers'
  | 'ban'
  | 'ord_advert'
> & { creative?: string | null; status?: string };

interface Terms extends AdvertTerms {
  before?: AdvertTerms['before'] & { icon: string | null };
}

/**
 * Checks an advert's fields beyond the contract's schemas.
 * @throws ApiError 422
 */
export function refuseInvalidAdvert(advert: CheckedFields, { format, before }: Terms): void {
  const errors: Record<string, string | null> = {
    vpaid: advert.use_vpaid && !advert.vpaid ? 'Required' : null,
    creative: !advert.use_vpaid && !advert.creative ? 'Required' : null,
    icon: advert.icon && advert.icon !== before?.icon ? refuseIcon(advert.icon) : null,
    ...advertErrors(advert, { format, before }),
  };
  for (const [path, message] of Object.entries(advert.ord_advert ? validateOrdAdvert(advert.ord_advert) : {}))
    errors[`ord_advert.${path}`] ??= message;

  const refused = Object.entries(errors).flatMap(([path, message]) => (message === null ? [] : [[path, [message]]]));
  if (refused.length > 0) throw invalid(Object.fromEntries(refused));
}

/** @throws ApiError 403 for a change that only admins may make, 400 for any other refused change */
export function refuseInvalidStatus(from: Schemas['AdvertStatus'], to: Schemas['AdvertStatus'], { user }: Actor): void {
  const refusal = checkStatusChange(from, to, user);
  if (refusal !== null) throw refusedBy(refusal);
}

interface AdminFields {
  ban: string | null;
  administrator_restrictions: string | null;
  status?: string;
}

/**
 * Refuses changes of the moderators' fields by others. An admin who bans an advert may give the reason in any role, because
 * banning does not depend on the role either.
 * @throws ApiError 403
 */
export function refuseAdminFields(actor: Actor, before: AdminFields, after: AdminFields): void {
  if (actsAsModerator(actor)) return;
  const isBanning = isAdmin(actor.user) && after.status === 'ban' && before.status !== 'ban';
  for (const field of ['ban', 'administrator_restrictions'] as const)
    if (before[field] !== after[field] && !(field === 'ban' && isBanning))
      throw forbidden(`Only an admin can write ${field}`);
}
