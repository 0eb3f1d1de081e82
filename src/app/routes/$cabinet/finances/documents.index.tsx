import { createFileRoute } from '@tanstack/react-router';
import { transactionQueries } from '@/entities/transaction';
import { DocumentsPage, documentSearch } from '@/pages/finances/documents';
import { listSearch } from '@/shared/lib/search';
import { requireDocuments } from '../../../router/guards';
import { startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';

const listState = listSearch(['issued_at', 'total']);

export const Route = createFileRoute('/$cabinet/finances/documents/')({
  staticData: { crumb: 'Documents', skeleton: 'list' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...documentSearch(search) }),
  beforeLoad: ({ params, search }) => {
    requireDocuments(params.cabinet);
    requireSize('documents', search);
  },
  loaderDeps: ({ search }) => search,
  loader: (loading) => startQuery(loading, transactionQueries.documents(loading.deps)),
  component: DocumentsPage,
});
