import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import type { ChangedCampaign } from '../model/campaign-change';

/** The names of the campaigns' groups and of the group to move them to, by id. */
export function useGroupNames(campaigns: readonly ChangedCampaign[], target: number | null | undefined) {
  const { data } = useQuery({ ...groupQueries.detail(target ?? 0), enabled: target != null });
  const names = new Map<number, string>();
  for (const { groupId, groupName } of campaigns)
    if (groupId !== null && groupName !== null) names.set(groupId, groupName);
  if (data) names.set(data.id, data.name);
  return names;
}
