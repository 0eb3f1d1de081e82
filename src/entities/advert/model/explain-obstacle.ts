import { type AdvertObstacle, advertObstacles, type Obstacle } from '@preroll/rules/advert/advert-obstacles';
import type { Advert } from './advert';
import type { Registration } from './registration';

/** Where an obstacle can be fixed: a part of the advert's form, or the platform's contacts. */
export type ObstacleFix = 'video' | 'registration' | 'contacts';

interface ExplainedObstacle {
  sentence: string;
  /** The obstacle in two or three words, for a toast. */
  brief: string;
  /** Null if it resolves itself, or if the button that fixes it is elsewhere on the page. */
  fix: ObstacleFix | null;
}

const explanations: Record<AdvertObstacle, ExplainedObstacle> = {
  deleted: { sentence: 'The advert is deleted.', brief: 'deleted', fix: null },
  banned: { sentence: 'The advert is banned, and no reason was recorded.', brief: 'banned', fix: 'contacts' },
  video_broken: { sentence: 'The video is broken; replace the file.', brief: 'video broken', fix: 'video' },
  video_not_ready: { sentence: 'The video is not ready yet.', brief: 'video not ready', fix: null },
  vpaid_not_allowed: {
    sentence: 'The format of the campaign does not allow VPAID; add a video.',
    brief: 'VPAID not allowed',
    fix: 'video',
  },
  no_erid: { sentence: 'The advert has no ERID.', brief: 'no ERID', fix: 'registration' },
  erid_refused: {
    sentence: 'The register rejected the advert.',
    brief: 'rejected by the register',
    fix: 'registration',
  },
  returned: {
    sentence: 'The advert was returned from moderation. The reason is on this page.',
    brief: 'returned',
    fix: null,
  },
  in_review: { sentence: 'The advert is waiting for moderation.', brief: 'in review', fix: null },
  not_started: { sentence: 'The advert is approved, but not started.', brief: 'not started', fix: null },
  stopped: { sentence: 'The advert is stopped.', brief: 'stopped', fix: null },
};

/** Explains why an advert isn't serving, and how to fix it. */
export const explainObstacle = (code: AdvertObstacle): ExplainedObstacle => explanations[code];

interface Shown {
  advert: Pick<Advert, 'status' | 'returned' | 'useVpaid'> & { creative: Pick<Advert['creative'], 'loadingStatus'> };
  registration: Pick<Registration, 'erid' | 'status'> | null;
}

/** Everything that prevents an advert from serving, in the order in which it can be fixed. */
export const obstaclesOf = <Reason extends { code: string }>(
  { advert, registration }: Shown,
  campaign: { servingReasons: readonly Reason[]; format: { vpaidAllowed: boolean } },
): Obstacle<Reason>[] =>
  advertObstacles({
    status: advert.status,
    isReturned: advert.returned !== null,
    useVpaid: advert.useVpaid,
    isVpaidAllowed: campaign.format.vpaidAllowed,
    loadingStatus: advert.creative.loadingStatus,
    registration,
    campaignReasons: campaign.servingReasons,
  });
