import { createFileRoute } from '@tanstack/react-router';
import { transactionQueries } from '@/entities/transaction';
import { DocumentPage } from '@/pages/finances/document';
import { entityId } from '../../../router/entity-id';
import { requireDocuments } from '../../../router/guards';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/finances/documents/$documentId')({
  staticData: { skeleton: 'detail' },
  params: { parse: ({ documentId }) => ({ documentId: entityId(documentId) }) },
  beforeLoad: ({ params }) => requireDocuments(params.cabinet),
  loader: (loading) => loadQuery(loading, transactionQueries.invoice(loading.params.documentId)),
  component: DocumentPage,
});
