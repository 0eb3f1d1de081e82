import type { SiteRow } from '../site-queries.ts';

const DAY = 24 * 3600 * 1000;

/** The time in milliseconds that a verified site goes on serving at least after its proof is gone. */
const GRACE = 3 * DAY;

/** The misses that it takes besides: a site that was down for most of that time has not lost its proof. */
const MISSES = 3;

/** The loss of a verification, in the history. */
export const lossOfProof = { field: 'verified', old: true, new: false };

type Misses = Pick<SiteRow, 'misses' | 'firstMissAt'>;

/** What another miss means: a further one is waited for, or the domain is not verified any more. */
export function afterMiss({ misses: before, firstMissAt: first }: Misses, now: Date) {
  const misses = before + 1;
  const firstMissAt = first ?? now;
  const end = firstMissAt.getTime() + GRACE;
  if (misses >= MISSES && end <= now.getTime())
    return { isLost: true, consequences: { misses, firstMissAt, verifiedAt: null, nextCheckAt: null } };
  const tomorrow = now.getTime() + DAY;
  // the last check is at the end of the grace, not up to a day later
  const nextCheckAt = new Date(end > now.getTime() ? Math.min(tomorrow, end) : tomorrow);
  return { isLost: false, consequences: { misses, firstMissAt, nextCheckAt } };
}

/**
 * When a verified site stops serving at the earliest: 72 hours after the first miss, or at the third miss if that comes
 * later, because the checks between could not read the site.
 * @returns null without a miss
 */
export function graceEndOf(
  { misses, firstMissAt, nextCheckAt }: Misses & Pick<SiteRow, 'nextCheckAt'>,
  now = new Date(),
): Date | null {
  if (firstMissAt === null) return null;
  const nextMiss = Math.max(nextCheckAt?.getTime() ?? 0, now.getTime());
  const laterMisses = Math.max(MISSES - misses - 1, 0);
  return new Date(Math.max(firstMissAt.getTime() + GRACE, nextMiss + laterMisses * DAY));
}
