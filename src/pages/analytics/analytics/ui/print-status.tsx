import { styled } from '@/shared/theme';
import { Spinner } from '@/shared/ui/loading-indicator';

/** Visible at any scroll position. */
const Place = styled('div', {
  base: {
    position: 'fixed',
    insetX: '0',
    top: '16',
    zIndex: 'toast',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    _print: { display: 'none' },
  },
});

const Note = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    h: '9',
    px: '4',
    borderWidth: 'hairline',
    borderRadius: 'full',
    bg: 'surface.panel',
    color: 'text.muted',
    boxShadow: 'md',
  },
});

/** Shows that printing waits for parts of the page to load. */
export const PrintStatus = ({ isPreparing }: { isPreparing: boolean }) => (
  // the live region is always in the document, so that its content is announced
  <Place role="status" aria-label="Printing">
    {isPreparing && (
      <Note>
        <Spinner />
        Preparing to print…
      </Note>
    )}
  </Place>
);
