import type { LinkProps } from '@tanstack/react-router';
import type { RowData } from '@tanstack/react-table';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { capitalize, formatNumber } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Button, ButtonLink } from '@/shared/ui/button';
import { columnFacts, DataTable, type DataTableProps, type RowKey, useStoredPreferences } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { RowDialogContext, useRetainedRows } from './row-dialogs';

const Count = styled('span', {
  base: { textStyle: 'lead', color: 'text.subtle', fontVariantNumeric: 'tabular-nums' },
});

type ListPageLink = Pick<LinkProps, 'to' | 'params'>;

interface ListPageProps<Row extends RowData, Key extends RowKey>
  extends Pick<DataTableProps<Row, Key>, 'rows' | 'columns' | 'rowKey'> {
  /** Singular name of a record: "resolution". */
  noun: string;
  /** Plural, if it isn't `noun` with an s. Also the key of the table's preferences and the name of its CSV file. */
  plural?: string;
  /** Title of the page and its table, if it isn't the plural: "Resolutions". */
  title?: string;
  /** The purpose of the records, in a sentence. */
  description?: string;
  /** Creates a record: a `FormDialog` that is open while mounted, or a link to a page. */
  create: ((onClose: () => void) => ReactNode) | ListPageLink;
}

/** The page of a short list that is loaded completely: a table of the records, and a dialog or a page to create one. */
export function ListPage<Row extends RowData, Key extends RowKey>({
  noun,
  plural = `${noun}s`,
  title = capitalize(plural),
  description,
  create,
  ...table
}: ListPageProps<Row, Key>) {
  const [isCreating, setIsCreating] = useState(false);
  const [hasDialog, setHasDialog] = useState(false);
  const rows = useRetainedRows(table.rows, table.rowKey, hasDialog);
  const extra = columnFacts(table.columns).flatMap((fact) => (fact.extra ? [fact.id] : []));
  const preferences = useStoredPreferences(plural, extra);
  return (
    <>
      <PageHeader
        title={title}
        badge={table.rows !== undefined && table.rows.length > 0 && <Count>{formatNumber(table.rows.length)}</Count>}
        description={description}
        actions={
          typeof create === 'function' ? (
            <Button icon={<Plus aria-hidden />} onClick={() => setIsCreating(true)}>
              {`New ${noun}`}
            </Button>
          ) : (
            <ButtonLink icon={<Plus aria-hidden />} {...create}>
              {`New ${noun}`}
            </ButtonLink>
          )
        }
      />
      <RowDialogContext value={setHasDialog}>
        <DataTable
          label={title}
          csvName={plural}
          empty={<EmptyState title={`No ${plural} yet`} />}
          {...table}
          rows={rows}
          {...preferences}
        />
      </RowDialogContext>
      {isCreating && typeof create === 'function' && create(() => setIsCreating(false))}
    </>
  );
}
