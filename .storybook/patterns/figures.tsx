import { Stat, StatGroup } from '../../src/shared/ui/stat';
import { days } from './campaigns';

const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

interface FiguresProps {
  kind: 'list' | 'record';
  shows: number;
  completed: number | null;
  spend: number;
}

/** The figures of a list or record, each with its change and trend. */
export const Figures = ({ kind, shows, completed, spend }: FiguresProps) => (
  <StatGroup label="Totals" kind={kind}>
    <Stat label="Shows" value={shows} before={Math.round(shows * 0.94)} trend={days.map(({ now }) => now)} />
    <Stat
      label="Completed"
      value={completed}
      format={percent}
      before={completed === null ? null : completed - 0.012}
      trend={[0.66, 0.67, 0.66, 0.68, 0.68, 0.69, 0.68]}
    />
    <Stat
      label="Spend"
      unit="RUB"
      value={spend}
      format={money}
      tone="money"
      before={Math.round(spend * 0.97 * 100) / 100}
      trend={days.map(({ before }) => before)}
    />
  </StatGroup>
);
