import type { CampaignFormat } from '@/entities/campaign';

/** The campaign that an advert belongs to. */
export interface AdvertPlace {
  campaignId: number;
  /** Undefined for a new advert. */
  advertId?: number;
  /** The format of the campaign. */
  format: CampaignFormat;
}
