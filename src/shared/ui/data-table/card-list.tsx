import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Cell, RowData, Row as RowModel } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useId, useRef } from 'react';
import { stepInPixels } from '@/shared/theme';
import { Checkbox } from '@/shared/ui/checkbox';
import { Card, CardFacts, CardFigures, CardHead, CardNotes, Cards } from './card-styles';
import { columnFacts } from './column-facts';
import type { ColumnMeta } from './column-meta';
import type { Features } from './columns';
import type { RowsProps } from './grid-table';
import { renderCell } from './render-cell';
import { rowName } from './row-name';
import { type RowKey, withKeys } from './selection';
import { SkeletonCards } from './skeleton-cards';

type CardListProps<Row extends RowData, Key extends RowKey> = Omit<RowsProps<Row, Key>, 'sort' | 'onSort' | 'page'>;

/** The word after a figure, in the singular for 1. */
const unitOf = (unit: ColumnMeta['unit'], value: unknown) =>
  unit === undefined || typeof unit === 'string' ? unit : unit[value === 1 ? 0 : 1];

/** The currency before an amount, if the column has one. */
const currencyOf = <Row extends RowData>(cell: Cell<Features, Row, unknown>) =>
  cell.getValue() === null ? undefined : cell.column.columnDef.meta?.currency;

/** The rows as cards for narrow screens: title and state, a line of figures, and the rest as a labelled list. */
export const CardList = <Row extends RowData, Key extends RowKey>({
  loading,
  ...props
}: CardListProps<Row, Key> & { loading: boolean }) =>
  loading ? <SkeletonCards table={props.table} /> : <LoadedCards {...props} />;

function LoadedCards<Row extends RowData, Key extends RowKey>(props: CardListProps<Row, Key>) {
  'use no memo'; // opts out of React Compiler: the virtualizer is mutable and keeps its identity
  const { label, rows, rowKey, selection } = props;
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current?.parentElement ?? null,
    estimateSize: () => stepInPixels(40),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
  });
  return (
    <Cards ref={list} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <Card
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-selected={selection?.selected.has(rowKey(row.original)) || undefined}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <CardContent {...props} row={row} />
          </Card>
        );
      })}
    </Cards>
  );
}

function CardContent<Row extends RowData, Key extends RowKey>({
  table,
  row,
  rowKey,
  selection,
}: CardListProps<Row, Key> & { row: RowModel<Features, Row> }) {
  'use no memo'; // opts out of React Compiler: visible cells change within the same row object
  const titleId = useId();
  const key = rowKey(row.original);
  const [title, ...cells] = row.getVisibleCells();
  const at = (place: ColumnMeta['card']) => cells.filter((cell) => cell.column.columnDef.meta?.card === place);
  const headers = new Map(columnFacts(table.options.columns).map(({ id, header }) => [id, header]));
  const [notes, figures, facts] = [at('note'), at('figure'), at(undefined)];
  return (
    <>
      <CardHead translate="no">
        <div>
          <div id={titleId}>{title && renderCell(title)}</div>
          {at('head').map((cell) => (
            <div key={cell.id} data-state>
              {renderCell(cell)}
            </div>
          ))}
        </div>
        <div>
          {selection && (
            <Checkbox
              label={`Select ${rowName(row)}`}
              checked={selection.selected.has(key)}
              onChange={(checked) => selection.onChange(withKeys(selection.selected, [key], checked))}
            />
          )}
          {at('corner').map((cell) => (
            <Fragment key={cell.id}>
              {currencyOf(cell)} {renderCell(cell)}
            </Fragment>
          ))}
        </div>
      </CardHead>
      {notes.length > 0 && (
        <CardNotes translate="no">
          {notes.map((cell) => (
            <span key={cell.id} data-end={cell.column.columnDef.meta?.align === 'end' ? '' : undefined}>
              <VisuallyHidden>{headers.get(cell.column.id)}: </VisuallyHidden>
              {currencyOf(cell)} {renderCell(cell)}
            </span>
          ))}
        </CardNotes>
      )}
      {figures.length > 0 && (
        <CardFigures translate="no">
          {figures.map((cell) => (
            <span key={cell.id} data-awaited={cell.getValue() === undefined || undefined}>
              {currencyOf(cell)} <b>{renderCell(cell)}</b> {unitOf(cell.column.columnDef.meta?.unit, cell.getValue())}
            </span>
          ))}
        </CardFigures>
      )}
      {at('wide').map((cell) => (
        <Fragment key={cell.id}>{renderCell(cell)}</Fragment>
      ))}
      {facts.length > 0 && (
        <CardFacts aria-labelledby={titleId}>
          {facts.map((cell) => (
            <Fragment key={cell.id}>
              <dt>{headers.get(cell.column.id)}</dt>
              <dd>{renderCell(cell)}</dd>
            </Fragment>
          ))}
        </CardFacts>
      )}
    </>
  );
}
