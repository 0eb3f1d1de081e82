import { canBill, type PayModel } from '@preroll/rules/campaign/event-price';
import type { adverts, formats } from '../../platform/db/schema.ts';
import { iconUrl } from '../answer/icon-url.ts';
import type { Overlay, VastAdvert } from '../answer/vast-advert.ts';
import type { IndexedAdvert, IndexedCampaign } from './delivery-index.ts';

type Columns = typeof adverts.$inferSelect;

/** A started advert. */
export interface AdvertRow
  extends Pick<Columns, 'id' | 'adsId' | 'title' | 'description' | 'category' | 'advertLink' | 'urlMarks'>,
    Pick<Columns, 'icon' | 'useVpaid' | 'vpaid' | 'interactive'>,
    Pick<Columns, 'loadingStatus' | 'duration' | 'width' | 'height' | 'renditions' | 'poster' | 'markingInVideo'> {
  trackers: Columns['additionalTrackers'];
  mp4: string | null;
  hls: string | null;
  /** Also null for an advert that the register refuses. */
  erid: string | null;
}

/** The fields of the campaign's format that adverts use. */
export type AdvertFormat = Pick<
  typeof formats.$inferSelect,
  'kind' | 'vpaidAllowed' | 'maxDuration' | 'width' | 'height'
>;

interface Context {
  /** The name in the marking. */
  advertiser: string;
  publicUrl: string;
  rate: number;
  payModel: PayModel;
  format: AdvertFormat;
}

/** Defaults for a script if neither the advert nor its format specifies them: in seconds, and pixels. */
const UNKNOWN = { duration: 30, width: 640, height: 360 };

/** In pixels: the usual banner, for an overlay whose format specifies no size. */
const BANNER = { width: 480, height: 70 };

/**
 * Converts an advert for serving; null for one that can't be served: without an ERID, without media, or without a billable
 * event.
 */
export function toIndexedAdvert(
  row: AdvertRow,
  { advertiser, publicUrl, rate, payModel, format }: Context,
): IndexedAdvert | null {
  const { id, erid, title, description, category, advertLink, urlMarks, icon } = row;
  if (erid === null || !canBill(payModel, format.kind)) return null;
  const isOverlay = format.kind === 'overlay';
  const script = isOverlay ? [] : scriptOf(row, format);
  const videos = isOverlay ? [] : videosOf(row, publicUrl);
  const overlay = isOverlay ? overlayOf(row, format, publicUrl) : null;
  const mediaFiles = [...script, ...videos];
  if (mediaFiles.length === 0 && overlay === null) return null;
  const duration = (isOverlay ? null : row.duration) ?? format.maxDuration ?? UNKNOWN.duration;
  return {
    domain: URL.canParse(advertLink) ? new URL(advertLink).hostname : '',
    category,
    rate,
    urlMarks,
    // a placement's script plays the whole video, but an advert's own script may not
    length: script.length > 0 || isOverlay ? 0 : duration,
    takesScript:
      row.interactive && script.length === 0 && format.vpaidAllowed && videos.some(({ type }) => type === 'video/mp4'),
    vast: {
      markingInVideo: row.markingInVideo,
      ...{ id, title, description, advertiser, erid, duration, overlay, mediaFiles },
      landingPage: advertLink,
      icon: icon === null ? null : { url: iconUrl(publicUrl, id), type: typeOf(icon) },
      trackers: row.trackers.flatMap(({ event, url }) => (url === '' ? [] : [{ event, url }])),
    },
  };
}

/**
 * Why none of a campaign's started adverts is servable. An advert without media counts as not started, whatever its status.
 */
export function unservableReason(
  started: readonly AdvertRow[],
  format: AdvertFormat,
): NonNullable<IndexedCampaign['lacks']> {
  const hasScript = (row: AdvertRow) => format.kind !== 'overlay' && scriptOf(row, format).length > 0;
  const playable = started.filter((row) => row.loadingStatus === 'ready' || hasScript(row));
  return playable.some(({ erid }) => erid === null) ? 'no_erid' : 'chain_stopped';
}

type MediaFile = VastAdvert['mediaFiles'][number];

/** The script, listed before the videos: players without VPAID skip it, and those with it take the first file. */
function scriptOf({ useVpaid, vpaid, width, height }: AdvertRow, format: AdvertFormat): MediaFile[] {
  if (!useVpaid || vpaid === null || !format.vpaidAllowed) return [];
  const size = {
    width: width ?? format.width ?? UNKNOWN.width,
    height: height ?? format.height ?? UNKNOWN.height,
  };
  return [{ url: vpaid, type: 'application/javascript', ...size, bitrate: null }];
}

/** The MP4 first: fluid-player plays no document whose first video is an HLS playlist. */
function videosOf(row: AdvertRow, publicUrl: string): MediaFile[] {
  const { mp4, hls, loadingStatus, width, height, renditions } = row;
  if (loadingStatus !== 'ready') return [];
  const files = [
    { path: mp4, type: 'video/mp4', facts: renditions?.mp4 },
    { path: hls, type: 'application/x-mpegURL', facts: renditions?.hls },
  ] as const;
  return files.flatMap(({ path, type, facts }) => {
    const size = facts ?? { width: width ?? 0, height: height ?? 0, bitrate: null };
    return path === null ? [] : [{ url: `${publicUrl}${path}`, type, ...size }];
  });
}

/** The icon, or else a frame of the video. */
function overlayOf(row: AdvertRow, format: AdvertFormat, publicUrl: string): Overlay | null {
  const { id, icon, poster, loadingStatus } = row;
  if (loadingStatus !== 'ready') return null;
  const size = { width: format.width ?? BANNER.width, height: format.height ?? BANNER.height };
  if (icon !== null) return { url: iconUrl(publicUrl, id), type: typeOf(icon), ...size };
  return poster === null ? null : { url: `${publicUrl}${poster}`, type: 'image/jpeg', ...size };
}

const typeOf = (dataUrl: string) => (dataUrl.startsWith('data:image/png') ? 'image/png' : 'image/svg+xml');
