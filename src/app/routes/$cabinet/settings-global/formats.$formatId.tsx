import { createFileRoute } from '@tanstack/react-router';
import { formatQueries } from '@/entities/format';
import { FormatPage } from '@/pages/settings-global/format';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../router/entity-id';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/formats/$formatId')({
  staticData: { skeleton: 'form' },
  params: { parse: ({ formatId }) => ({ formatId: entityId(formatId) }) },
  loader: async (loading) => {
    const format = formatQueries.detail(loading.params.formatId);
    await loadQuery(loading, format);
    return { crumbs: [crumb(format, ({ name }) => `Edit ${name}`)] };
  },
  component: FormatPage,
});
