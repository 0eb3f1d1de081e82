import { useQuery } from '@tanstack/react-query';
import { Globe, Megaphone } from 'lucide-react';
import { campaignQueries } from '@/entities/campaign';
import { type Cabinet, hasSection, looksAfterOthers } from '@/entities/session';
import { siteQueries } from '@/entities/site';
import { usePausedText } from '@/shared/lib/paused-text';
import { foundGroup } from './found-group';
import type { Go } from './use-go';

/** Longer ones the contract refuses. */
const LONGEST = 255;

/**
 * Campaigns and sites of a name, where the cabinet has them. The server is asked when typing pauses, and a question that
 * nobody waits for is withdrawn. Until it has answered, what is known already is narrowed down by what was typed.
 */
export function useFound(cabinet: Cabinet, typed: string, go: Go) {
  const text = typed.trim().slice(0, LONGEST);
  const search = usePausedText(text);
  const asks = (section: string) => search !== '' && hasSection(cabinet, section);
  const campaigns = useQuery({ ...campaignQueries.list({ search }), enabled: asks('campaigns') });
  const sites = useQuery({ ...siteQueries.list({ search }), enabled: asks('sites') });
  if (text === '') return { groups: [], status: 'ready' } as const;

  const groups = [
    foundGroup({
      label: 'Campaigns',
      text,
      items: campaigns.data?.campaigns ?? [],
      total: campaigns.data?.total ?? 0,
      isCurrent: search === text && !campaigns.isPlaceholderData,
      toCommand: ({ id, name, ownerName }) => ({
        id: `campaign ${id}`,
        label: name,
        description: looksAfterOthers(cabinet) ? ownerName : undefined,
        icon: <Megaphone aria-hidden />,
        onSelect: () => go({ to: '/$cabinet/campaigns/$campaignId', params: { cabinet, campaignId: id } }),
      }),
      onShowAll: () => go({ to: '/$cabinet/campaigns', params: { cabinet }, search: { search: text } }),
    }),
    foundGroup({
      label: 'Sites',
      text,
      items: sites.data?.sites ?? [],
      total: sites.data?.total ?? 0,
      isCurrent: search === text && !sites.isPlaceholderData,
      toCommand: ({ id, name, domain }) => ({
        id: `site ${id}`,
        label: name,
        description: domain,
        icon: <Globe aria-hidden />,
        // a site has no page of its own
        onSelect: () => go({ to: '/$cabinet/sites', params: { cabinet }, search: { search: domain } }),
      }),
      onShowAll: () => go({ to: '/$cabinet/sites', params: { cabinet }, search: { search: text } }),
    }),
  ];
  const isSearching = search !== text || campaigns.isFetching || sites.isFetching;
  const hasFailed = campaigns.isError || sites.isError;
  return { groups, status: isSearching ? 'searching' : hasFailed ? 'failed' : 'ready' } as const;
}
