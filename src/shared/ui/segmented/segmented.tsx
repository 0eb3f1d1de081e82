import { type ReactNode, useId } from 'react';
import { styled } from '@/shared/theme';

const Group = styled('fieldset', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    justifySelf: 'start',
    p: '0.5',
    gap: '0.5',
    borderWidth: 'hairline',
    borderRadius: 'md',
    bg: 'surface.sunken',
    textStyle: 'small',
    _print: { display: 'none' },
  },
});

const Option = styled('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minW: '8',
    minH: '7',
    px: '2',
    borderRadius: 'sm',
    color: 'text.muted',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '& svg': { boxSize: '4' },
    '& input': { position: 'absolute', inset: '0', appearance: 'none', cursor: 'pointer', borderRadius: 'sm' },
    '&:has(:checked)': {
      bg: 'surface.raised',
      color: 'text',
      boxShadow: 'sm',
      '@media (forced-colors: active)': { outline: '{borderWidths.ring} solid Highlight', outlineOffset: 'inside' },
    },
  },
});

interface SegmentedProps<Value extends string> {
  label: string;
  /** Two to four options; with an icon, the label becomes a tooltip. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Switches immediately between a few presentations. Native radio buttons: arrow keys choose, Tab leaves. */
export function Segmented<Value extends string>({ label, options, value: chosen, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <Group aria-label={label}>
      {options.map(({ value, label, icon }) => (
        <Option key={value} title={icon ? label : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={icon ? label : undefined}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {icon ?? <span>{label}</span>}
        </Option>
      ))}
    </Group>
  );
}
