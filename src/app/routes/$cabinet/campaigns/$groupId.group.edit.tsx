import { parseZonedPeriodState } from '@preroll/rules/time/periods';
import { createFileRoute } from '@tanstack/react-router';
import { groupQueries } from '@/entities/group';
import { EditGroupPage } from '@/pages/campaigns/edit-group';
import { entityId } from '../../../router/entity-id';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/$groupId/group/edit')({
  staticData: { skeleton: 'record' },
  params: { parse: ({ groupId }) => ({ groupId: entityId(groupId) }) },
  validateSearch: (search: Record<string, unknown>) => parseZonedPeriodState(search),
  loader: (loading) => loadQuery(loading, groupQueries.detail(loading.params.groupId)),
  component: EditGroupPage,
});
