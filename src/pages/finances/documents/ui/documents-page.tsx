import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { $actsAsAdmin, managesOthers } from '@/entities/session';
import { commonCurrency, documentKindLabels, readAllDocuments, transactionQueries } from '@/entities/transaction';
import { DraftDialog } from '@/features/draft-invoice';
import { ClientFilter } from '@/features/filter-by-client';
import type { InvoiceKind } from '@/shared/api';
import { useIsBelow } from '@/shared/lib/media-query';
import { firstPage } from '@/shared/lib/paging';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { Button } from '@/shared/ui/button';
import { SingleChoiceFilter } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { documentColumns } from './document-columns';

const route = getRouteApi('/$cabinet/finances/documents/');

const kinds = Object.entries(documentKindLabels).map(([value, label]) => ({ value, label }));

/** Lists invoices and acts, each with its PDF. The URL carries kind, client, state, search, sort and page. */
export function DocumentsPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const list = useStaleLimit(useQuery(transactionQueries.documents(state)));
  const { client, kind } = state;
  const isForOthers = managesOthers(cabinet);
  const isAdmin = useUnit($actsAsAdmin);
  const [isDrafting, setIsDrafting] = useState(false);
  const narrow = (change: Partial<typeof state>) => void navigate({ search: { ...state, ...change, ...firstPage } });
  // cards have no headers that could name the currency
  const currency = useIsBelow('sm') ? undefined : commonCurrency(list.data?.items);
  const isNarrowed = client !== undefined || kind !== undefined;

  return (
    <>
      {isDrafting && (
        <DraftDialog
          client={client}
          onClose={() => setIsDrafting(false)}
          onSaved={({ id }) =>
            navigate({ to: '/$cabinet/finances/documents/$documentId', params: { cabinet, documentId: id } })
          }
        />
      )}
      <PageHeader
        title="Documents"
        actions={
          isAdmin && (
            <Button icon={<Plus aria-hidden />} onClick={() => setIsDrafting(true)}>
              New invoice
            </Button>
          )
        }
        description="Invoices ask for a deposit. An act states what was charged in a month, and is issued when the month is closed."
      />
      <ListTable
        label="Documents"
        name="documents"
        rows={list.data?.items}
        total={list.data?.total}
        cursors={list.data}
        error={failureOf(list)}
        isStale={list.isPlaceholderData}
        columns={documentColumns(isForOthers && client === undefined, currency)}
        rowKey={({ id }) => id}
        state={state}
        navigate={navigate}
        readAll={() => readAllDocuments(state)}
        empty={
          isNarrowed ? (
            <EmptyState
              title="No documents match"
              action={
                <Button variant="outline" onClick={() => narrow({ client: undefined, kind: undefined })}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState title="No documents yet">The first is the invoice of the first deposit.</EmptyState>
          )
        }
        filterCount={[client, kind].filter((value) => value !== undefined).length}
        filters={
          <>
            <SingleChoiceFilter
              label="Kind"
              anything="Invoices and acts"
              choices={kinds}
              chosen={kind}
              onChange={(next) => narrow({ kind: next as InvoiceKind | undefined })}
            />
            {isForOthers && (
              <ClientFilter
                client={client}
                name={list.data?.items.find(({ user_id }) => user_id === client)?.user_name}
                onChange={(next) => narrow({ client: next })}
              />
            )}
          </>
        }
      />
    </>
  );
}
