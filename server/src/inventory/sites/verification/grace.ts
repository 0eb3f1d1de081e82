import type { SiteRow } from '../site-queries.ts';

const DAY = 24 * 3600 * 1000;

/** The minimum time in milliseconds that a verified site continues to serve after its proof went missing. */
const GRACE_PERIOD = 3 * DAY;

/** The minimum number of misses: a site that was down for most of the grace period has not lost its proof. */
const MIN_MISSES = 3;

/** The history entry for a lost verification. */
export const verificationLostChange = { field: 'verified', old: true, new: false };

type Misses = Pick<SiteRow, 'misses' | 'firstMissAt'>;

/** The consequences of another miss: further checks, or the loss of the verification. */
export function afterMiss({ misses: before, firstMissAt: first }: Misses, now: Date) {
  const misses = before + 1;
  const firstMissAt = first ?? now;
  const end = firstMissAt.getTime() + GRACE_PERIOD;
  if (misses >= MIN_MISSES && end <= now.getTime())
    return { isLost: true, consequences: { misses, firstMissAt, verifiedAt: null, nextCheckAt: null } };
  const tomorrow = now.getTime() + DAY;
  // schedules the last check at the end of the grace period, not up to a day later
  const nextCheckAt = new Date(end > now.getTime() ? Math.min(tomorrow, end) : tomorrow);
  return { isLost: false, consequences: { misses, firstMissAt, nextCheckAt } };
}

/**
 * The earliest time at which a verified site stops serving: 72 hours after the first miss, or at the third miss if that is
 * later, because the checks in between could not read the site.
 * @returns null without a miss
 */
export function graceEndOf(
  { misses, firstMissAt, nextCheckAt }: Misses & Pick<SiteRow, 'nextCheckAt'>,
  now = new Date(),
): Date | null {
  if (firstMissAt === null) return null;
  const nextMiss = Math.max(nextCheckAt?.getTime() ?? 0, now.getTime());
  const laterMisses = Math.max(MIN_MISSES - misses - 1, 0);
  return new Date(Math.max(firstMissAt.getTime() + GRACE_PERIOD, nextMiss + laterMisses * DAY));
}
