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
  /** Of the one number against the other. */
  change?: ReactNode;
}

/** Values of the point selected by mouse or arrow keys, in a live region. */
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
