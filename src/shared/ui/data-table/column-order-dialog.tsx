import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { moveColumn } from './move-column';
import type { ViewMenuProps } from './view-menu-props';

const List = styled('ol', {
  base: {
    borderWidth: 'hairline',
    borderRadius: 'md',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1', ps: '3', pe: '1', py: '1' },
    '& > li:not(:last-of-type)': { borderBottomWidth: 'hairline' },
    '& [data-up]': { transform: 'rotate(180deg)' },
    '& > li > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
  },
});

interface ColumnOrderDialogProps extends Pick<ViewMenuProps, 'facts' | 'preferences' | 'onChange'> {
  onClose: () => void;
}

/** Reorders the visible columns of a table, with immediate effect. Visibility is changed in the menu. */
export function ColumnOrderDialog({ facts, preferences, onChange, onClose }: ColumnOrderDialogProps) {
  const { hidden } = preferences;
  const movable = facts.filter(({ hideable }) => hideable);
  const columns = movable.filter(({ id }) => !hidden.includes(id));
  const [moved, setMoved] = useState('');
  const pressed = useRef<HTMLElement | null>(null);
  // the browser drops the focus from an element that is moved in the DOM
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  const move = (position: number, way: 'up' | 'down', button: HTMLElement) => {
    const column = columns[position];
    if (!column) return;
    const order = moveColumn(
      movable.map(({ id }) => id),
      hidden,
      column.id,
      way,
    );
    pressed.current = button;
    setMoved(`${column.header}: ${position + (way === 'up' ? 0 : 2)} of ${columns.length}`);
    onChange({ ...preferences, order });
  };

  return (
    <Dialog
      title="Column order"
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => {
              setMoved('Order reset');
              onChange({ ...preferences, order: undefined });
            }}
          >
            Reset
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <List>
        {columns.map(({ id, header }, position) => (
          <li key={id}>
            <span>{header}</span>
            <IconButton
              label={`Move ${header} up`}
              icon={<ArrowDown aria-hidden data-up />}
              disabledReason={position === 0 ? 'It is the first' : undefined}
              onClick={({ currentTarget }) => move(position, 'up', currentTarget)}
            />
            <IconButton
              label={`Move ${header} down`}
              icon={<ArrowDown aria-hidden />}
              disabledReason={position === columns.length - 1 ? 'It is the last' : undefined}
              onClick={({ currentTarget }) => move(position, 'down', currentTarget)}
            />
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </Dialog>
  );
}
