import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Root = chakra('section', {
  base: {
    display: 'grid',
    borderBlockWidth: 'hairline',
    // cells have lines at the start and on top; those of the first column and row are clipped
    overflow: 'clip',
    '& > *': { mt: 'calc({borderWidths.hairline} * -1)', ms: 'calc({borderWidths.hairline} * -1)' },
  },
  variants: {
    kind: {
      record: { gridTemplateColumns: 'repeat(auto-fit, minmax(max({sizes.40}, 16%), 1fr))' },
      half: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      list: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax({sizes.40}, 1fr)',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
      },
    },
  },
});

interface StatGroupProps {
  label: string;
  /** `record` wraps into rows; `half` has two columns; `list` is a single row that scrolls. */
  kind?: 'record' | 'half' | 'list';
  children: ReactNode;
}

/** Figures of a record or a list, separated by lines. */
export function StatGroup({ label, kind = 'record', children }: StatGroupProps) {
  return (
    // focusable, so that the row can be scrolled by keyboard
    <Root aria-label={label} kind={kind} tabIndex={kind === 'list' ? 0 : undefined}>
      {children}
    </Root>
  );
}
