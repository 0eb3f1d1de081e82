import type { CampaignFormat } from '@/entities/campaign';

/** The place of an existing or a new advert. */
export interface AdvertPlace {
  campaignId: number;
  /** Absent before the advert is created. */
  advertId?: number;
  /** The campaign's. */
  format: CampaignFormat;
}
