import type { RowData } from '@tanstack/react-table';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@/shared/api';
import { IconButton } from '@/shared/ui/icon-button';
import type { TableModel } from './columns';
import { saveTable } from './save-table';

interface ExportButtonProps<Row extends RowData> {
  label: string;
  name: string;
  table: TableModel<Row>;
  /** Loads the rows to export; by default the visible ones are exported. */
  readAll: (() => Promise<readonly Row[]>) | undefined;
}

/** Exports rows as a file for spreadsheets, with the visible columns in their order. */
export function ExportButton<Row extends RowData>({ label, name, table, readAll }: ExportButtonProps<Row>) {
  const [isReading, setIsReading] = useState(false);
  const shown = table.getRowModel().rows;

  const save = async (read: () => Promise<readonly Row[]> | readonly Row[]) => {
    setIsReading(true);
    try {
      saveTable(name, table, await read());
    } catch (error) {
      // the API client has already shown a toast
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setIsReading(false);
    }
  };

  return (
    <IconButton
      label={label}
      icon={<Download aria-hidden />}
      aria-busy={isReading}
      disabledReason={shown.length === 0 ? 'There are no rows' : undefined}
      onClick={() => {
        if (!isReading) void save(readAll ?? (() => shown.map(({ original }) => original)));
      }}
    />
  );
}
