import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RowKey } from './selection';
import { type RowsProps, TableRow } from './table-row';

/** All rows, for a list that is short enough. */
export function PlainRows<Row extends RowData, Key extends RowKey>({ rows, ...props }: RowsProps<Row, Key>) {
  return (
    <tbody>
      {rows.map((row, index) => (
        <TableRow key={row.id} row={row} index={index} {...props} />
      ))}
    </tbody>
  );
}

interface VirtualRowsProps<Row extends RowData, Key extends RowKey> extends RowsProps<Row, Key> {
  scroller: HTMLDivElement | null;
  columnCount: number;
}

/** Only the rows in sight, between two spacers that hold the place of the others. */
export function VirtualRows<Row extends RowData, Key extends RowKey>({
  rows,
  scroller,
  columnCount,
  ...props
}: VirtualRowsProps<Row, Key>) {
  'use no memo'; // the virtualizer changes inside without becoming another object
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => 44,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Spacer height={before} columnCount={columnCount} />
      {items.map(({ index, key }) => {
        const row = rows[index];
        return row && <TableRow key={key} row={row} index={index} measure={virtualizer.measureElement} {...props} />;
      })}
      <Spacer height={after} columnCount={columnCount} />
    </tbody>
  );
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
