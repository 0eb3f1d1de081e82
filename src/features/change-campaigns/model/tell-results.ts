import { type ChangeContext, describeChange } from '@/entities/campaign';
import type { CampaignBulkResult } from '@/shared/api';
import type { ChangedCampaign } from './campaign-change';

/** What became, or would become, of one campaign. */
export interface ToldResult {
  id: number;
  name: string;
  ok: boolean;
  /** Why not, or what changes; empty where nothing does. */
  lines: readonly string[];
}

/** Puts results into words, in the order of the answer. */
export function tellResults(
  results: readonly CampaignBulkResult[],
  campaigns: readonly ChangedCampaign[],
  groups?: ChangeContext['groups'],
): ToldResult[] {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  return results.map(({ id, ok, error, errors, changes }) => {
    const { name = `Campaign ${id}`, currency = 'RUB' } = byId.get(id) ?? {};
    const told = changes.map((change) => describeChange(change, { currency, groups }));
    return {
      id,
      name,
      ok,
      lines: ok ? told.map(({ field, ...change }) => `${field}: ${tellChange(change)}`) : refusalLines(error, errors),
    };
  });
}

type Told = { from: string | null; to: string | null } | { done: string };

const tellChange = (change: Told) =>
  'done' in change ? change.done : `${change.from ?? 'none'} → ${change.to ?? 'none'}`;

/** The fields' messages say more than the word for all of them. */
function refusalLines(error = 'Refused', errors: CampaignBulkResult['errors'] = {}): string[] {
  const messages = Object.values(errors).flat();
  return messages.length > 0 ? messages : [error];
}
