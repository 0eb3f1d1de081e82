import type { QueryClient } from '@tanstack/react-query';
import { advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { type FolderKind, folderQueries } from '@/entities/folder';
import { groupQueries } from '@/entities/group';
import { siteQueries } from '@/entities/site';

const keys = {
  site: [siteQueries.all()],
  campaign: [campaignQueries.all(), groupQueries.all()],
  advert: [advertQueries.all()],
} as const;

/** Refetches the folders of a kind and the records in them. */
export const refreshRecords = (queryClient: QueryClient, kind: FolderKind): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries(folderQueries.list(kind)),
    ...keys[kind].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
