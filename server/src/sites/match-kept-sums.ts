import { and, eq, ne, type SQL } from 'drizzle-orm';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { isWanted } from '../db/is-wanted.ts';
import { ownerSiteDays } from '../db/schema.ts';
import { isInKeptState } from './site-state.ts';

type Query = Call<operations['listSites']>['query'];

/**
 * Builds what the filters of a list are on the sums that are kept of sites: those that `visibleSites` lets the actor see.
 * @returns null with a filter that the kept sums can't answer: of single sites, of their categories or their placements
 */
export function matchKeptSums(viewer: Actor, query: Query): SQL | undefined | null {
  const { ownerId, folderId, status } = ownerSiteDays;
  const inState = query.state && isInKeptState(query.state);
  if (query.search || query.category || inState === null) return null;
  return and(
    ownedWithin(viewer, ownerId),
    isWanted(status, query.status),
    inState,
    query.verification && hasProof[query.verification],
    isWanted(folderId, query.folder_id),
    isWanted(ownerId, query.owner_id),
  );
}

const hasProof: Record<NonNullable<Query['verification']>, SQL> = {
  verified: ne(ownerSiteDays.proof, 'not_verified'),
  at_risk: eq(ownerSiteDays.proof, 'at_risk'),
  not_verified: eq(ownerSiteDays.proof, 'not_verified'),
};
