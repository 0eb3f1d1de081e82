import { createFileRoute } from '@tanstack/react-router';
import { siteQueries } from '@/entities/site';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../../router/entity-id';
import { loadQuery } from '../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/$siteId')({
  params: { parse: ({ siteId }) => ({ siteId: entityId(siteId) }) },
  loader: async (loading) => {
    const site = siteQueries.detail(loading.params.siteId);
    await loadQuery(loading, site);
    return { crumbs: [crumb(site, ({ name }) => name)] };
  },
});
