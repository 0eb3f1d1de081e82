import { type AdvertTerms, advertErrors } from '@preroll/rules/advert';
import { refuseOrdAdvert } from '@preroll/rules/ord-advert';
import { invalid } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import { refuseIcon } from './icon.ts';

type CheckedFields = Pick<
  components['schemas']['AdvertUpdate'],
  'advert_link' | 'use_vpaid' | 'vpaid' | 'icon' | 'url_marks' | 'additional_trackers' | 'ban' | 'ord_advert'
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
  for (const [path, message] of Object.entries(advert.ord_advert ? refuseOrdAdvert(advert.ord_advert) : {}))
    errors[`ord_advert.${path}`] ??= message;

  const refused = Object.entries(errors).flatMap(([path, message]) => (message === null ? [] : [[path, [message]]]));
  if (refused.length > 0) throw invalid(Object.fromEntries(refused));
}
