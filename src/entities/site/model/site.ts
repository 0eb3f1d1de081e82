import type {
  AdsTxt,
  PlatformType,
  RejectReason,
  Site as SiteDto,
  SiteState,
  SiteStatus,
  SiteVerification,
} from '@/shared/api';

/** A site whose domain differs only by `www.`. */
export interface DomainTwin {
  /** The domain as displayed. */
  domain: string;
  isOfSameOwner: boolean;
}

export interface Site {
  id: number;
  name: string;
  /** The domain in punycode. */
  domain: string;
  /** The domain as displayed. */
  shownDomain: string;
  /** A domain in Latin letters that this one resembles; null if none. */
  resembles: string | null;
  /**
   * The site whose domain differs only by `www.`; null if there is none, or for owners if it belongs to somebody else.
   */
  twin: DomainTwin | null;
  url: string;
  platform: PlatformType;
  categories: readonly string[];
  ownerId: number;
  ownerName: string;
  /** The time zone of its figures. */
  ownerTimezone: string;
  /** The id of the owner's folder; null if in none. */
  folderId: number | null;
  status: SiteStatus;
  state: SiteState;
  /** The state as a sentence; empty while it serves and its proof is in place. */
  stateReason: string;
  hasImpressions: boolean;
  rejectReason: RejectReason | null;
  verification: SiteVerification;
  adsTxt: AdsTxt;
  /** The owner's percentage of what advertisers pay; null for the platform's default. */
  revenueShare: number | null;
  submittedAt: Date;
  /** Increases with each change; an edit names the version that it is based on. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const toSite = (dto: SiteDto): Site => ({
  id: dto.id,
  name: dto.name,
  domain: dto.domain,
  shownDomain: dto.domain_unicode,
  resembles: dto.domain_resembles,
  twin: dto.domain_twin && { domain: dto.domain_twin.domain, isOfSameOwner: dto.domain_twin.is_of_same_owner },
  url: dto.url,
  platform: dto.platform_type,
  categories: dto.categories,
  ownerId: dto.owner_id,
  ownerName: dto.owner_name,
  ownerTimezone: dto.owner_timezone,
  folderId: dto.folder_id,
  status: dto.status,
  state: dto.state,
  stateReason: dto.state_reason,
  hasImpressions: dto.has_impressions,
  rejectReason: dto.reject_reason,
  verification: dto.verification,
  adsTxt: dto.ads_txt,
  revenueShare: dto.revenue_share,
  submittedAt: new Date(dto.submitted_at),
  version: dto.version,
  createdAt: new Date(dto.created_at),
  updatedAt: new Date(dto.updated_at),
});
