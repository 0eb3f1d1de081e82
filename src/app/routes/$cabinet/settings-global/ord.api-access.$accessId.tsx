import { createFileRoute } from '@tanstack/react-router';
import { ordAccessQueries } from '@/entities/ord';
import { OrdAccessPage } from '@/pages/settings-global/ord-access';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../router/entity-id';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/ord/api-access/$accessId')({
  staticData: { skeleton: 'form' },
  params: { parse: ({ accessId }) => ({ accessId: entityId(accessId) }) },
  loader: async (loading) => {
    const access = ordAccessQueries.detail(loading.params.accessId);
    await loadQuery(loading, access);
    return { crumbs: [crumb(access, ({ name }) => `Edit ${name}`)] };
  },
  component: OrdAccessPage,
});
