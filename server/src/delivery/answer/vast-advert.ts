import type { TrackingEvent } from '@preroll/rules/advert/tracking-events';

/** The data of an advert for players. URLs are absolute. */
export interface VastAdvert {
  id: number;
  /** Empty if the advertiser's name is the title. */
  title: string;
  description: string;
  /** The advertiser's name as in the legal marking. */
  advertiser: string;
  /** Whether the marking is part of the video itself. */
  markingInVideo: boolean;
  /** The advert's id in the Russian register of advertising (ERIR). */
  erid: string;
  landingPage: string;
  /** In seconds; for an overlay, the time that it is displayed. */
  duration: number;
  /** The picture shown over a video; null for a linear advert. */
  overlay: Overlay | null;
  /** Empty for an overlay. In document order: simple players take the first one. */
  mediaFiles: readonly VastMediaFile[];
  /** Seconds until a viewer may skip; null if the advert can't be skipped. */
  skipOffset: number | null;
  /**
   * The URL of the code that draws the advert around its video: the placement's script (VPAID), or in 4.2 our own layer
   * (SIMID); null without one.
   */
  script: string | null;
  /** The hash of the placement's script that brands the page around the player; null without one. */
  branding: string | null;
  icon: { url: string; type: 'image/png' | 'image/svg+xml' } | null;
  trackers: readonly { event: TrackingEvent; url: string }[];
}

/** The fields that the placement adds to an advert. */
export type PlacementTerms = Pick<VastAdvert, 'skipOffset' | 'script' | 'branding'>;

/** The fields of an advert that are the same on all placements. */
export type VastContent = Omit<VastAdvert, keyof PlacementTerms>;

export interface Overlay {
  url: string;
  type: 'image/png' | 'image/svg+xml' | 'image/jpeg';
  /** In pixels, as displayed. */
  width: number;
  height: number;
}

interface VastMediaFile {
  url: string;
  /** A script draws the advert itself (VPAID). */
  type: 'video/mp4' | 'application/x-mpegURL' | 'application/javascript';
  width: number;
  height: number;
  /** In bits per second; null if unknown. */
  bitrate: number | null;
}
