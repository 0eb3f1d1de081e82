import type { CampaignBulk, CampaignBulkResult, CampaignStatus, FieldChange } from '@/shared/api';

type Call = Omit<CampaignBulk, 'ids' | 'versions'>;

/** The action that leads to a status. */
const leadingTo: Partial<Record<CampaignStatus, CampaignBulk['action']>> = {
  working: 'start',
  stopped: 'stop',
  lock: 'lock',
  archive: 'archive',
};

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
    case 'status': {
      const action = leadingTo[first.old as CampaignStatus];
      return action === undefined ? null : { action };
    }
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
