import { campaignActionBetween } from '@preroll/rules/campaign/campaign-action-between';
import type { CampaignBulk, CampaignBulkResult, CampaignStatus, FieldChange } from '@/shared/api';

type Call = Omit<CampaignBulk, 'ids' | 'versions'>;

/**
 * The calls that restore the campaigns' values from before the change with these results, one call for each set of
 * values. The calls name the versions after the change, so campaigns that have changed since are refused.
 */
export function toUndoCalls(results: readonly CampaignBulkResult[]): CampaignBulk[] {
  const calls = new Map<string, CampaignBulk>();
  for (const { id, changes, campaign } of results) {
    const call = toCall(changes);
    if (call === null) continue;
    const key = JSON.stringify(call);
    const { ids, versions } = calls.get(key) ?? { ids: [], versions: {} };
    calls.set(key, {
      ...call,
      ids: [...ids, id],
      versions: { ...versions, ...(campaign && { [id]: campaign.version }) },
    });
  }
  return [...calls.values()];
}

/** Null if nothing has changed. All changes of one action are of the same kind. */
function toCall(changes: readonly FieldChange[]): Call | null {
  const before: Record<string, unknown> = Object.fromEntries(changes.map(({ field, old }) => [field, old]));
  const [first] = changes;
  if (first === undefined) return null;
  switch (first.field) {
    case 'status':
      return toStatusCall(first.old as CampaignStatus, first.new as CampaignStatus);
    case 'group_id':
      return { action: 'move_to_group', ...before };
    case 'start_date':
    case 'end_date':
      return { action: 'set_dates', ...before };
    default: {
      const limits = Object.entries(before).map(([field, value]) => [field.replace(/^ads\./, ''), value]);
      return { action: 'set_limits', limits: Object.fromEntries(limits) };
    }
  }
}

function toStatusCall(before: CampaignStatus, now: CampaignStatus): Call | null {
  const action = campaignActionBetween(now, before);
  if (action === null) return null;
  // one call with the status, because a restored campaign would otherwise be stopped
  return now === 'archive' && (before === 'working' || before === 'stopped')
    ? { action: 'restore', status: before }
    : { action };
}
