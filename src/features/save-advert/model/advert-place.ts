import type { CampaignFormat } from '@/entities/campaign';

/** Where an advert is, or will be. */
export interface AdvertPlace {
  campaignId: number;
  /** None before it is made. */
  advertId?: number;
  /** Its campaign's. */
  format: CampaignFormat;
}
