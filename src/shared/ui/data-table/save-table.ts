import { type CsvValue, csvFile } from '@preroll/rules/text/csv';
import type { RowData } from '@tanstack/react-table';
import { dayOf } from '@/shared/lib/dates';
import { downloadText } from '@/shared/lib/save-file';
import type { TableModel } from './columns';

/** Saves rows as a CSV file with the visible columns, in their order, and those that are always exported. */
export const saveTable = <Row extends RowData>(name: string, table: TableModel<Row>, rows: readonly Row[]): void =>
  downloadText(`${name}-${dayOf(new Date())}.csv`, csvFile(toTable(table, rows)), 'text/csv');

function toTable<Row extends RowData>(table: TableModel<Row>, rows: readonly Row[]): CsvValue[][] {
  const columns = table
    .getAllLeafColumns()
    .filter((column) => column.accessorFn !== undefined && (column.getIsVisible() || column.columnDef.meta?.exported));
  const heads = columns.map(
    ({ id, columnDef: { header, meta } }) => meta?.csvHeader ?? (typeof header === 'string' ? header : id),
  );
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
