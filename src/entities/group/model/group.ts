import type { CampaignToday, Group as GroupDto, GroupStatus, ServingReason } from '@/shared/api';

export type { GroupStatus };

/** A group of one owner's campaigns that share limits and dates. */
export interface Group {
  id: number;
  name: string;
  ownerId: number;
  ownerName: string;
  /** Where the days of its results begin. */
  ownerTimezone: string;
  folderId: number | null;
  status: GroupStatus;
  /** The owner's currency, for all amounts. */
  currency: string;
  /** The shared budgets; null for no limit. */
  limits: Pick<GroupDto, 'cash_limit' | 'cash_limit_day'>;
  /** `yyyy-MM-dd`; both days are included. */
  startDate: string | null;
  endDate: string | null;
  campaignsCount: number;
  /** How many of them have been started. */
  workingCampaigns: number;
  /** How many of them are serving now. */
  servingCampaigns: number;
  /** Everything by which it keeps its campaigns from serving, the first to fix in front. */
  servingReasons: readonly ServingReason[];
  /** What its campaigns spent during the flight. */
  used: GroupDto['used'];
  /** Totals of its campaigns since midnight in the owner's time zone. */
  today: CampaignToday;
  /** Increases with each change; an edit names the version it started from. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const toGroup = (dto: GroupDto): Group => ({
  id: dto.id,
  name: dto.name,
  ownerId: dto.owner_id,
  ownerName: dto.owner_name,
  ownerTimezone: dto.owner_timezone,
  folderId: dto.folder_id,
  status: dto.status,
  currency: dto.currency,
  limits: { cash_limit: dto.cash_limit, cash_limit_day: dto.cash_limit_day },
  startDate: dto.start_date,
  endDate: dto.end_date,
  campaignsCount: dto.campaigns_count,
  workingCampaigns: dto.working_campaigns,
  servingCampaigns: dto.serving_campaigns,
  servingReasons: dto.serving_reasons,
  used: dto.used,
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
