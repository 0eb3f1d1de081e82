import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { DocumentStatusBadge, documentName, transactionQueries } from '@/entities/transaction';
import { getInvoiceFile } from '@/shared/api';
import { downloadDocument } from '@/shared/lib/save-file';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { Button } from '@/shared/ui/button';
import { DetailColumns } from '@/shared/ui/detail-layout';
import { PageHeader } from '@/shared/ui/page-header';
import { nextStepOf } from '../model/document-texts';
import { DocumentActions } from './document-actions';
import { DocumentFacts } from './document-facts';
import { DocumentHistory } from './document-history';
import { DocumentLines } from './document-lines';

const route = getRouteApi('/$cabinet/finances/documents/$documentId');

const Figure = styled('p', { base: { textStyle: 'figure.xl', mb: '6' } });
const Stack = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

/** The page of an invoice or act: its contents, its next step and its history. */
export function DocumentPage() {
  const { cabinet, documentId } = route.useParams();
  const { data: document } = useSuspenseQuery(transactionQueries.invoice(documentId));
  const download = useMutation({ mutationFn: () => getInvoiceFile(documentId), onSuccess: downloadDocument });
  const name = documentName(document);
  return (
    <>
      <PageHeader
        title={name}
        badge={document.number !== null && <DocumentStatusBadge document={document} />}
        description={nextStepOf(document)}
        actions={
          <>
            <Button
              variant="outline"
              icon={<Download aria-hidden />}
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              Download PDF
            </Button>
            <DocumentActions key={document.id} document={document} />
          </>
        }
      />
      <Figure>
        <Amount amount={document.total} unit={document} />
      </Figure>
      <DetailColumns>
        <Stack>
          <DocumentLines document={document} />
          <DocumentFacts cabinet={cabinet} document={document} />
        </Stack>
        <DocumentHistory document={document} name={name} />
      </DetailColumns>
    </>
  );
}
