import type { FormatKind } from '@preroll/rules/advert/tracking-events';
import { campaignErrors } from '@preroll/rules/campaign/campaign';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';

type Body = Pick<
  components['schemas']['CampaignUpdate'],
  'advert_link' | 'bid' | 'pay_model' | 'start_date' | 'end_date' | 'timezone' | 'url_marks'
>;

interface Terms {
  /**
   * The campaign's format with its floor in the owner's currency; null if neither the format, the bid nor the pay model
   * changes.
   */
  format: { kind: FormatKind; priceFloor: number; status: 'working' | 'stopped' | 'deleted' } | null;
  before?: { advert_link: string };
}

/** @throws ApiError 422 */
export function refuseInvalidCampaign(body: Body, { format, before }: Terms): void {
  const sale = format && { ...format, isSold: format.status === 'working' };
  const errors = campaignErrors(body, { format: sale, before });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
