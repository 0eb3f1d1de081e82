import type { FormatLimits } from '@preroll/rules/advert/format-limits';
import type {
  AdvertPreview,
  Campaign as CampaignDto,
  CampaignLimits,
  CampaignStatus,
  CampaignToday,
  CampaignUsed,
  FormatKind,
  PayModel,
  ServingReason,
  ServingState,
} from '@/shared/api';
import type { Day } from '@/shared/lib/dates';

export type { CampaignLimits, CampaignStatus, ServingReason, ServingState };

/** The properties of a campaign's format that its adverts depend on. */
export interface CampaignFormat extends FormatLimits {
  kind: FormatKind;
  vpaidAllowed: boolean;
}

/** A campaign: the `ads` record that adverts refer to. */
export interface Campaign {
  id: number;
  name: string;
  ownerId: number;
  ownerName: string;
  groupId: number | null;
  groupName: string | null;
  folderId: number | null;
  status: CampaignStatus;
  servingState: ServingState;
  /** Everything that prevents it from serving, in the order in which it should be fixed. */
  servingReasons: readonly ServingReason[];
  formatId: number;
  format: CampaignFormat;
  payModel: PayModel;
  /** The price of one unit of the pay model. */
  bid: number;
  /** The currency of the bid and the budgets. */
  currency: string;
  startDate: Day | null;
  /** The last day, inclusive. */
  endDate: Day | null;
  timezone: string;
  /** Named as in targeting; null for no limit. */
  limits: CampaignLimits;
  /** The usage during the flight. */
  used: CampaignUsed;
  usedAllTime: { shows: number };
  /** Figures since midnight in the campaign's time zone. */
  today: CampaignToday;
  advertLink: string;
  /** Default URL parameters of its adverts. */
  urlMarks: string;
  advertsCount: number;
  /** Pictures of its first adverts. */
  previews: readonly AdvertPreview[];
  /** Increases with each change; an edit names the version that it is based on. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const toCampaign = (dto: CampaignDto): Campaign => ({
  id: dto.id,
  name: dto.name,
  ownerId: dto.owner_id,
  ownerName: dto.owner_name,
  groupId: dto.group_id,
  groupName: dto.group_name,
  folderId: dto.folder_id,
  status: dto.status,
  servingState: dto.serving_state,
  servingReasons: dto.serving_reasons,
  formatId: dto.format_id,
  format: {
    name: dto.format_name,
    kind: dto.format_kind,
    vpaidAllowed: dto.vpaid_allowed,
    minDuration: dto.video_limits.min_duration,
    maxDuration: dto.video_limits.max_duration,
    maxFileMb: dto.video_limits.max_file_mb,
    mimeTypes: dto.video_limits.mime_types,
  },
  payModel: dto.pay_model,
  bid: dto.bid,
  currency: dto.currency,
  startDate: dto.start_date,
  endDate: dto.end_date,
  timezone: dto.timezone,
  limits: dto.limits,
  used: dto.used,
  usedAllTime: dto.used_all_time,
  today: dto.today,
  advertLink: dto.advert_link,
  urlMarks: dto.url_marks,
  advertsCount: dto.adverts_count,
  previews: dto.previews,
  version: dto.version,
  createdAt: new Date(dto.created_at),
  updatedAt: new Date(dto.updated_at),
});

export const campaignStatusLabels: Record<CampaignStatus, string> = {
  stopped: 'Stopped',
  working: 'Working',
  lock: 'Lock',
  archive: 'Archive',
  deleted: 'Deleted',
};
