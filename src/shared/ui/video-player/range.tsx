import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';

const forced = '@media (forced-colors: active)';

/** Filled up to the middle of the thumb. */
const filled = (fill: string, rest: string) =>
  `linear-gradient(to right, ${fill} calc(var(--thumb) / 2 + var(--part) * (100% - var(--thumb))), ${rest} 0)`;

const thumb = {
  appearance: 'none',
  boxSize: 'var(--thumb)',
  border: 'none',
  borderRadius: 'full',
  bg: 'accent.text',
  [forced]: { bg: 'Highlight' },
} as const;

const track = {
  h: '1',
  borderRadius: 'full',
  background: filled('{colors.accent.text}', '{colors.border.strong}'),
  [forced]: { background: filled('Highlight', 'CanvasText') },
} as const;

const Input = chakra('input', {
  base: {
    '--thumb': '{sizes.4}',
    display: 'block',
    appearance: 'none',
    w: 'full',
    minW: '0',
    h: '6',
    bg: 'transparent',
    borderRadius: 'sm',
    cursor: 'pointer',
    // horizontal swipes move the thumb, vertical ones scroll
    touchAction: 'pan-y',
    [forced]: { forcedColorAdjust: 'none' },
    '&:disabled': { cursor: 'default', opacity: 0.5 },
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    // centred on the track
    '&::-webkit-slider-thumb': { ...thumb, mt: '-1.5' },
    '&::-moz-range-thumb': thumb,
  },
});

interface RangeProps {
  label: string;
  value: number;
  max: number;
  /** Step between values; `any` for a continuous range. */
  step: number | 'any';
  /** Announced instead of the number: "0:12 of 0:30". */
  valueText: string;
  onChange: (value: number) => void;
  disabled?: boolean;
  /** Identifies the slider for the player's keyboard commands. */
  place: 'seek' | 'volume';
}

/** Native slider from zero, which works with mouse, touch and keyboard. */
export function Range({ label, value, max, valueText, onChange, place, ...props }: RangeProps) {
  const part: CSSProperties & Record<'--part', number> = { '--part': max > 0 ? Math.min(1, value / max) : 0 };
  return (
    <Input
      {...props}
      type="range"
      min={0}
      max={max}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      data-place={place}
      style={part}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  );
}
