import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';

const forced = '@media (forced-colors: active)';

/** The position of the thumb's centre at a fraction of the range. */
const middleAt = (part: number | string) => `calc(var(--thumb) / 2 + ${part} * (100% - var(--thumb)))`;

/** A gradient that fills the track up to the thumb's centre. */
const filled = (fill: string, rest: string) =>
  `linear-gradient(to right, ${fill} ${middleAt('var(--part)')}, ${rest} 0)`;

const half = '{borderWidths.hairline}';

/** Gaps at the quarters, painted as gradients because a mask would also cut the thumb. */
const cuts = [0.25, 0.5, 0.75]
  .map((part) => {
    const at = middleAt(part);
    return `linear-gradient(to right, transparent calc(${at} - ${half}), {colors.screen} 0 calc(${at} + ${half}), transparent 0)`;
  })
  .join(', ');

const thumb = {
  appearance: 'none',
  boxSize: 'var(--thumb)',
  border: 'none',
  borderRadius: 'full',
  bg: 'text',
  [forced]: { bg: 'Highlight' },
} as const;

const trackOf = (background: string) => {
  const track = {
    h: '1',
    borderRadius: 'xs',
    background,
    [forced]: { background: filled('Highlight', 'CanvasText') },
  };
  return { '&::-webkit-slider-runnable-track': track, '&::-moz-range-track': track };
};

const Input = chakra('input', {
  base: {
    '--thumb': '{sizes.3.5}',
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
    '&::-webkit-slider-thumb': { ...thumb, mt: 'calc(({sizes.1} - var(--thumb)) / 2)' },
    '&::-moz-range-thumb': thumb,
  },
  variants: {
    place: {
      seek: trackOf(`${cuts}, ${filled('{colors.money.graph}', '{colors.border.strong}')}`),
      volume: trackOf(filled('{colors.text}', '{colors.border.strong}')),
    },
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

/** A native slider starting at zero, which works with mouse, touch and keyboard. */
export function Range({ label, value, max, valueText, onChange, place, ...props }: RangeProps) {
  const part: CSSProperties & Record<'--part', number> = { '--part': max > 0 ? Math.min(1, value / max) : 0 };
  return (
    <Input
      {...props}
      place={place}
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
