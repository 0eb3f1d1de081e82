import { createFileRoute } from '@tanstack/react-router';
import { groupQueries } from '@/entities/group';
import { GroupsPage } from '@/pages/campaigns/groups';
import { groupSearch } from '../../../router/campaign-search';
import { folderSearch, listSearch } from '../../../router/list-search';
import { requireSize } from '../../../router/require-size';

const listState = listSearch(['name', 'status', 'start_date', 'updated_at']);

export const Route = createFileRoute('/$cabinet/campaigns/groups')({
  staticData: { crumb: 'Groups', skeleton: 'search' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listState(search),
    ...folderSearch(search),
    ...groupSearch(search),
  }),
  beforeLoad: ({ search }) => requireSize('groups', search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(groupQueries.list(deps)),
  component: GroupsPage,
});
