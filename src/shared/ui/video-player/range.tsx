import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';

const thumb = {
  appearance: 'none',
  boxSize: 'var(--thumb)',
  border: 'none',
  borderRadius: 'full',
  bg: 'accent.text',
} as const;

const track = {
  h: '1',
  borderRadius: 'full',
  // as far as the middle of the thumb
  background:
    'linear-gradient(to right, {colors.accent.text} calc(var(--thumb) / 2 + var(--part) * (100% - var(--thumb))), {colors.border.strong} 0)',
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
    // sideways it is ours, up and down it scrolls
    touchAction: 'pan-y',
    '&:disabled': { cursor: 'default', opacity: 0.5 },
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    // in the middle of the track
    '&::-webkit-slider-thumb': { ...thumb, mt: '-1.5' },
    '&::-moz-range-thumb': thumb,
  },
});

interface RangeProps {
  label: string;
  value: number;
  max: number;
  /** Where the values lie; `any` is everywhere. */
  step: number | 'any';
  /** What is said instead of the number: "0:12 of 0:30". */
  valueText: string;
  onChange: (value: number) => void;
  disabled?: boolean;
  /** Tells the player's keys which slider it is. */
  place: 'seek' | 'volume';
}

/** The platform's slider, from zero on: it is right by mouse, touch and keyboard. */
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
