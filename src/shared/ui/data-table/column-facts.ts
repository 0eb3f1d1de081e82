import type { RowData } from '@tanstack/react-table';
import type { Choice, ColumnMeta, Columns } from './columns';

interface ColumnFacts {
  id: string;
  header: string;
  sortable: boolean;
  hideable: boolean;
  searchable: boolean;
  /** Out of sight until somebody asks for it. */
  extra: boolean;
  choices: readonly Choice[];
}

/** What the controls around a table have to know of its columns, before there are rows. */
export const columnFacts = <Row extends RowData>(columns: Columns<Row>): readonly ColumnFacts[] =>
  columns.map((column, position) => {
    const id = column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');
    const meta: ColumnMeta | undefined = column.meta;
    return {
      id,
      header: typeof column.header === 'string' ? column.header : id,
      sortable: column.enableSorting !== false && ('accessorKey' in column || 'accessorFn' in column),
      // the first one heads the row
      hideable: position > 0 && column.enableHiding !== false,
      searchable: meta?.searchable === true,
      extra: meta?.extra === true,
      choices: meta?.choices ?? [],
    };
  });
