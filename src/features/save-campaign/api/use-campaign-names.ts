import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { dictionaryQueries } from '@/entities/dictionary';
import { folderQueries, pathName } from '@/entities/folder';
import { groupQueries } from '@/entities/group';
import { resolutionQueries, resolutionSize } from '@/entities/resolution';
import { userQueries } from '@/entities/user';
import type { CampaignNames } from '../model/campaign-facts';
import type { CampaignFormValues } from '../model/campaign-form';

const namesOf = <Item>(
  items: readonly Item[] | undefined,
  entryOf: (item: Item) => readonly [id: string | number, name: string],
) => items && new Map(items.map(entryOf).map(([id, name]) => [String(id), name]));

/** The names of records and dictionary entries that the surrounding form refers to by id or code. */
export function useCampaignNames(): CampaignNames {
  const { control } = useFormContext<CampaignFormValues>();
  const [owner_id, group_id, folder_id] = useWatch({ control, name: ['owner_id', 'group_id', 'folder_id'] });
  const { data: owners } = useQuery({ ...userQueries.advertisers(), enabled: typeof owner_id === 'number' });
  const { data: group } = useQuery({ ...groupQueries.detail(group_id ?? 0), enabled: group_id !== null });
  const { data: folders } = useQuery({ ...folderQueries.list('campaign'), enabled: folder_id !== null });
  const { data: feeds } = useQuery(dictionaryQueries.feeds());
  const { data: categories } = useQuery(dictionaryQueries.categories());
  const { data: resolutions } = useQuery(resolutionQueries.list());
  return {
    owner: owners?.find(({ id }) => id === owner_id)?.name,
    group: group?.name,
    folder: folders && folder_id !== null ? pathName(folders, folder_id) : undefined,
    feeds: namesOf(feeds, ({ id, name }) => [id, name]),
    categories: namesOf(categories, ({ code, name }) => [code, name]),
    resolution: namesOf(resolutions, (resolution) => [resolution.id, resolutionSize(resolution)]),
  };
}
