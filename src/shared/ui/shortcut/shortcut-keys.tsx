import { chakra } from '@chakra-ui/react/styled-system';

const Keys = chakra('span', { base: { display: 'inline-flex', gap: '0.5', flexShrink: 0 } });

const Key = chakra('kbd', {
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
  /** As they are printed on the keyboard, those pressed together: `printedKeys('Mod+K')`, `['Enter']`. */
  keys: readonly string[];
}

/** Keys to press, beside what they do. For eyes only: whatever they work on has them in `aria-keyshortcuts`. */
export const ShortcutKeys = ({ keys }: ShortcutKeysProps) => (
  <Keys aria-hidden>
    {keys.map((key) => (
      <Key key={key}>{key}</Key>
    ))}
  </Keys>
);
