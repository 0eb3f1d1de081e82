import type { RowData, Row as RowModel } from '@tanstack/react-table';
import { defaultRangeExtractor, measureElement, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useDeferredValue, useLayoutEffect } from 'react';
import type { Density } from '@/shared/lib/preferences';
import { stepInPixels } from '@/shared/theme';
import type { Features } from './columns';
import { maxScrollerHeight } from './table-styles';

/** Default row heights of the recipe; taller rows are measured. */
export const rowHeights = { comfortable: stepInPixels(11), compact: stepInPixels(8) } satisfies Record<Density, number>;

/** The rows to render with their start and end, and the height of all rows, in pixels. */
export interface RowRange {
  items: readonly { index: number; start: number; end: number }[];
  height: number;
}

export type MeasureRow = (row: HTMLTableRowElement | null) => void;

interface RowWindowProps<Row extends RowData> {
  body: HTMLTableSectionElement;
  rows: readonly RowModel<Features, Row>[];
  density: Density;
  /** Index of the focused row, which stays rendered while the user scrolls. */
  pinnedRow: number | undefined;
  /** Receives the function that each row calls with its element. */
  measureRow: RefObject<MeasureRow | undefined>;
  onChange: (range: RowRange) => void;
}

/**
 * Reports which rows of a long table are visible. Renders nothing itself: when it loads, the rows, which can already be
 * pressed, stay the same elements.
 */
export function RowWindow<Row extends RowData>({
  body,
  rows,
  density,
  pinnedRow,
  measureRow,
  onChange,
}: RowWindowProps<Row>) {
  'use no memo'; // opts out of React Compiler: the virtualizer is mutable and keeps its identity
  // renders the visible rows first, and those above and below after the first paint
  const overscan = useDeferredValue(8, 0);
  const count = rows.length;
  // both are memoized: a new function makes the virtualizer measure all rows again or return new items each time
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const rangeExtractor = useCallback(
    (range: Range) => withRow(defaultRangeExtractor(range), pinnedRow, count),
    [pinnedRow, count],
  );
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => body.closest('table')?.parentElement ?? null,
    estimateSize: () => rowHeights[density],
    // uses the size from the observer, because reading it from the element would force a layout per row
    measureElement: (row, entry, list) =>
      entry
        ? measureElement(row, entry, list)
        : (list.itemSizeCache.get(getItemKey(list.indexFromElement(row))) ?? rowHeights[density]),
    getItemKey,
    // allows the first render to show rows before anything is measured
    initialRect: { width: 0, height: maxScrollerHeight() },
    rangeExtractor,
    overscan,
  });
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();

  useLayoutEffect(() => {
    const measure = virtualizer.measureElement;
    measureRow.current = measure;
    for (const row of body.querySelectorAll<HTMLTableRowElement>('[data-row]')) measure(row);
    return () => {
      measureRow.current = undefined;
    };
  }, [virtualizer, body, measureRow]);

  useLayoutEffect(() => onChange({ items, height }), [items, height, onChange]);
  return null;
}

function withRow(indexes: number[], row: number | undefined, count: number): number[] {
  if (row === undefined || row >= count || indexes.includes(row)) return indexes;
  return [...indexes, row].sort((a, b) => a - b);
}
