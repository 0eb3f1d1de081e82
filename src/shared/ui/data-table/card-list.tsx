import { chakra } from '@chakra-ui/react/styled-system';
import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useId } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';
import { rowName } from './row-name';
import { type RowKey, withKeys } from './selection';
import type { RowsProps } from './table-row';

const List = chakra('ul', { base: { position: 'relative' } });

const Card = chakra('li', {
  base: {
    position: 'absolute',
    insetX: '0',
    top: '0',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2',
    px: '4',
    py: '3',
    borderBottomWidth: '1px',
    '&[data-selected]': { bg: 'surface.selected' },
    '& :is(a, button)': { zIndex: 1 },
    '& button': { position: 'relative' },
    '& dl': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 1fr) 2fr',
      gap: '1.5',
      alignItems: 'baseline',
    },
    '& dt': { textStyle: 'caption', color: 'text.subtle' },
    '& dd': { minW: '0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
});

interface CardListProps<Row extends RowData, Key extends RowKey> extends RowsProps<Row, Key> {
  label: string;
  scroller: HTMLDivElement | null;
}

/** The same rows where a table has no room: each one a card with its columns as a labelled list. */
export function CardList<Row extends RowData, Key extends RowKey>({
  label,
  scroller,
  ...props
}: CardListProps<Row, Key>) {
  'use no memo'; // the virtualizer changes inside without becoming another object
  const { rows } = props;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => 160,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
  });
  return (
    <List aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <Card
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          data-selected={isSelected(props, index) || undefined}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start}px)` }}
        >
          <CardContent index={index} {...props} />
        </Card>
      ))}
    </List>
  );
}

function isSelected<Row extends RowData, Key extends RowKey>(
  { rows, rowKey, selection }: RowsProps<Row, Key>,
  index: number,
) {
  const row = rows[index];
  return row !== undefined && selection?.selected.has(rowKey(row.original));
}

function CardContent<Row extends RowData, Key extends RowKey>({
  table,
  rows,
  rowKey,
  selection,
  index,
}: RowsProps<Row, Key> & { index: number }) {
  const titleId = useId();
  const row = rows[index];
  if (!row) return null;
  const key = rowKey(row.original);
  const [title, ...facts] = row.getAllCells();
  const headers = new Map(table.getLeafHeaders().map((header) => [header.column.id, header]));
  return (
    <>
      <div id={titleId}>{title && <table.FlexRender cell={title} />}</div>
      {selection && (
        <Checkbox
          label={`Select ${rowName(row)}`}
          checked={selection.selected.has(key)}
          onChange={(checked) => selection.onChange(withKeys(selection.selected, [key], checked))}
        />
      )}
      <dl aria-labelledby={titleId}>
        {facts.map((cell) => {
          const header = headers.get(cell.column.id);
          return (
            <Fragment key={cell.id}>
              <dt>{header && <table.FlexRender header={header} />}</dt>
              <dd>
                <table.FlexRender cell={cell} />
              </dd>
            </Fragment>
          );
        })}
      </dl>
    </>
  );
}
