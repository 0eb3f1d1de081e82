import type { CampaignToday, Group as GroupDto, GroupStatus, ServingReason } from '@/shared/api';

export type { GroupStatus };

/** A group of campaigns of one owner that share limits and dates. */
export interface Group {
  id: number;
  name: string;
  ownerId: number;
  ownerName: string;
  /** The time zone of its figures. */
  ownerTimezone: string;
  folderId: number | null;
  status: GroupStatus;
  /** The owner's currency, in which all amounts are. */
  currency: string;
  /** The shared budgets; null for no limit. */
  limits: Pick<GroupDto, 'cash_limit' | 'cash_limit_day'>;
  /** `yyyy-MM-dd`; both days are included. */
  startDate: string | null;
  endDate: string | null;
  campaignsCount: number;
  /** The number of started campaigns. */
  workingCampaigns: number;
  /** The number of campaigns that are serving now. */
  servingCampaigns: number;
  /** Everything that keeps its campaigns from serving, in the order in which it should be fixed. */
  servingReasons: readonly ServingReason[];
  /** What its campaigns spent during the flight. */
  used: GroupDto['used'];
  /** Totals of its campaigns since midnight in the owner's time zone. */
  today: CampaignToday;
  /** Increases with each change; an edit names the version that it is based on. */
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
