import { type ChangeContext, describeChange } from '@/entities/campaign';
import type { CampaignBulkResult } from '@/shared/api';
import { refusalLines } from '@/shared/ui/bulk-results';
import type { ChangedCampaign } from './campaign-change';

/** The actual or previewed result for one campaign. */
export interface ReportedResult {
  id: number;
  name: string;
  ok: boolean;
  /** The changes, or the reasons for a refusal; empty if nothing changes. */
  lines: readonly string[];
}

/** Describes results, in the order of the response. */
export function reportResults(
  results: readonly CampaignBulkResult[],
  campaigns: readonly ChangedCampaign[],
  groups?: ChangeContext['groups'],
): ReportedResult[] {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  return results.map(({ id, ok, error, errors, changes }) => {
    const { name = `Campaign ${id}`, currency = 'RUB' } = byId.get(id) ?? {};
    const described = changes.map((change) => describeChange(change, { currency, groups }));
    return {
      id,
      name,
      ok,
      lines: ok
        ? described.map(({ field, ...change }) => `${field}: ${formatChange(change)}`)
        : refusalLines(error, errors),
    };
  });
}

type Difference = { from: string | null; to: string | null } | { done: string };

const formatChange = (change: Difference) =>
  'done' in change ? change.done : `${change.from ?? 'none'} → ${change.to ?? 'none'}`;
