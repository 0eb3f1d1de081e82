import type { RowData } from '@tanstack/react-table';
import type { Choice, ColumnMeta } from './column-meta';
import type { Columns } from './columns';

export interface ColumnFacts {
  id: string;
  header: string;
  sortable: boolean;
  hideable: boolean;
  searchable: boolean;
  extra: boolean;
  choices: readonly Choice[];
}

/** Column properties that the toolbar needs, available before the rows are loaded. */
export const columnFacts = <Row extends RowData>(columns: Columns<Row>): readonly ColumnFacts[] =>
  columns.map((column, position) => {
    const id = column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');
    const meta: ColumnMeta | undefined = column.meta;
    return {
      id,
      header: typeof column.header === 'string' ? column.header : id,
      sortable: column.enableSorting !== false && ('accessorKey' in column || 'accessorFn' in column),
      hideable: position > 0 && column.enableHiding !== false,
      searchable: meta?.searchable === true,
      extra: meta?.extra === true,
      choices: meta?.choices ?? [],
    };
  });
