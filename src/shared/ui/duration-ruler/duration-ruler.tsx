import { styled } from '@/shared/theme';

const Picture = styled('svg', {
  base: {
    display: 'block',
    w: 'full',
    minW: '24',
    maxW: '48',
    h: '6',
    overflow: 'visible',
    '& line': { vectorEffect: 'non-scaling-stroke' },
    '& [data-part=track]': { stroke: 'surface.track', strokeWidth: '4' },
    '& [data-part=allowed]': { stroke: 'accent.graph', strokeWidth: '4' },
    '& [data-part=bound]': { stroke: 'accent.graph', strokeWidth: '2' },
    '& [data-part=quartile]': { stroke: 'surface.panel', strokeWidth: '2' },
    '& [data-part=skip]': { stroke: 'money.graph', strokeWidth: '2' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '& [data-part=track]': { stroke: 'GrayText' },
      '& [data-part=allowed], & [data-part=bound]': { stroke: 'Highlight' },
      '& [data-part=quartile]': { stroke: 'Canvas' },
      '& [data-part=skip]': { stroke: 'CanvasText' },
    },
  },
});

interface DurationRulerProps {
  from: number;
  /** The longest duration, in seconds; null for no limit. */
  to: number | null;
  /** The second from which viewers may skip; null if they may not. */
  skip: number | null;
  /** The length of the ruler in seconds, the same for all formats of a list. */
  end: number;
}

/** The allowed durations, divided into quarters, and the moment from which viewers may skip. */
export function DurationRuler({ from, to, skip, end }: DurationRulerProps) {
  const last = to ?? end;
  const at = (seconds: number) => `${(100 * seconds) / end}%`;
  const upright = (part: string, seconds: number, [top, bottom]: readonly [number, number]) => (
    <line key={`${part} ${seconds}`} data-part={part} x1={at(seconds)} x2={at(seconds)} y1={top} y2={bottom} />
  );
  const allowed = to === null ? `From ${from} seconds` : `${from} to ${to} seconds`;
  return (
    <Picture role="img" aria-label={skip === null ? allowed : `${allowed}, skip after ${skip}`}>
      <line data-part="track" x1="0" x2="100%" y1="12" y2="12" />
      <line data-part="allowed" x1={at(from)} x2={at(last)} y1="12" y2="12" />
      {[1, 2, 3].map((quarter) => upright('quartile', from + ((last - from) * quarter) / 4, [10, 14]))}
      {upright('bound', from, [8, 16])}
      {to !== null && upright('bound', to, [8, 16])}
      {skip !== null && upright('skip', skip, [4, 18])}
    </Picture>
  );
}
