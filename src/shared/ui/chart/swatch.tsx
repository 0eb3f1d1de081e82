import { useId } from 'react';
import { styled } from '@/shared/theme';
import { AreaGradients, gradientUrl } from './area-gradients';
import { strokeOf, type TonedSeries } from './series';

const Root = styled('svg', { base: { w: '6', h: '3', flexShrink: 0 } });

interface SwatchProps {
  series: Omit<TonedSeries, 'key' | 'label' | 'nameAt'>;
  filled: boolean;
  quiet?: boolean;
}

/** Sample of a series' line or bars, for the legend. */
export function Swatch({ series, filled, quiet = false }: SwatchProps) {
  const id = useId();
  const { color, width, dash } = strokeOf(series);
  const { tone, pale } = series;
  return (
    <Root viewBox="0 0 24 12" aria-hidden>
      {filled ? (
        <>
          <AreaGradients id={id} tones={[tone]} quiet={quiet} />
          <rect x={1} y={1} width={22} height={10} rx={2} fill={pale ? 'none' : gradientUrl(id, tone)} stroke={color} />
        </>
      ) : (
        <line x1={0} x2={24} y1={6} y2={6} stroke={color} strokeWidth={width} strokeDasharray={dash} />
      )}
    </Root>
  );
}
