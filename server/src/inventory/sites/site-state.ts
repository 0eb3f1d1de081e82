import { siteReasons } from '@preroll/rules/site/site-reasons';
import { or, type SQL, sql } from 'drizzle-orm';
import { hasAnyOwnerReason, hasOwnerReason, type OwnerReason } from '../../platform/access/owner-reason.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import { placements, siteDays, sites } from '../../platform/db/schema.ts';

type Schemas = components['schemas'];
type State = Schemas['SiteState'];

/** Facts about a site's placements. */
interface Placed {
  hasPlacement: SQL;
  /** Whether players requested one in the last 24 hours. */
  hasRequests: SQL;
}

const isWorking = sql`${placements.status} = 'working'`;
const wasAsked = sql`${placements.lastRequestAt} > now() - interval '24 hours'`;

/** For a page of sites: looks up the placements of each in an index. */
const ofEach: Placed = {
  hasPlacement: sql`exists (select from ${placements} where ${placements.siteId} = ${sites.id} and ${isWorking})`,
  hasRequests: sql`exists (select from ${placements} where ${placements.siteId} = ${sites.id} and ${isWorking} and ${wasAsked})`,
};

/** For a filter of all sites: reads the placements once. The planner does not do that by itself within an OR. */
const ofAll: Placed = {
  hasPlacement: sql`${sites.id} in (select ${placements.siteId} from ${placements} where ${isWorking})`,
  hasRequests: sql`${sites.id} in (select ${placements.siteId} from ${placements} where ${isWorking} and ${wasAsked})`,
};

const { status, ownerId } = sites;
const hasReason = sql`${sites.rejectReason} is not null`;
const isVerified = sql`${sites.verifiedAt} is not null`;

const runs = sql`${status} in ('approved', 'working')`;
const isHeldBy = (reason: OwnerReason) => sql`${runs} and ${hasOwnerReason(ownerId, reason)}`;
const isOwnerFree = sql`${runs} and not ${hasAnyOwnerReason(ownerId)}`;
const mayServe = sql`${isOwnerFree} and ${isVerified}`;

/**
 * Whether an advert was ever shown on a site. A scalar subquery, because the planner would turn an `exists` into a join that
 * reads the days of all sites.
 */
export const hasImpressions = sql<boolean>`coalesce((
  select true from ${siteDays} where ${siteDays.siteId} = ${sites.id} and ${siteDays.impressions} > 0 limit 1
), false)`;

/** The conditions of the contract's states. Exactly one of them holds for each site. */
const conditionsBy = ({ hasPlacement, hasRequests }: Placed): Record<State, SQL> => ({
  archived: sql`${status} = 'archive'`,
  banned: sql`${status} = 'ban'`,
  locked: sql`${status} = 'lock'`,
  returned: sql`${status} = 'moderate' and ${hasReason}`,
  in_review: sql`${status} = 'moderate' and not (${hasReason})`,
  stopped: sql`${status} = 'stopped'`,
  owner_locked: isHeldBy('owner_locked'),
  owner_deleted: isHeldBy('owner_deleted'),
  not_verified: sql`${isOwnerFree} and not (${isVerified})`,
  no_placement: sql`${mayServe} and not ${hasPlacement}`,
  no_requests: sql`${mayServe} and ${hasPlacement} and not ${hasRequests}`,
  ready: sql`${mayServe} and ${hasRequests} and not ${hasImpressions}`,
  serving: sql`${mayServe} and ${hasRequests} and ${hasImpressions}`,
});

/** The state of a site. */
export const siteState: SQL<State> = sql<State>`case ${sql.join(
  Object.entries(conditionsBy(ofEach)).map(
    ([state, condition]) => sql`when ${condition} then ${sql.raw(`'${state}'`)}`,
  ),
  sql` `,
)} end`;

const conditions = conditionsBy(ofAll);

/** States that are often requested together; combined, the placements are read once instead of three times. */
const idleStates: readonly State[] = ['no_placement', 'no_requests'];
const idle = sql`${mayServe} and not ${ofAll.hasRequests}`;

/** Matches sites in one of these states, by conditions that use indexes, instead of computing every site's state. */
export function isInState(states: readonly State[]): SQL | undefined {
  const isIdle = idleStates.every((state) => states.includes(state));
  const others = isIdle ? states.filter((state) => !idleStates.includes(state)) : states;
  return or(isIdle ? idle : undefined, ...others.map((state) => conditions[state]));
}

type Facts = Pick<typeof sites.$inferSelect, 'rejectReason' | 'misses'>;

/** Describes a state in a sentence; empty while the site serves and its proof is in place. */
export function describeState(state: State, { rejectReason, misses }: Facts): string {
  const because = rejectReason === null ? '' : `: ${siteReasons[rejectReason.code].title}`;
  switch (state) {
    case 'in_review':
      return 'Waits for review';
    case 'returned':
      return `Returned${because}`;
    case 'banned':
      return `Banned${because}`;
    case 'locked':
      return `Locked${because}`;
    case 'archived':
      return 'In the archive';
    case 'stopped':
      return 'Stopped';
    case 'owner_locked':
      return "The owner's account is locked";
    case 'owner_deleted':
      return "The owner's account is deleted";
    case 'not_verified':
      return misses > 0 ? 'The domain was verified, but its proof is gone' : 'The domain is not verified yet';
    case 'no_placement':
      return 'Has no placement to show adverts in';
    case 'no_requests':
      return 'No player has asked for an advert in the last 24 hours';
    case 'ready':
      return misses > 0 ? 'The proof of its domain is gone' : 'Players ask for adverts, and none has been shown yet';
    case 'serving':
      return misses > 0 ? 'The proof of its domain is gone' : '';
  }
}
