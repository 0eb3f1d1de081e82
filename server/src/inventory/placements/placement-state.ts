import { ownerReason } from '../../platform/access/owner-reason.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { placements, sites, users } from '../../platform/db/schema.ts';

type Site = Pick<typeof sites.$inferSelect, 'status' | 'verifiedAt'>;
type Owner = Pick<typeof users.$inferSelect, 'status'>;
type Placement = Pick<typeof placements.$inferSelect, 'status' | 'lastRequestAt'>;

/** Milliseconds without a request after which a placement has the state `no_requests`. */
const NO_REQUESTS_AFTER = 24 * 60 * 60 * 1000;

/** Whether a site may show adverts on its active placements. */
export const isServingSite = ({ status, verifiedAt }: Site, owner: Owner): boolean =>
  (status === 'approved' || status === 'working') && verifiedAt !== null && ownerReason(owner) === null;

/** The state of a placement: serving, or the first reason why it does not. */
export function placementState(
  { status, lastRequestAt }: Placement,
  site: Site & { hasImpressions: boolean },
  owner: Owner,
  now: Date,
): components['schemas']['PlacementState'] {
  if (status === 'archive' || status === 'deleted') return 'archived';
  if (status === 'stopped') return 'stopped';
  if (!isServingSite(site, owner)) return 'site_not_serving';
  if (lastRequestAt === null || now.getTime() - lastRequestAt.getTime() > NO_REQUESTS_AFTER) return 'no_requests';
  return site.hasImpressions ? 'serving' : 'ready';
}
