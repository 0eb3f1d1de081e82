import { placementQueries } from '@/entities/placement';
import { siteQueries } from '@/entities/site';
import {
  getPlacement,
  getSite,
  type PlacementUpdate as PlacementUpdateDto,
  type SiteUpdate as SiteUpdateDto,
  updatePlacement,
  updateSite,
} from '@/shared/api';
import { PlacementUpdate, SiteUpdate } from '@/shared/contract';
import { fieldsOf, pick, type Revertible } from './revertible';

/**
 * @param setsShare whether the viewer is an admin: only admins set the revenue share
 */
export function revertibleSite(id: number, setsShare: boolean): Revertible {
  const fields = fieldsOf(SiteUpdate, setsShare ? [] : ['revenue_share']);
  return {
    takes: (field) => fields.includes(field),
    read: async () => {
      const site = await getSite(id);
      return { version: site.version, body: pick(site, SiteUpdate) };
    },
    save: ({ version, changed }) => updateSite(id, { ...changed, version } as SiteUpdateDto),
    invalidates: [{ queryKey: siteQueries.all() }, { queryKey: placementQueries.all() }],
  };
}

export function revertiblePlacement(id: number): Revertible {
  const fields = fieldsOf(PlacementUpdate);
  return {
    takes: (field) => fields.includes(field),
    read: async () => {
      const placement = await getPlacement(id);
      return { version: placement.version, body: pick(placement, PlacementUpdate) };
    },
    save: ({ version, body }) => updatePlacement(id, { ...body, version } as PlacementUpdateDto),
    invalidates: [{ queryKey: placementQueries.all() }],
  };
}
