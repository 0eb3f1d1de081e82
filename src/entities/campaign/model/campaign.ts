import type { Campaign as CampaignDto, CampaignStatus } from '@/shared/api';

export type { CampaignStatus };

/** A campaign: the `ads` record that its adverts point to. */
export interface Campaign {
  id: number;
  name: string;
  ownerName: string;
  status: CampaignStatus;
  advertLink: string;
  advertsCount: number;
  /** Grows with each change; an edit names the version it began with. */
  version: number;
  updatedAt: Date;
}

export const toCampaign = (dto: CampaignDto): Campaign => ({
  id: dto.id,
  name: dto.name,
  ownerName: dto.owner_name,
  status: dto.status,
  advertLink: dto.advert_link,
  advertsCount: dto.adverts_count,
  version: dto.version,
  updatedAt: new Date(dto.updated_at),
});

export const campaignStatusLabels: Record<CampaignStatus, string> = {
  stopped: 'Stopped',
  working: 'Working',
  lock: 'Lock',
  archive: 'Archive',
  deleted: 'Deleted',
};
