import { siteReasons } from '@preroll/rules/site-reasons';
import { or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../contract/generated/contract.d.ts';
import { placements, sites, users } from '../db/schema.ts';

type Schemas = components['schemas'];
type State = Schemas['SiteState'];

/** Facts about a site's placements. */
interface Placed {
  /** There is something to show adverts in. */
  hasPlacement: SQL;
  /** Players have asked for it in the last 24 hours. */
  hasRequests: SQL;
}

const isWorking = sql`${placements.status} = 'working'`;
const wasAsked = sql`${placements.lastRequestAt} > now() - interval '24 hours'`;

/** For a page of sites: looks the placements of each up in an index. */
const ofEach: Placed = {
  hasPlacement: sql`exists (select from ${placements} where ${placements.siteId} = ${sites.id} and ${isWorking})`,
  hasRequests: sql`exists (select from ${placements} where ${placements.siteId} = ${sites.id} and ${isWorking} and ${wasAsked})`,
};

/** For a filter of all sites: reads the placements once. The planner does not find that by itself in an alternative. */
const ofAll: Placed = {
  hasPlacement: sql`${sites.id} in (select ${placements.siteId} from ${placements} where ${isWorking})`,
  hasRequests: sql`${sites.id} in (select ${placements.siteId} from ${placements} where ${isWorking} and ${wasAsked})`,
};

const runs = sql`${sites.status} in ('approved', 'working')`;
const ownerLocked = sql`${sites.ownerId} in (select ${users.id} from ${users} where ${users.status} in ('lock', 'ban'))`;
const mayServe = sql`${runs} and not ${ownerLocked} and ${sites.verifiedAt} is not null`;

/** When a site is in each of the contract's states. Exactly one holds. */
const conditionsBy = ({ hasPlacement, hasRequests }: Placed): Record<State, SQL> => ({
  archived: sql`${sites.status} = 'archive'`,
  banned: sql`${sites.status} = 'ban'`,
  locked: sql`${sites.status} = 'lock'`,
  returned: sql`${sites.status} = 'moderate' and ${sites.rejectReason} is not null`,
  in_review: sql`${sites.status} = 'moderate' and ${sites.rejectReason} is null`,
  stopped: sql`${sites.status} = 'stopped'`,
  owner_locked: sql`${runs} and ${ownerLocked}`,
  not_verified: sql`${runs} and not ${ownerLocked} and ${sites.verifiedAt} is null`,
  no_placement: sql`${mayServe} and not ${hasPlacement}`,
  no_requests: sql`${mayServe} and ${hasPlacement} and not ${hasRequests}`,
  serving: sql`${mayServe} and ${hasRequests}`,
});

/** What really happens with a site. */
export const siteState: SQL<State> = sql<State>`case ${sql.join(
  Object.entries(conditionsBy(ofEach)).map(
    ([state, condition]) => sql`when ${condition} then ${sql.raw(`'${state}'`)}`,
  ),
  sql` `,
)} end`;

const conditions = conditionsBy(ofAll);

/** Matches sites in one of these states: by conditions that indexes serve, instead of the state of every site. */
export const isInState = (states: readonly State[]): SQL | undefined => or(...states.map((state) => conditions[state]));

type Facts = Pick<typeof sites.$inferSelect, 'rejectReason' | 'misses'>;

/** Says a state as a sentence; empty while the site serves. */
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
    case 'not_verified':
      return misses > 0 ? 'The domain was verified, but its proof is gone' : 'The domain is not verified yet';
    case 'no_placement':
      return 'Has no placement to show adverts in';
    case 'no_requests':
      return 'No player has asked for an advert in the last 24 hours';
    case 'serving':
      return '';
  }
}
