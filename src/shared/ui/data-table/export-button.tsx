import type { RowData, Row as RowModel } from '@tanstack/react-table';
import { Download } from 'lucide-react';
import { IconButton } from '@/shared/ui/icon-button';
import type { Features, TableModel } from './columns';
import { type CsvValue, csvFileName, toCsv } from './csv';

interface ExportButtonProps<Row extends RowData> {
  label: string;
  /** Begins the name of the file. */
  name: string;
  table: TableModel<Row>;
}

/** Saves the rows that are shown, in their order, as a file for spreadsheets. */
export function ExportButton<Row extends RowData>({ label, name, table }: ExportButtonProps<Row>) {
  const { rows } = table.getRowModel();
  return (
    <IconButton
      label={label}
      icon={<Download aria-hidden />}
      disabledReason={rows.length === 0 ? 'There are no rows' : undefined}
      onClick={() => download(csvFileName(name, new Date()), toCsv([headers(table), ...rows.map(values)]))}
    />
  );
}

const headers = <Row extends RowData>(table: TableModel<Row>) =>
  table
    .getVisibleLeafColumns()
    .filter(({ accessorFn }) => accessorFn !== undefined)
    .map(({ id, columnDef: { header } }) => (typeof header === 'string' ? header : id));

const values = <Row extends RowData>(row: RowModel<Features, Row>) =>
  row
    .getVisibleCells()
    .filter(({ column }) => column.accessorFn !== undefined)
    .map((cell): CsvValue => {
      const value = cell.getValue();
      const { csv, choices } = cell.column.columnDef.meta ?? {};
      if (csv) return csv(value);
      const text = choices?.find((choice) => choice.value === value)?.label ?? value;
      return text instanceof Date ? text.toISOString() : (text as CsvValue);
    });

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
