import type {
  AdditionalTracker,
  Advert as AdvertDto,
  AdvertReturn,
  AdvertState,
  AdvertStatus,
  LoadingStatus,
} from '@/shared/api';

export type { AdditionalTracker, AdvertState, AdvertStatus, LoadingStatus };

/** A video creative in a campaign. */
export interface Advert {
  id: number;
  campaignId: number;
  /** Only in lists of the adverts of all campaigns; null elsewhere. */
  campaignName: string | null;
  /** The owner and the currency of amounts, only in lists of the adverts of all campaigns. */
  ownerName: string | null;
  currency: string | null;
  /** The id of the owner's folder; null if in none. */
  folderId: number | null;
  name: string;
  status: AdvertStatus;
  /** Set for an advert in moderation that was returned and waits for its owner, not for a review. */
  returned: AdvertReturn | null;
  /** When it was last submitted for review. */
  submittedAt: Date;
  title: string;
  description: string;
  /** A first-level code of the dictionary of categories. */
  category: string | null;
  advertLink: string;
  urlMarks: string;
  additionalTrackers: AdditionalTracker[];
  icon: string | null;
  iconName: string;
  interactive: boolean;
  useVpaid: boolean;
  vpaid: string | null;
  vpaidName: string;
  /** The reason for a ban, written by an admin. */
  ban: string | null;
  administratorRestrictions: string | null;
  creative: AdvertCreative;
  /** Increases with each change by a user; an edit names the version that it is based on. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The video of an advert and its processing status. */
export interface AdvertCreative {
  source: string | null;
  loadingStatus: LoadingStatus;
  /** Why processing failed, as a sentence; null if it did not. */
  loadingError: string | null;
  hls: string | null;
  mp4: string | null;
  poster: string | null;
  /** In seconds. */
  duration: number | null;
  width: number | null;
  height: number | null;
  /** In bytes. */
  size: number | null;
  useCompression: boolean;
  useVertical: boolean;
  /** Whether the video itself shows the word «Реклама», the advertiser and the ERID. */
  hasMarking: boolean;
}

export const toAdvert = (dto: AdvertDto): Advert => ({
  id: dto.id,
  campaignId: dto.ads_id,
  campaignName: dto.ads_name ?? null,
  ownerName: dto.owner_name ?? null,
  currency: dto.currency ?? null,
  folderId: dto.folder_id,
  name: dto.name,
  status: dto.status,
  returned: dto.returned,
  submittedAt: new Date(dto.submitted_at),
  title: dto.title,
  description: dto.description,
  category: dto.category,
  advertLink: dto.advert_link,
  urlMarks: dto.url_marks,
  additionalTrackers: dto.additional_trackers,
  icon: dto.icon,
  iconName: dto.icon_name,
  interactive: dto.interactive,
  useVpaid: dto.use_vpaid,
  vpaid: dto.vpaid,
  vpaidName: dto.vpaid_name,
  ban: dto.ban,
  administratorRestrictions: dto.administrator_restrictions,
  creative: {
    source: dto.creative,
    loadingStatus: dto.loading_status,
    loadingError: dto.loading_error,
    hls: dto.creative_hls,
    mp4: dto.creative_mp4,
    poster: dto.poster,
    duration: dto.duration,
    width: dto.width,
    height: dto.height,
    size: dto.size,
    useCompression: dto.use_compression,
    useVertical: dto.use_vertical,
    hasMarking: dto.marking_in_video,
  },
  version: dto.version,
  createdAt: new Date(dto.created_at),
  updatedAt: new Date(dto.updated_at),
});

/** The advert's status, or `returned` for one in moderation that was returned to its owner. */
export const advertStateOf = ({ status, returned }: Pick<Advert, 'status' | 'returned'>): AdvertState | 'deleted' =>
  returned ? 'returned' : status;

/** The editable fields of an advert, with the names of the API. */
export const toAdvertFields = (advert: Advert) =>
  ({
    name: advert.name,
    title: advert.title,
    description: advert.description,
    category: advert.category,
    advert_link: advert.advertLink,
    url_marks: advert.urlMarks,
    additional_trackers: advert.additionalTrackers,
    icon: advert.icon,
    icon_name: advert.iconName,
    interactive: advert.interactive,
    use_vpaid: advert.useVpaid,
    vpaid: advert.vpaid,
    vpaid_name: advert.vpaidName,
    ban: advert.ban,
    administrator_restrictions: advert.administratorRestrictions,
    creative: advert.creative.source,
    use_compression: advert.creative.useCompression,
    use_vertical: advert.creative.useVertical,
    marking_in_video: advert.creative.hasMarking,
  }) satisfies Partial<AdvertDto>;

/**
 * The complete record that an update requires (specification, section 7), including fields that only the server writes.
 */
export const toAdvertUpdate = (advert: Advert): AdvertDto => ({
  ...toAdvertFields(advert),
  id: advert.id,
  ads_id: advert.campaignId,
  ...(advert.campaignName === null ? {} : { ads_name: advert.campaignName }),
  folder_id: advert.folderId,
  status: advert.status,
  returned: advert.returned,
  submitted_at: advert.submittedAt.toISOString(),
  duration: advert.creative.duration,
  width: advert.creative.width,
  height: advert.creative.height,
  size: advert.creative.size,
  loading_status: advert.creative.loadingStatus,
  loading_error: advert.creative.loadingError,
  creative_hls: advert.creative.hls,
  creative_mp4: advert.creative.mp4,
  poster: advert.creative.poster,
  version: advert.version,
  created_at: advert.createdAt.toISOString(),
  updated_at: advert.updatedAt.toISOString(),
});
