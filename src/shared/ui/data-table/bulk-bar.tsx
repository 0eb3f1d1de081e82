import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    bg: 'surface.selected',
    '& p': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
    '&[data-open]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      px: '4',
      py: '2',
      borderTopWidth: 'hairline',
    },
    '& > button:last-of-type': { ms: 'auto' },
  },
});

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** What can be done with the selected rows. It is there without any too, so that the first one is announced. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <Bar data-open={count > 0 || undefined}>
      <p role="status">{count > 0 && `${count} selected`}</p>
      {count > 0 && (
        <>
          {children}
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear selection
          </Button>
        </>
      )}
    </Bar>
  );
}
