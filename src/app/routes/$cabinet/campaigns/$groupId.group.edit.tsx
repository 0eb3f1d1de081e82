import { createFileRoute } from '@tanstack/react-router';
import { groupQueries } from '@/entities/group';
import { periodParams, recordPeriod } from '@/entities/metric';
import { EditGroupPage } from '@/pages/campaigns/edit-group';
import { readPeriodState } from '@/shared/lib/dates';
import { entityId } from '../../../router/entity-id';
import { loadQuery, startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/$groupId/group/edit')({
  staticData: { skeleton: 'dashboard' },
  params: { parse: ({ groupId }) => ({ groupId: entityId(groupId) }) },
  validateSearch: (search: Record<string, unknown>) => readPeriodState(search),
  loaderDeps: ({ search: { dates, compare } }) => ({ dates, compare }),
  loader: (loading) => {
    const { groupId } = loading.params;
    startQuery(loading, groupQueries.figures(groupId, periodParams(loading.deps, recordPeriod)));
    return loadQuery(loading, groupQueries.detail(groupId));
  },
  component: EditGroupPage,
});
