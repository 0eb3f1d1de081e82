import { withNamedPlaces } from '@preroll/rules/places';
import { readTargeting, type Targeting, type TargetingWarning } from '@/entities/targeting';
import type { AdsTargeting, CampaignCreate, Campaign as CampaignDto, CampaignStatus } from '@/shared/api';

/** What a form asks of a campaign, besides whom it is shown to. */
export type CampaignTerms = Required<Omit<CampaignCreate, 'owner_id' | 'ads'>>;

/** A campaign with all that can be edited of it. */
export interface EditedCampaign {
  id: number;
  name: string;
  ownerId: number;
  status: CampaignStatus;
  /** Also of one that isn't sold any more. */
  formatName: string;
  /** Of the bid and of all cash. */
  currency: string;
  terms: CampaignTerms;
  targeting: Targeting;
  /** What could not be read of the stored targeting. */
  warnings: readonly TargetingWarning[];
  version: number;
}

/** @param ads as it is read, or as it was just written */
export const toEditedCampaign = (dto: CampaignDto, ads: Omit<AdsTargeting, 'id'>): EditedCampaign => ({
  id: dto.id,
  name: dto.name,
  ownerId: dto.owner_id,
  status: dto.status,
  formatName: dto.format_name,
  currency: dto.currency,
  terms: {
    name: dto.name,
    advert_link: dto.advert_link,
    group_id: dto.group_id,
    folder_id: dto.folder_id,
    format_id: dto.format_id,
    pay_model: dto.pay_model,
    bid: dto.bid,
    start_date: dto.start_date,
    end_date: dto.end_date,
    timezone: dto.timezone,
    pacing: dto.pacing,
    url_marks: dto.url_marks,
  },
  ...readStored(ads),
  version: dto.version,
});

/** A stored targeting with the places that its texts name in their lists, which the form goes by. */
function readStored(ads: Omit<AdsTargeting, 'id'>) {
  const { targeting, warnings } = readTargeting(ads);
  return { targeting: withNamedPlaces(targeting), warnings };
}
