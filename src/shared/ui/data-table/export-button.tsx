import type { RowData } from '@tanstack/react-table';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@/shared/api';
import { saveText } from '@/shared/lib/save-file';
import { IconButton } from '@/shared/ui/icon-button';
import type { TableModel } from './columns';
import { type CsvValue, csvFileName, toCsv } from './csv';

interface ExportButtonProps<Row extends RowData> {
  label: string;
  /** Base name of the file. */
  name: string;
  table: TableModel<Row>;
  /** Loads the rows to export; defaults to the visible ones. */
  readAll: (() => Promise<readonly Row[]>) | undefined;
}

/** Exports rows as a file for spreadsheets, with the visible columns in their order. */
export function ExportButton<Row extends RowData>({ label, name, table, readAll }: ExportButtonProps<Row>) {
  const [isReading, setIsReading] = useState(false);
  const shown = table.getRowModel().rows;

  const save = (rows: readonly Row[]) =>
    saveText(csvFileName(name, new Date()), toCsv(toTable(table, rows)), 'text/csv');

  const readAndSave = async (read: () => Promise<readonly Row[]>) => {
    setIsReading(true);
    try {
      save(await read());
    } catch (error) {
      // the client has shown a toast for a failed call
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
        if (!readAll) save(shown.map(({ original }) => original));
        else if (!isReading) void readAndSave(readAll);
      }}
    />
  );
}

/** The headers of visible columns with values, followed by the values of each row. */
function toTable<Row extends RowData>(table: TableModel<Row>, rows: readonly Row[]): CsvValue[][] {
  const columns = table.getVisibleLeafColumns().filter(({ accessorFn }) => accessorFn !== undefined);
  const heads = columns.map(({ id, columnDef: { header } }) => (typeof header === 'string' ? header : id));
  const valuesOf = (row: Row, index: number) =>
    columns.map(({ accessorFn, columnDef: { meta } }): CsvValue => {
      const value: unknown = accessorFn?.(row, index);
      const { csv, choices } = meta ?? {};
      if (csv) return csv(value);
      const text = choices?.find((choice) => choice.value === value)?.label ?? value;
      return text instanceof Date ? text.toISOString() : (text as CsvValue);
    });
  return [heads, ...rows.map(valuesOf)];
}
