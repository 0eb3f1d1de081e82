import type { RowData } from '@tanstack/react-table';
import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useDeferredValue, useRef } from 'react';
import type { Density } from '@/shared/lib/preferences';
import { TableRow } from './table-row';
import { rowHeights, Spacer, type TableRowsProps } from './table-rows';
import { heightInSight } from './table-styles';

interface VirtualRowsProps<Row extends RowData> extends TableRowsProps<Row> {
  columnCount: number;
  density: Density;
  /** Index of the focused row, which stays rendered while the user scrolls. */
  pinnedRow: number | undefined;
}

/** Renders only the visible rows, with spacers for the rest. */
export function VirtualRows<Row extends RowData>({
  rows,
  isSelected,
  columnCount,
  density,
  pinnedRow,
  ...props
}: VirtualRowsProps<Row>) {
  'use no memo'; // opts out of React Compiler: the virtualizer is mutable and keeps its identity
  const body = useRef<HTMLTableSectionElement>(null);
  // visible rows are rendered first, those above and below after the first paint
  const overscan = useDeferredValue(8, 0);
  // memoized: a new function makes the virtualizer measure all rows again
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest('table')?.parentElement ?? null,
    estimateSize: () => rowHeights[density],
    // uses the observer's size: reading it from the element would force a layout per row
    measureElement: (row, entry, list) =>
      entry
        ? measureElement(row, entry, list)
        : (list.itemSizeCache.get(getItemKey(list.indexFromElement(row))) ?? rowHeights[density]),
    getItemKey,
    // lets the first render show rows before anything is measured
    initialRect: { width: 0, height: heightInSight() },
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), pinnedRow, rows.length),
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
