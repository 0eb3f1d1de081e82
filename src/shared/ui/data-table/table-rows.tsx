import type { RowData, Row as RowModel } from '@tanstack/react-table';
import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useDeferredValue, useRef } from 'react';
import type { Density } from '@/shared/lib/table-preferences';
import { stepInPixels } from '@/shared/theme';
import type { Features } from './columns';
import { TableRow } from './table-row';
import { heightInSight } from './table-styles';
import type { ToggleRow } from './use-row-selection';

export interface TableRowsProps<Row extends RowData> {
  rows: readonly RowModel<Features, Row>[];
  /** Undefined where rows are not selected. */
  isSelected: ((row: Row) => boolean) | undefined;
  onToggle: ToggleRow;
  layout: string;
}

/** All rows, for a list that is short enough. */
export function PlainRows<Row extends RowData>({ rows, isSelected, ...props }: TableRowsProps<Row>) {
  return (
    <tbody>
      {rows.map((row, index) => (
        <TableRow key={row.id} row={row} index={index} selected={isSelected?.(row.original)} {...props} />
      ))}
    </tbody>
  );
}

interface VirtualRowsProps<Row extends RowData> extends TableRowsProps<Row> {
  columnCount: number;
  density: Density;
  /** Stays rendered wherever it is: it has the focus. */
  heldRow: number | undefined;
}

/** As the table's recipe makes them; rows that need more are measured. */
const rowHeights = { comfortable: stepInPixels(11), compact: stepInPixels(8) } satisfies Record<Density, number>;

/** Only the rows in sight, with spacers in the place of the others. */
export function VirtualRows<Row extends RowData>({
  rows,
  isSelected,
  columnCount,
  density,
  heldRow,
  ...props
}: VirtualRowsProps<Row>) {
  'use no memo'; // the virtualizer changes inside without becoming another object
  const body = useRef<HTMLTableSectionElement>(null);
  // what is in sight comes first; what scrolling comes to next, once that is on the screen
  const overscan = useDeferredValue(8, 0);
  // another function makes it measure all the rows again
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest('table')?.parentElement ?? null,
    estimateSize: () => rowHeights[density],
    // the observer tells in the same frame; asking the row itself would lay out the page for each
    measureElement: (row, entry, list) =>
      entry
        ? measureElement(row, entry, list)
        : (list.itemSizeCache.get(getItemKey(list.indexFromElement(row))) ?? rowHeights[density]),
    getItemKey,
    // rows from the first time on, before there is anything to measure
    initialRect: { width: 0, height: heightInSight() },
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), heldRow, rows.length),
    overscan,
  });
  const items = virtualizer.getVirtualItems();
  return (
    <tbody ref={body}>
      {items.map(({ index, key, start }, position) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <Fragment key={key}>
            <Spacer height={start - (items[position - 1]?.end ?? 0)} columnCount={columnCount} />
            <TableRow
              row={row}
              index={index}
              selected={isSelected?.(row.original)}
              measure={virtualizer.measureElement}
              {...props}
            />
          </Fragment>
        );
      })}
      <Spacer height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} columnCount={columnCount} />
    </tbody>
  );
}

function withRow(indexes: number[], row: number | undefined, count: number): number[] {
  if (row === undefined || row >= count || indexes.includes(row)) return indexes;
  return [...indexes, row].sort((a, b) => a - b);
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
