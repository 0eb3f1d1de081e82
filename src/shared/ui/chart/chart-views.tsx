import { Segmented } from '@/shared/ui/segmented';

export type ChartView = 'chart' | 'table';

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] satisfies readonly { value: ChartView; label: string }[];

interface ChartViewsProps {
  view: ChartView;
  onChange: (view: ChartView) => void;
}

/** Switches a chart between the plot and the table of its data. */
export const ChartViews = ({ view, onChange }: ChartViewsProps) => (
  <Segmented label="Show as" options={views} value={view} onChange={onChange} />
);
