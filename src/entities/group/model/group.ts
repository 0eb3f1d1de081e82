import type { CampaignToday, Group as GroupDto, GroupStatus, ServingReason } from '@/shared/api';

export type { GroupStatus };

/** Campaigns of one owner that share limits and dates. */
export interface Group {
  id: number;
  name: string;
  ownerId: number;
  ownerName: string;
  folderId: number | null;
  status: GroupStatus;
  /** The owner's, of all cash. */
  currency: string;
  /** What its campaigns may spend together; null is no limit. */
  cashLimit: number | null;
  cashLimitDay: number | null;
  /** `yyyy-MM-dd`; both days belong to it. */
  startDate: string | null;
  endDate: string | null;
  campaignsCount: number;
  /** How many of them somebody has started. */
  workingCampaigns: number;
  /** All by which it keeps its campaigns from serving, the first to mend in front. */
  servingReasons: readonly ServingReason[];
  /** What its campaigns spent in the flight. */
  usedCash: number;
  /** What its campaigns did together since midnight, by its owner's clock. */
  today: CampaignToday;
  /** Grows with each change; an edit names the version it began with. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const toGroup = (dto: GroupDto): Group => ({
  id: dto.id,
  name: dto.name,
  ownerId: dto.owner_id,
  ownerName: dto.owner_name,
  folderId: dto.folder_id,
  status: dto.status,
  currency: dto.currency,
  cashLimit: dto.cash_limit,
  cashLimitDay: dto.cash_limit_day,
  startDate: dto.start_date,
  endDate: dto.end_date,
  campaignsCount: dto.campaigns_count,
  workingCampaigns: dto.working_campaigns,
  servingReasons: dto.serving_reasons,
  usedCash: dto.used.cash,
  today: dto.today,
  version: dto.version,
  createdAt: new Date(dto.created_at),
  updatedAt: new Date(dto.updated_at),
});

export const groupStatusLabels: Record<GroupStatus, string> = {
  working: 'Working',
  stopped: 'Stopped',
  archive: 'Archive',
  deleted: 'Deleted',
};
