import { beforeAdverts } from '../campaign/serving-reasons.ts';

/** Facts of the advert itself that prevent it from being shown. */
export type AdvertObstacle =
  | 'deleted'
  | 'banned'
  | 'video_broken'
  | 'video_not_ready'
  | 'vpaid_not_allowed'
  | 'no_erid'
  | 'erid_refused'
  | 'returned'
  | 'in_review'
  | 'not_started'
  | 'stopped';

export type Obstacle<Reason> = { of: 'advert'; code: AdvertObstacle } | { of: 'campaign'; reason: Reason };

interface Facts<Reason> {
  status: 'approved' | 'working' | 'stopped' | 'moderate' | 'ban' | 'deleted';
  isReturned: boolean;
  useVpaid: boolean;
  isVpaidAllowed: boolean;
  loadingStatus: 'awaiting' | 'processing' | 'ready' | 'error';
  registration: { erid: string | null; status: 'processing' | 'bad' | 'verified' } | null;
  /** The reasons of its campaign, in the order in which they should be fixed. */
  campaignReasons: readonly Reason[];
}

const beforeAdvert: ReadonlySet<string> = new Set(beforeAdverts);
/** Reasons that summarize a campaign's adverts, omitted here because each advert has its own obstacles. */
const aboutAdverts = new Set(['no_approved_advert', 'no_erid']);

/**
 * Returns everything that prevents an advert from being shown, in the order in which it should be fixed: the account
 * and its money, the advert, its registration, its review, its start, and its campaign. A deleted or banned advert has
 * this as its only obstacle.
 */
export function advertObstacles<Reason extends { code: string }>(facts: Facts<Reason>): Obstacle<Reason>[] {
  if (facts.status === 'deleted') return [{ of: 'advert', code: 'deleted' }];
  if (facts.status === 'ban') return [{ of: 'advert', code: 'banned' }];
  const own = [videoObstacle(facts), registrationObstacle(facts), statusObstacle(facts)];
  const reasons = facts.campaignReasons.filter(({ code }) => !aboutAdverts.has(code));
  const toObstacle = (reason: Reason) => ({ of: 'campaign', reason }) as const;
  return [
    ...reasons.filter(({ code }) => beforeAdvert.has(code)).map(toObstacle),
    ...own.flatMap((code) => (code === null ? [] : [{ of: 'advert', code } as const])),
    ...reasons.filter(({ code }) => !beforeAdvert.has(code)).map(toObstacle),
  ];
}

/** The register's results that prevent an advert from being shown. While the check is pending, it may be shown. */
export const erirRefusals = ['bad'] as const;

const isRefusedBy = new Set<string>(erirRefusals);

type OwnFacts = Omit<Facts<never>, 'campaignReasons'>;

/** An interactive advert needs no video, but a format that allows VPAID. */
function videoObstacle({ useVpaid, isVpaidAllowed, loadingStatus }: OwnFacts): AdvertObstacle | null {
  if (loadingStatus === 'ready') return null;
  if (useVpaid) return isVpaidAllowed ? null : 'vpaid_not_allowed';
  return loadingStatus === 'error' ? 'video_broken' : 'video_not_ready';
}

function registrationObstacle({ registration }: OwnFacts): AdvertObstacle | null {
  if (!registration?.erid) return 'no_erid';
  return isRefusedBy.has(registration.status) ? 'erid_refused' : null;
}

function statusObstacle({ status, isReturned }: OwnFacts): AdvertObstacle | null {
  if (status === 'moderate') return isReturned ? 'returned' : 'in_review';
  if (status === 'approved') return 'not_started';
  return status === 'stopped' ? 'stopped' : null;
}
