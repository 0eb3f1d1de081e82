import { createFileRoute } from '@tanstack/react-router';
import { groupQueries } from '@/entities/group';
import { GroupsPage, groupList, groupSearch } from '@/pages/campaigns/groups';
import { folderListSearch } from '@/shared/lib/search';
import { startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';

const listState = folderListSearch(['name', 'status', 'start_date', 'updated_at', 'spend']);

export const Route = createFileRoute('/$cabinet/campaigns/groups')({
  staticData: { isTopLevel: true, skeleton: 'campaigns' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...groupSearch(search) }),
  beforeLoad: ({ search }) => requireSize('groups', search),
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    const { state, period } = groupList(loading.params.cabinet, loading.deps);
    startQuery(loading, groupQueries.list(state));
    startQuery(loading, groupQueries.listFigures(state, period));
  },
  component: GroupsPage,
});
