import type { Format } from '@/entities/dictionary';
import {
  emptyTargeting,
  type KeptTargeting,
  keepTargeting,
  takeTargeting,
  withoutGonePlaces,
  writeTargeting,
} from '@/entities/targeting';
import type { CampaignTerms, EditedCampaign } from './edited-campaign';

/** Fields as they are named on the wire, so that a 422 finds them. */
export interface CampaignFormValues extends Omit<CampaignTerms, 'format_id' | 'bid' | 'timezone'> {
  /** Whose it is, where that is asked for. */
  owner_id?: number | null;
  format_id: number | null;
  bid: number | null;
  /** null is the owner's own. */
  timezone: string | null;
  ads: KeptTargeting;
}

/** A new campaign: the first format at its least price is proposed, and everybody is reached. */
export const emptyCampaign = ([format]: readonly Format[], asksOwner: boolean): CampaignFormValues => ({
  ...(asksOwner && { owner_id: null }),
  name: '',
  advert_link: '',
  group_id: null,
  folder_id: null,
  format_id: format?.id ?? null,
  pay_model: 'cpm',
  bid: format?.priceFloor ?? null,
  start_date: null,
  end_date: null,
  timezone: null,
  pacing: 'even',
  url_marks: '',
  ads: keepTargeting(emptyTargeting()),
});

export const toFormValues = ({ terms, targeting }: EditedCampaign): CampaignFormValues => ({
  ...terms,
  ads: keepTargeting(targeting),
});

/** What was filled in and found valid, as the server takes it. */
export function toBody({ owner_id, timezone, ads, ...terms }: CampaignFormValues) {
  return {
    ...(terms as Omit<CampaignTerms, 'timezone'>),
    ...(typeof owner_id === 'number' && { owner_id }),
    ...(timezone !== null && { timezone }),
    ads: writeTargeting(withoutGonePlaces(takeTargeting(ads))),
  };
}
