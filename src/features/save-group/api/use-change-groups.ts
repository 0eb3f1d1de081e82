import { campaignQueries } from '@/entities/campaign';
import { type Group, groupQueries } from '@/entities/group';
import { changeGroups, type GroupAction } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { inverseAction, useBulkChange } from '@/shared/ui/bulk-results';

export type ChangedGroup = Pick<Group, 'id' | 'name' | 'status'>;

const doneWords: Record<GroupAction, string> = { start: 'started', stop: 'stopped', archive: 'archived' };

const nameGroups = (groups: readonly ChangedGroup[]) =>
  groups.length === 1 && groups[0] ? `Group ${groups[0].name}` : formatCount(groups.length, 'group');

/** Starts, stops or archives groups, one or many, with Undo. */
export const useChangeGroups = () =>
  useBulkChange({
    change: async (action: GroupAction, groups: readonly ChangedGroup[]) =>
      (await changeGroups({ ids: groups.map(({ id }) => id), action })).results,
    // whether a campaign serves depends on its group
    meta: { invalidates: [{ queryKey: groupQueries.all() }, { queryKey: campaignQueries.all() }] },
    success: (action, groups) => `${nameGroups(groups)} ${doneWords[action]}`,
    inverse: (_action, groups) => inverseAction(groups),
    title: (_action, groups) => nameGroups(groups),
    noun: 'Group',
  });
