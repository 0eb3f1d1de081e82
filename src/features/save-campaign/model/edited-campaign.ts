import { withNamedPlaces } from '@preroll/rules/targeting/places';
import { readTargeting, type Targeting, type TargetingWarning } from '@/entities/targeting';
import type { AdsTargeting, CampaignCreate, Campaign as CampaignDto, CampaignStatus } from '@/shared/api';

/** The editable fields of a campaign besides its targeting. */
export type CampaignTerms = Required<Omit<CampaignCreate, 'owner_id' | 'ads'>>;

export interface EditedCampaign {
  id: number;
  name: string;
  ownerId: number;
  status: CampaignStatus;
  /** Also available for formats that are no longer sold. */
  formatName: string;
  /** Currency of the bid and the budgets. */
  currency: string;
  terms: CampaignTerms;
  targeting: Targeting;
  /** Parts of the stored targeting that could not be read. */
  warnings: readonly TargetingWarning[];
  version: number;
}

/** @param ads as fetched, or as just saved */
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

/** Reads a stored targeting. Places that are only in its JSON texts are added to the lists, which the form uses. */
function readStored(ads: Omit<AdsTargeting, 'id'>) {
  const { targeting, warnings } = readTargeting(ads);
  return { targeting: withNamedPlaces(targeting), warnings };
}
