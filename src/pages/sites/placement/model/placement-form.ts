import { validateBackfill } from '@preroll/rules/site/placement';
import type { Placement } from '@/shared/api';
import { PlacementInput } from '@/shared/contract';
import { contractResolver, withRules } from '@/shared/lib/forms';

/** The values of the form, for a placement or for a new one. */
export const toFormValues = (placement?: Placement) => ({
  name: placement?.name ?? '',
  // null means that no choice was made yet, which validation reports at its field
  format_id: placement?.format_id ?? (null as unknown as number),
  floor_price: placement?.floor_price ?? 0,
  feeds: placement?.feeds ?? [],
  vpaid_script_id: placement?.vpaid_script_id ?? null,
  branding_script_id: placement?.branding_script_id ?? null,
  blocked_categories: placement?.blocked_categories ?? [],
  blocked_domains: placement?.blocked_domains ?? [],
  backfill_vast_url: placement?.backfill_vast_url ?? '',
});

/** The server also checks that format, feeds and categories are still working. */
export const placementResolver = withRules(
  contractResolver(PlacementInput, ['backfill_vast_url']),
  ({ backfill_vast_url: backfill }): Record<string, readonly string[]> => {
    const refusal = backfill ? validateBackfill(backfill.trim()) : null;
    return refusal === null ? {} : { backfill_vast_url: [refusal] };
  },
);
