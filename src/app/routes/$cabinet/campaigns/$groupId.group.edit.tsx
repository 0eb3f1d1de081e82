import { createFileRoute } from '@tanstack/react-router';
import { groupQueries } from '@/entities/group';
import { EditGroupPage } from '@/pages/campaigns/edit-group';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../router/entity-id';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/$groupId/group/edit')({
  staticData: { skeleton: 'form' },
  params: { parse: ({ groupId }) => ({ groupId: entityId(groupId) }) },
  loader: async (loading) => {
    const group = groupQueries.detail(loading.params.groupId);
    await loadQuery(loading, group);
    return { crumbs: [crumb(group, ({ name }) => `Edit ${name}`)] };
  },
  component: EditGroupPage,
});
