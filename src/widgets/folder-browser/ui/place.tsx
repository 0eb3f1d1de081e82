import { Inbox, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';

const Row = styled('div', {
  base: {
    // aligned with the folders of the tree
    '& > button': { justifyContent: 'start', w: 'full', gap: '2', ps: '2', fontWeight: 'normal' },
    '& > [aria-current]': {
      bg: 'surface.selected',
      fontWeight: 'medium',
      '@media (forced-colors: active)': { outline: '{borderWidths.ring} solid Highlight', outlineOffset: 'inside' },
    },
  },
});

interface PlaceProps {
  isCurrent: boolean;
  onSelect: () => void;
  /** Set if records that are dropped here leave their folder. */
  drop?: 'top';
  children: ReactNode;
}

/** A view that is not a folder: all records, or those without a folder. */
export const Place = ({ isCurrent, onSelect, drop, children }: PlaceProps) => (
  <Row>
    <Button
      variant="ghost"
      icon={drop ? <Inbox aria-hidden /> : <Rows3 aria-hidden />}
      aria-current={isCurrent ? 'true' : undefined}
      data-drop={drop}
      onClick={onSelect}
    >
      {children}
    </Button>
  </Row>
);
