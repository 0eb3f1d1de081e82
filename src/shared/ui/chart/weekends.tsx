import { usePlotArea, useXAxisScale } from 'recharts';
import { weekendRuns } from './weekend-runs';

/** Shades the weekends behind a chart of days, from half a day before Saturday to half a day after Sunday. */
export function Weekends({ days }: { days: readonly string[] }) {
  const plot = usePlotArea();
  const scale = useXAxisScale();
  if (!plot || !scale || days.length < 2) return null;
  const half = plot.width / (days.length - 1) / 2;
  const end = plot.x + plot.width;
  return (
    <g data-weekends="" fill="var(--ui-colors-surface-hover)">
      {weekendRuns(days).map(({ first, last }) => {
        const left = Math.max(plot.x, (scale(days[first]) ?? 0) - half);
        const right = Math.min(end, (scale(days[last]) ?? 0) + half);
        // while the plot is measured, the scale lags one render behind and the width could be negative
        const width = Math.max(0, right - left);
        return <rect key={first} x={left} y={plot.y} width={width} height={plot.height} />;
      })}
    </g>
  );
}
