import { numberFormatter } from '@/shared/lib/format';
import { styled } from '@/shared/theme';

const HEIGHT = 18;
/** Width of a bar, and distance between the starts of two bars. */
const [WIDTH, STEP] = [5, 7];

const Glyph = styled('svg', {
  base: {
    display: 'inline-block',
    '& > :first-of-type': { fill: 'surface.track' },
    '& > :last-of-type': { fill: 'accent.graph' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '& > :first-of-type': { fill: 'Canvas', stroke: 'CanvasText' },
      '& > :last-of-type': { fill: 'Highlight' },
    },
  },
});

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 0 });

/** The shares of shows that reached each quarter, 0 to 1. */
export type Quartiles = readonly [quarter: number, half: number, threeQuarters: number, end: number];

interface Views {
  shows: number;
  quartile25: number;
  quartile50: number;
  quartile75: number;
  completes: number;
}

/** Converts counts to shares; undefined without shows. */
export const quartilesOf = ({ shows, quartile25, quartile50, quartile75, completes }: Views): Quartiles | undefined =>
  shows === 0 ? undefined : [quartile25 / shows, quartile50 / shows, quartile75 / shows, completes / shows];

const bar = (index: number, height: number) => `M${index * STEP} ${HEIGHT}v${-height}h${WIDTH}v${height}z`;
const track = [0, 1, 2, 3].map((index) => bar(index, HEIGHT)).join('');

/** How far people watch, at a glance: a bar per quarter of the video, to be shown beside the completion rate. */
export function QuartileGlyph({ quartiles }: { quartiles: Quartiles }) {
  const [quarter, half, threeQuarters, end] = quartiles.map(percent);
  const bars = quartiles.map((part, index) => bar(index, Math.round(Math.min(part, 1) * HEIGHT * 10) / 10));
  return (
    <Glyph
      width={3 * STEP + WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`Watched a quarter: ${quarter}, half: ${half}, three quarters: ${threeQuarters}, to the end: ${end}`}
    >
      <path d={track} />
      <path d={bars.join('')} />
    </Glyph>
  );
}
