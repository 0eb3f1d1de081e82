import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const Root = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    p: '0.5',
    borderRadius: 'md',
    bg: 'surface.sunken',
    textStyle: 'small',
    '& > label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minH: '6',
      px: '2.5',
      borderRadius: 'sm',
      color: 'text.muted',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { color: 'text' },
      '&:has(:checked)': { bg: 'surface.raised', color: 'text', boxShadow: 'sm' },
      '&:has(:focus-visible)': {
        outlineWidth: 'ring',
        outlineStyle: 'solid',
        outlineColor: 'focus',
        outlineOffset: 'outside',
      },
    },
    // the word is what is seen
    '& input': { position: 'absolute', inset: '0', appearance: 'none', opacity: 0, cursor: 'pointer' },
  },
});

export type View = 'chart' | 'table';

const views = { chart: 'Chart', table: 'Table' } satisfies Record<View, string>;

/** Native radios: arrow keys choose, Tab leaves. */
export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const name = useId();
  return (
    <Root aria-label="Show as">
      {(Object.keys(views) as View[]).map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={view === value} onChange={() => onChange(value)} />
          {views[value]}
        </label>
      ))}
    </Root>
  );
}
