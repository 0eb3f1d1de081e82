import { styled } from '@/shared/theme';

const Keys = styled('span', {
  base: {
    display: 'inline-flex',
    gap: '0.5',
    flexShrink: 0,
    // touch devices usually have no keyboard
    '@media (hover: none) and (pointer: coarse)': { display: 'none' },
  },
});

const Key = styled('kbd', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: '5',
    h: '5',
    px: '1',
    borderWidth: 'hairline',
    borderRadius: 'sm',
    bg: 'surface.sunken',
    color: 'text.muted',
    fontFamily: 'body',
    textStyle: 'caption',
  },
});

interface ShortcutKeysProps {
  /** Labels of the keys pressed together: `shortcutLabels('Mod+K')`, `['Enter']`. */
  keys: readonly string[];
}

/**
 * Keys shown beside the name of their action. Hidden from screen readers, because the control announces them through
 * `aria-keyshortcuts`.
 */
export const ShortcutKeys = ({ keys }: ShortcutKeysProps) => (
  <Keys aria-hidden>
    {keys.map((key) => (
      <Key key={key}>{key}</Key>
    ))}
  </Keys>
);
