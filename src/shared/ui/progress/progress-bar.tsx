import { useId } from 'react';
import { styled } from '@/shared/theme';

const Root = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    rowGap: '1.5',
    textStyle: 'small',
    '& > :nth-of-type(2)': { textAlign: 'end', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

const forced = '@media (forced-colors: active)';

const Track = styled('div', {
  base: {
    gridColumn: '1 / -1',
    h: '1.5',
    borderRadius: 'full',
    bg: 'surface.sunken',
    boxShadow: 'inset 0 0 0 {borderWidths.hairline} {colors.border}',
    overflow: 'hidden',
    [forced]: { borderWidth: 'hairline' },
    '& > div': {
      h: 'full',
      w: 'full',
      borderRadius: 'full',
      bg: 'accent.solid',
      transformOrigin: '0 0',
      transitionProperty: 'transform',
      transitionDuration: 'moderate',
      [forced]: { forcedColorAdjust: 'none', bg: 'Highlight' },
    },
  },
});

interface ProgressBarProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  /** Shown and announced instead of the percentage: "62%, 1:20 left". */
  valueText?: string;
}

/** Progress bar. If the progress is unknown, use the `Spinner` of `loading-indicator`. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  const id = useId();
  const percent = Math.min(100, Math.max(0, value));
  const text = valueText ?? `${Math.round(percent)}%`;
  return (
    <Root>
      <span id={id}>{label}</span>
      <span aria-hidden>{text}</span>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={text}
      >
        <div style={{ transform: `translateX(${percent - 100}%)` }} />
      </Track>
    </Root>
  );
}
