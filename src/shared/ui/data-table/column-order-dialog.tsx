import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { IconButton } from '@/shared/ui/icon-button';
import type { ViewMenuProps } from './view-menu';

const List = chakra('ol', {
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

/** Moves the columns of a table. The table follows at once. */
export function ColumnOrderDialog({ facts, preferences, onChange, onClose }: ColumnOrderDialogProps) {
  const columns = facts.filter(({ hideable }) => hideable);
  const [moved, setMoved] = useState('');
  const pressed = useRef<HTMLElement | null>(null);
  // an element that moves in the document loses the focus
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  const move = (from: number, to: number, button: HTMLElement) => {
    const order = columns.map(({ id }) => id);
    const [id] = order.splice(from, 1);
    if (id === undefined) return;
    order.splice(to, 0, id);
    pressed.current = button;
    setMoved(`${columns[from]?.header}: ${to + 1} of ${columns.length}`);
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
              onClick={({ currentTarget }) => move(position, position - 1, currentTarget)}
            />
            <IconButton
              label={`Move ${header} down`}
              icon={<ArrowDown aria-hidden />}
              disabledReason={position === columns.length - 1 ? 'It is the last' : undefined}
              onClick={({ currentTarget }) => move(position, position + 1, currentTarget)}
            />
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </Dialog>
  );
}
