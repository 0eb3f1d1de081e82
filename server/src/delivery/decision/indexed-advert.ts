import type { adverts } from '../../platform/db/schema.ts';
import type { VastAdvert } from '../answer/vast-advert.ts';
import { iconUrl } from '../serving/icon-url.ts';
import type { IndexedAdvert, IndexedCampaign } from './delivery-index.ts';

type Columns = typeof adverts.$inferSelect;

/** A started advert. */
export interface AdvertRow
  extends Pick<Columns, 'id' | 'adsId' | 'title' | 'description' | 'advertLink' | 'icon' | 'useVpaid'>,
    Pick<Columns, 'loadingStatus' | 'duration' | 'width' | 'height' | 'renditions'> {
  trackers: Columns['additionalTrackers'];
  mp4: string | null;
  hls: string | null;
  /** Null also for one that the register refuses. */
  erid: string | null;
}

interface Context {
  /** The name that the marking has. */
  advertiser: string;
  publicUrl: string;
  rate: number;
}

/** What is served of an advert; null for one that can't be: without an ERID or a video, or an interactive one. */
export function toIndexedAdvert(row: AdvertRow, { advertiser, publicUrl, rate }: Context): IndexedAdvert | null {
  const { id, erid, title, description, duration, advertLink, icon } = row;
  if (erid === null || row.useVpaid || row.loadingStatus !== 'ready' || duration === null) return null;
  const mediaFiles = mediaFilesOf(row, publicUrl);
  if (mediaFiles.length === 0) return null;
  return {
    domain: URL.canParse(advertLink) ? new URL(advertLink).hostname : '',
    rate,
    vast: {
      ...{ id, title, description, advertiser, erid, duration, mediaFiles },
      landingPage: advertLink,
      icon: icon === null ? null : { url: iconUrl(publicUrl, id), type: typeOf(icon) },
      trackers: row.trackers.flatMap(({ event, url }) => (url === '' ? [] : [{ event, url }])),
    },
  };
}

/**
 * Why none of a campaign's started adverts can be shown. Interactive ones (VPAID) need another format of answer than the
 * one that is served. An advert whose video isn't ready can't be started, whatever its status says.
 */
export function whyNoneIsShown(started: readonly AdvertRow[]): NonNullable<IndexedCampaign['lacks']> {
  const loaded = started.filter(({ useVpaid, loadingStatus }) => useVpaid || loadingStatus === 'ready');
  if (loaded.length === 0) return 'chain_stopped';
  const marked = loaded.filter(({ erid }) => erid !== null);
  if (marked.length === 0) return 'no_erid';
  return marked.every(({ useVpaid }) => useVpaid) ? 'format' : 'chain_stopped';
}

/** The mp4 first: fluid-player plays no document whose first file is an HLS list. */
function mediaFilesOf({ mp4, hls, width, height, renditions }: AdvertRow, publicUrl: string): VastAdvert['mediaFiles'] {
  const files = [
    { path: mp4, type: 'video/mp4', facts: renditions?.mp4 },
    { path: hls, type: 'application/x-mpegURL', facts: renditions?.hls },
  ] as const;
  return files.flatMap(({ path, type, facts }) => {
    const size = facts ?? { width: width ?? 0, height: height ?? 0, bitrate: null };
    return path === null ? [] : [{ url: `${publicUrl}${path}`, type, ...size }];
  });
}

const typeOf = (dataUrl: string) => (dataUrl.startsWith('data:image/png') ? 'image/png' : 'image/svg+xml');
