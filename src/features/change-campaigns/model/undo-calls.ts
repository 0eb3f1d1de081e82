import { campaignActionBetween } from '@preroll/rules/campaign/campaign-action-between';
import type { CampaignBulk, CampaignBulkResult, CampaignStatus, FieldChange } from '@/shared/api';

type Call = Omit<CampaignBulk, 'ids' | 'versions'>;

/**
 * The calls that give campaigns back what they had before the change with these results: one for all that had the same.
 * Campaigns that have changed since are refused, because the calls name the version that the change led to.
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

/** Null if nothing has changed. The changes of one action are all of one kind. */
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
  // in one call, also for a campaign that was started
  return now === 'archive' && (before === 'working' || before === 'stopped')
    ? { action: 'restore', status: before }
    : { action };
}
