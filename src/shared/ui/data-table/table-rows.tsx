import type { RowData, Row as RowModel } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Density } from '@/shared/lib/preferences';
import { stepInPixels } from '@/shared/theme';
import type { Features } from './columns';
import { TableRow } from './table-row';
import { heightInSight } from './table-styles';
import type { ToggleRow } from './use-row-selection';

export interface TableRowsProps<Row extends RowData> {
  rows: readonly RowModel<Features, Row>[];
  /** Undefined if rows can't be selected. */
  isSelected: ((row: Row) => boolean) | undefined;
  onToggle: ToggleRow;
  layout: string;
}

interface PlainRowsProps<Row extends RowData> extends TableRowsProps<Row> {
  /** A spacer in the place of further rows. */
  children?: ReactNode;
}

/** Renders all rows of a short list. */
export function PlainRows<Row extends RowData>({ rows, isSelected, children, ...props }: PlainRowsProps<Row>) {
  return (
    <tbody>
      {rows.map((row, index) => (
        <TableRow key={row.id} row={row} index={index} selected={isSelected?.(row.original)} {...props} />
      ))}
      {children}
    </tbody>
  );
}

interface FirstRowsProps<Row extends RowData> extends TableRowsProps<Row> {
  columnCount: number;
  density: Density;
}

/** Renders the rows that fit above the fold, while the virtualizer of a long list is fetched. */
export function FirstRows<Row extends RowData>({ rows, columnCount, density, ...props }: FirstRowsProps<Row>) {
  const shown = rows.slice(0, Math.ceil(heightInSight() / rowHeights[density]));
  return (
    <PlainRows rows={shown} {...props}>
      <Spacer height={(rows.length - shown.length) * rowHeights[density]} columnCount={columnCount} />
    </PlainRows>
  );
}

/** Default row heights of the recipe; taller rows are measured. */
export const rowHeights = { comfortable: stepInPixels(11), compact: stepInPixels(8) } satisfies Record<Density, number>;

/** Takes the place of rows that are not rendered. */
export function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  return (
    height > 0 && (
      <tr data-spacer aria-hidden>
        <td colSpan={columnCount} style={{ height }} />
      </tr>
    )
  );
}
