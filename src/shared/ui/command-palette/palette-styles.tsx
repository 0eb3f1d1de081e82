import { styled } from '@/shared/theme';
import { ShortcutKeys } from '@/shared/ui/shortcut';

export const Field = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    flexShrink: 0,
    borderBottomWidth: 'hairline',
    '&:focus-within': { borderColor: 'focus' },
    '& > svg': { boxSize: '4.5', flexShrink: 0, color: 'text.subtle' },
  },
});

export const Note = styled('p', {
  base: { px: '4', py: '5', color: 'text.muted', textAlign: 'center', overflowWrap: 'anywhere' },
});

const Bar = styled('p', {
  base: {
    // phones have no keyboard
    display: { base: 'none', sm: 'flex' },
    gap: '4',
    px: '4',
    py: '2',
    flexShrink: 0,
    borderTopWidth: 'hairline',
    textStyle: 'caption',
    color: 'text.muted',
    '& > span': { display: 'flex', alignItems: 'center', gap: '1.5' },
  },
});

/** The keys for operating the palette. */
export const Hints = () => (
  <Bar aria-hidden>
    <span>
      <ShortcutKeys keys={['↑', '↓']} /> to move
    </span>
    <span>
      <ShortcutKeys keys={['Enter']} /> to choose
    </span>
    <span>
      <ShortcutKeys keys={['Esc']} /> to close
    </span>
  </Bar>
);
