import { type ReactNode, useState } from 'react';
import type { Advert } from '@/entities/advert';
import { DataTable, type DataTableProps, useStoredPreferences } from '@/shared/ui/data-table';
import { advertColumns } from './advert-columns';
import { useBulkAdverts } from './use-bulk-adverts';

const nothing: ReadonlySet<number> = new Set();

interface AdvertsTableProps extends Pick<DataTableProps<Advert, number>, 'query' | 'onQueryChange'> {
  rows: readonly Advert[];
  empty: ReactNode;
}

/**
 * A campaign's adverts. The table gets all rows at once and sorts and filters them itself. Rows can be started, stopped
 * and moved, one or many.
 */
export function AdvertsTable({ rows, ...props }: AdvertsTableProps) {
  const [selected, onChange] = useState(nothing);
  const preferences = useStoredPreferences('adverts');
  const chosen = rows.filter(({ id }) => selected.has(id));
  const { bulkActions, dialog } = useBulkAdverts(chosen, () => onChange(nothing));

  return (
    <>
      <DataTable
        label="Adverts"
        rows={rows}
        columns={advertColumns.campaign}
        rowKey={({ id }) => id}
        csvName="adverts"
        selection={{ selected, onChange }}
        bulkActions={bulkActions}
        {...props}
        {...preferences}
      />
      {dialog}
    </>
  );
}
