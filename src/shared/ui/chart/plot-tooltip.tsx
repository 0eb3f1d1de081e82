import type { ReactNode } from 'react';
import { Bubble } from './plot-styles';

interface Line {
  key: string;
  label: string;
  value: string;
  swatch?: ReactNode;
}

interface PlotTooltipProps {
  title: string;
  lines: readonly Line[];
  /** Change of the first value against the second. */
  change?: ReactNode;
}

/** Values of the point selected by pointer or arrow keys, in a live region. */
export function PlotTooltip({ title, lines, change }: PlotTooltipProps) {
  return (
    <Bubble role="status">
      <p>{title}</p>
      <ul>
        {lines.map(({ key, label, value, swatch }) => (
          <li key={key}>
            {swatch}
            <span>{label}</span> <strong>{value}</strong>
          </li>
        ))}
      </ul>
      {change && <div>{change}</div>}
    </Bubble>
  );
}
