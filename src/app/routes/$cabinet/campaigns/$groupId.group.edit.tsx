import { createFileRoute } from '@tanstack/react-router';
import { groupQueries } from '@/entities/group';
import { EditGroupPage } from '@/pages/campaigns/edit-group';
import { entityId } from '../../../router/entity-id';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/$groupId/group/edit')({
  staticData: { skeleton: 'form' },
  params: { parse: ({ groupId }) => ({ groupId: entityId(groupId) }) },
  loader: (loading) => loadQuery(loading, groupQueries.detail(loading.params.groupId)),
  component: EditGroupPage,
});
