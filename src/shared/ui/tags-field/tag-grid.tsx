import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { TriangleAlert, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { moveInGrid } from '@/shared/lib/grid-keys';
import { stepInPixels } from '@/shared/theme';
import { Canvas, Cell, Row, Scroller } from './tags-styles';
import { useColumns } from './use-columns';

const PAGE = 8;

/** Items that conflict with another list, with a short reason shown at each. */
export interface TagConflict {
  items: ReadonlySet<string>;
  note: string;
  sentence: string;
}

interface TagGridProps {
  label: string;
  items: readonly string[];
  nameOf: (item: string) => string;
  conflict?: TagConflict | undefined;
  disabled?: boolean;
  gridRef?: RefObject<HTMLDivElement | null>;
  onRemove: (item: string) => void;
  onUndo?: () => void;
  /** Called when the last item was removed or the user types, so that the focus returns to the input. */
  onLeave: () => void;
}

/** Virtualized grid of items. A single tab stop; arrow keys move, Delete removes. */
export function TagGrid({
  label,
  items,
  nameOf,
  conflict,
  disabled = false,
  gridRef,
  onRemove,
  onUndo,
  onLeave,
}: TagGridProps) {
  'use no memo'; // opts out of React Compiler: the virtualizer is mutable and keeps its identity
  const id = useId();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [chosen, setChosen] = useState(items.length - 1);
  const columns = useColumns(scroller);
  const active = Math.min(Math.max(chosen, 0), items.length - 1);
  const activeRow = Math.floor(active / columns);
  const virtualizer = useVirtualizer({
    count: Math.ceil(items.length / columns),
    getScrollElement: () => scroller,
    estimateSize: () => stepInPixels(8),
    overscan: 4,
    // the target of `aria-activedescendant` must be in the DOM
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), activeRow])].sort((a, b) => a - b),
  });

  const removeAt = (index: number) => {
    const item = items[index];
    if (item === undefined || disabled) return;
    setChosen(Math.min(index, items.length - 2));
    // the pressed button is about to be removed together with its item
    scroller?.focus();
    onRemove(item);
    if (items.length === 1) onLeave();
  };

  const press = (event: KeyboardEvent) => {
    const grid = { count: items.length, columns, page: PAGE };
    const next = event.ctrlKey || event.metaKey ? undefined : moveInGrid(event.key, active, grid);
    if (next !== undefined) {
      setChosen(next);
      virtualizer.scrollToIndex(Math.floor(next / columns));
    } else if (event.key === 'Delete' || event.key === 'Backspace') removeAt(active);
    else if ((event.ctrlKey || event.metaKey) && event.key === 'z') onUndo?.();
    else return;
    event.preventDefault();
  };

  return (
    <Scroller
      ref={(element: HTMLDivElement | null) => {
        if (gridRef) gridRef.current = element;
        setScroller(element);
      }}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={virtualizer.options.count}
      aria-colcount={columns}
      aria-activedescendant={`${id}${active}`}
      onKeyDown={press}
    >
      <Canvas role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => (
          <Row
            key={row.key}
            role="row"
            aria-rowindex={row.index + 1}
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${row.start}px)`,
            }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
              const index = row.index * columns + column;
              const isRefused = conflict?.items.has(item) === true;
              return (
                <Cell
                  key={item}
                  id={`${id}${index}`}
                  role="gridcell"
                  aria-colindex={column + 1}
                  data-active={index === active ? '' : undefined}
                  data-conflict={isRefused ? '' : undefined}
                  title={nameOf(item)}
                >
                  {isRefused && <TriangleAlert aria-hidden />}
                  <span>{nameOf(item)}</span>
                  {isRefused && <small>{conflict.note}</small>}
                  {!disabled && (
                    <button type="button" tabIndex={-1} onClick={() => removeAt(index)}>
                      <X aria-hidden />
                      <VisuallyHidden>{`Remove ${nameOf(item)}`}</VisuallyHidden>
                    </button>
                  )}
                </Cell>
              );
            })}
          </Row>
        ))}
      </Canvas>
    </Scroller>
  );
}
