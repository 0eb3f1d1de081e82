import { useQuery } from '@tanstack/react-query';
import { Clapperboard, Globe, Layers, Megaphone } from 'lucide-react';
import { advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { groupQueries } from '@/entities/group';
import { type Cabinet, hasSection, managesOthers, type Section } from '@/entities/session';
import { siteQueries } from '@/entities/site';
import { useDebouncedSearch } from '@/shared/lib/scheduling';
import { searchResultGroup } from './search-result-group';
import type { Navigate } from './use-navigate-from-search';

/** The limit of the contract. */
const MAX_QUERY_LENGTH = 255;

/**
 * Searches the cabinet's records by name. Requests are debounced, and superseded ones cancelled. Until the server
 * answers, the previous results are filtered by the current text.
 */
export function useRecordSearch(cabinet: Cabinet, typed: string, go: Navigate) {
  const text = typed.trim().slice(0, MAX_QUERY_LENGTH);
  const search = useDebouncedSearch(text);
  const asks = (section: Section) => ({ enabled: search !== '' && hasSection(cabinet, section) });
  const campaigns = useQuery({ ...campaignQueries.list({ search }), ...asks('campaigns') });
  const groups = useQuery({ ...groupQueries.list({ search }), ...asks('campaigns') });
  const adverts = useQuery({ ...advertQueries.list({ search }), ...asks('campaigns') });
  const sites = useQuery({ ...siteQueries.list({ search }), ...asks('sites') });
  if (text === '') return { groups: [], status: 'ready' } as const;

  const params = { cabinet };
  const common = (query: { isPlaceholderData: boolean; data?: { total: number } | undefined }) => ({
    text,
    total: query.data?.total ?? 0,
    isCurrent: search === text && !query.isPlaceholderData,
  });
  const ofOwner = (name: string) => (managesOthers(cabinet) ? name : undefined);

  const found = [
    searchResultGroup({
      ...common(campaigns),
      label: 'Campaigns',
      items: campaigns.data?.campaigns ?? [],
      toCommand: ({ id, name, ownerName }) => ({
        id: `campaign ${id}`,
        label: name,
        description: ofOwner(ownerName),
        icon: <Megaphone aria-hidden />,
        onSelect: () => go({ to: '/$cabinet/campaigns/$campaignId', params: { ...params, campaignId: id } }),
      }),
      onShowAll: () => go({ to: '/$cabinet/campaigns', params, search: { search: text } }),
    }),
    searchResultGroup({
      ...common(groups),
      label: 'Groups',
      items: groups.data?.groups ?? [],
      toCommand: ({ id, name, ownerName }) => ({
        id: `group ${id}`,
        label: name,
        description: ofOwner(ownerName),
        icon: <Layers aria-hidden />,
        onSelect: () => go({ to: '/$cabinet/campaigns/$groupId/group/edit', params: { ...params, groupId: id } }),
      }),
      onShowAll: () => go({ to: '/$cabinet/campaigns/groups', params, search: { search: text } }),
    }),
    searchResultGroup({
      ...common(adverts),
      label: 'Adverts',
      items: adverts.data?.adverts ?? [],
      toCommand: ({ id, name, campaignName }) => ({
        id: `advert ${id}`,
        label: name,
        description: campaignName ?? undefined,
        icon: <Clapperboard aria-hidden />,
        onSelect: () => go({ to: '/$cabinet/campaigns/adverts/$advertId', params: { ...params, advertId: id } }),
      }),
      onShowAll: () => go({ to: '/$cabinet/campaigns/adverts', params, search: { search: text } }),
    }),
    searchResultGroup({
      ...common(sites),
      label: 'Sites',
      items: sites.data?.sites ?? [],
      toCommand: ({ id, name, domain }) => ({
        id: `site ${id}`,
        label: name,
        description: domain,
        icon: <Globe aria-hidden />,
        onSelect: () => go({ to: '/$cabinet/sites/$siteId', params: { ...params, siteId: id } }),
      }),
      onShowAll: () => go({ to: '/$cabinet/sites', params, search: { search: text } }),
    }),
  ];
  const queries = [campaigns, groups, adverts, sites];
  const isSearching = search !== text || queries.some(({ isFetching }) => isFetching);
  const hasFailed = queries.some(({ isError }) => isError);
  return { groups: found, status: isSearching ? 'searching' : hasFailed ? 'failed' : 'ready' } as const;
}
