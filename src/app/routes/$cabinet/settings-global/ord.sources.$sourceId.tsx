import { createFileRoute } from '@tanstack/react-router';
import { ordAccessQueries, ordSourceQueries } from '@/entities/ord';
import { OrdSourcePage } from '@/pages/settings-global/ord-source';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../router/entity-id';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/ord/sources/$sourceId')({
  staticData: { skeleton: 'form' },
  params: { parse: ({ sourceId }) => ({ sourceId: entityId(sourceId) }) },
  loader: async (loading) => {
    const source = ordSourceQueries.detail(loading.params.sourceId);
    await Promise.all([loadQuery(loading, source), loadQuery(loading, ordAccessQueries.list())]);
    return { crumbs: [crumb(source, ({ name }) => `Edit ${name}`)] };
  },
  component: OrdSourcePage,
});
