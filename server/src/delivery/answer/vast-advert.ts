import type { TrackingEvent } from '@preroll/rules/advert/tracking-events';

/** What players need to know of an advert. Addresses are absolute. */
export interface VastAdvert {
  id: number;
  /** Empty: the advertiser's name is the title. */
  title: string;
  description: string;
  /** The advertiser's name, as the marking has it. */
  advertiser: string;
  /** Whether the video shows the marking itself. */
  markingInVideo: boolean;
  /** The advert's id in the register of advertising (ERIR). */
  erid: string;
  landingPage: string;
  /** Seconds; of an overlay, how long it stands. */
  duration: number;
  /** The picture over a video, for an overlay; null for an advert that plays. */
  overlay: Overlay | null;
  /** Empty for an overlay. The order is that of the document: players that do not choose take the first. */
  mediaFiles: readonly VastMediaFile[];
  /** Seconds until a viewer may skip; null if nobody may. */
  skipOffset: number | null;
  /**
   * The address of what draws the advert around its video: the placement's script (VPAID), or in 4.2 our layer (SIMID);
   * null without.
   */
  script: string | null;
  /** The hash of the placement's script that draws the page around the player; null without. */
  branding: string | null;
  icon: { url: string; type: 'image/png' | 'image/svg+xml' } | null;
  /** The advertiser's own. */
  trackers: readonly { event: TrackingEvent; url: string }[];
}

/** What the placement adds to an advert. */
export type PlacementTerms = Pick<VastAdvert, 'skipOffset' | 'script' | 'branding'>;

/** An advert as all placements have it. */
export type VastContent = Omit<VastAdvert, keyof PlacementTerms>;

export interface Overlay {
  url: string;
  type: 'image/png' | 'image/svg+xml' | 'image/jpeg';
  /** Pixels, at which it is shown. */
  width: number;
  height: number;
}

interface VastMediaFile {
  url: string;
  /** A script is one that draws the advert itself (VPAID). */
  type: 'video/mp4' | 'application/x-mpegURL' | 'application/javascript';
  width: number;
  height: number;
  /** Bits per second; null if unknown. */
  bitrate: number | null;
}
