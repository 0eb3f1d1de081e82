import type { ReactNode } from 'react';
import type { ChartTone } from '@/shared/theme';
import { styled } from '@/shared/theme';
import { toneColor } from './series';

/** Size of a pattern tile in SVG units. */
const STEP = 8;

/** Distinguishes areas in forced colours and in print, where colours may be missing. */
const Hatching = styled('g', {
  base: { display: 'none', '@media (forced-colors: active), print': { display: 'inline' } },
});

/** Hatching drawn over the tint; the first series is filled solidly. */
const hatchings: Record<ChartTone, ReactNode> = {
  1: <rect width={STEP} height={STEP} fill="currentColor" stroke="none" />,
  2: <path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" />,
  3: <circle cx={4} cy={4} r={1.5} fill="currentColor" />,
  4: <path d="M-2 6 2 10M0 0 8 8M6 -2 10 2" />,
  5: <path d="M0 2H8M0 6H8" />,
  6: <path d="M0 4H8M4 0V8" />,
};

interface AreaGradientsProps {
  id: string;
  tones: readonly ChartTone[];
  /** Light tints with a line as edge, for stacked areas. */
  quiet: boolean;
}

/** SVG patterns for the areas and bars of a chart, referenced through `gradientUrl` with the same id. */
export function AreaGradients({ id, tones, quiet }: AreaGradientsProps) {
  return (
    <defs>
      {tones.map((tone) => (
        <pattern
          key={tone}
          id={`${id}-${tone}`}
          width={STEP}
          height={STEP}
          patternUnits="userSpaceOnUse"
          color={toneColor(tone)}
          stroke="currentColor"
          strokeWidth={2}
        >
          <rect width={STEP} height={STEP} fill="currentColor" stroke="none" opacity={quiet ? 0.28 : 0.8} />
          <Hatching>{hatchings[tone]}</Hatching>
        </pattern>
      ))}
    </defs>
  );
}

export const gradientUrl = (id: string, tone: ChartTone): string => `url(#${id}-${tone})`;
