import type { Config } from '../../platform/config/config.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { placements } from '../../platform/db/schema.ts';
import { timestampsOf } from '../../platform/records/record-body.ts';
import { ownAdsTxtLine } from '../sites/site-body.ts';
import type { PlacementRow } from './placement-queries.ts';
import { placementState } from './placement-state.ts';
import { vastUrl } from './vast-url.ts';

type Schemas = components['schemas'];

/** Maps the editable fields to names of the API. */
export const toPlacementFields = (placement: typeof placements.$inferSelect) => ({
  name: placement.name,
  format_id: placement.formatId,
  floor_price: placement.floorPrice,
  feeds: placement.feeds,
  vpaid_script_id: placement.vpaidScriptOff ? ('none' as const) : placement.vpaidScriptId,
  branding_script_id: placement.brandingScriptOff ? ('none' as const) : placement.brandingScriptId,
  blocked_categories: placement.blockedCategories,
  blocked_domains: placement.blockedDomains,
  backfill_vast_url: placement.backfillVastUrl,
  status: placement.status,
});

/** Converts a placement to a response. */
export const toPlacementBody = (
  {
    placement,
    site,
    hasImpressions,
    formatName,
    vpaidScriptName,
    brandingScriptName,
    currency,
    owner,
    ownerTimezone,
  }: PlacementRow,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now = new Date(),
): Schemas['Placement'] => ({
  id: placement.id,
  site_id: site.id,
  site_name: site.name,
  site_domain: site.domain,
  ...toPlacementFields(placement),
  format_name: formatName,
  vpaid_script_name: vpaidScriptName,
  branding_script_name: brandingScriptName,
  currency,
  owner_timezone: ownerTimezone,
  state: placementState(placement, { ...site, hasImpressions }, owner, now),
  vast_url: vastUrl(publicUrl, placement.id),
  ads_txt_line: ownAdsTxtLine({ publicUrl }, site),
  last_request_at: placement.lastRequestAt?.toISOString() ?? null,
  version: placement.version,
  ...timestampsOf(placement),
});
