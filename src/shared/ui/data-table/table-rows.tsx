import type { RowData, Row as RowModel } from '@tanstack/react-table';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { Density } from '@/shared/lib/preferences';
import type { Features } from './columns';
import { type MeasureRow, type RowRange, RowWindow, rowHeights } from './row-window';
import { TableRow } from './table-row';
import { maxScrollerHeight } from './table-styles';
import type { ToggleRow } from './use-row-selection';

/** The number of rows from which the table is virtualized. */
export const virtualFrom = 50;

interface TableRowsProps<Row extends RowData> {
  rows: readonly RowModel<Features, Row>[];
  columnCount: number;
  density: Density;
  /** Index of the focused row, which stays rendered while the user scrolls. */
  pinnedRow: number | undefined;
  /** Undefined if rows can't be selected. */
  isSelected: ((row: Row) => boolean) | undefined;
  onToggle: ToggleRow;
  /** Key of the visible columns. */
  layout: string;
  /** Called after each render, which may have added rows that were out of view. */
  onRendered: () => void;
}

/** Renders all rows of a short list; of a long one, only the visible rows, with spacers for the others. */
export function TableRows<Row extends RowData>({
  rows,
  columnCount,
  density,
  pinnedRow,
  isSelected,
  onRendered,
  ...props
}: TableRowsProps<Row>) {
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const [visible, setVisible] = useState<RowRange>();
  const measureRow = useRef<MeasureRow | undefined>(undefined);
  const measure: MeasureRow = (row) => measureRow.current?.(row);
  useLayoutEffect(onRendered);
  const isLong = rows.length >= virtualFrom;
  const { items, height } = (isLong && visible) || rowsAboveTheFold(rows.length, density);
  return (
    <tbody ref={setBody}>
      {items.map(({ index, start }, position) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <Fragment key={row.id}>
            <Spacer height={start - (items[position - 1]?.end ?? 0)} columnCount={columnCount} />
            <TableRow row={row} index={index} selected={isSelected?.(row.original)} measure={measure} {...props} />
          </Fragment>
        );
      })}
      <Spacer height={height - (items.at(-1)?.end ?? 0)} columnCount={columnCount} />
      {isLong && body && (
        <RowWindow
          key={density}
          body={body}
          rows={rows}
          density={density}
          pinnedRow={pinnedRow}
          measureRow={measureRow}
          onChange={setVisible}
        />
      )}
    </tbody>
  );
}

/**
 * Estimates the rows above the fold, until the virtualizer of a long list has measured them; all rows of a short list.
 */
function rowsAboveTheFold(count: number, density: Density): RowRange {
  const height = rowHeights[density];
  const length = count < virtualFrom ? count : Math.ceil(maxScrollerHeight() / height);
  const items = Array.from({ length }, (_, index) => ({ index, start: index * height, end: (index + 1) * height }));
  return { items, height: count * height };
}

function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  return (
    height > 0 && (
      <tr data-spacer aria-hidden>
        <td colSpan={columnCount} style={{ height }} />
      </tr>
    )
  );
}
