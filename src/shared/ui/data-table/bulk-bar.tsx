import { type ReactElement, useEffect, useRef } from 'react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';

const Bar = styled('div', {
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
  children: ReactElement | undefined;
}

/**
 * Bar with the actions on the selected rows. It stays in the DOM, so that screen readers announce the first selection.
 */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const wasOpen = useRef<boolean>(false);

  // hiding the bar removes the focused button, or the one that a closing dialog would return the focus to, so the focus
  // moves to the rows
  useEffect(() => {
    if (wasOpen.current && count === 0 && document.activeElement === document.body)
      bar.current?.parentElement?.querySelector<HTMLElement>('[tabindex="0"], input')?.focus();
    wasOpen.current = count > 0;
  }, [count]);

  return (
    <Bar ref={bar} data-part={count > 0 ? 'actions' : undefined} data-open={count > 0 || undefined}>
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
