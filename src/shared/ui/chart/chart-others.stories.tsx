import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Chart, type ChartProps } from './chart';
import { type DayRow, days } from './story-days';

/** Storybook's types don't support generic components. */
const DayChart = (props: ChartProps<DayRow>) => <Chart {...props} />;

const names = ['Russia', 'Kazakhstan', 'Belarus', 'Others'];

/** Items too small for a bar or area of their own are combined into one that can be opened. */
const meta = {
  title: 'Components/Charts/Chart/Others',
  component: DayChart,
  args: {
    kind: 'bar',
    label: 'Impressions by country',
    data: days(names.length).map((row, index) => ({ ...row, day: names[index] ?? '' })),
    x: { key: 'day', label: 'Country' },
    series: [{ key: 'shows', label: 'Impressions' }],
    others: { name: 'Others', label: 'Show the 32 others', onOpen: fn() },
  },
} satisfies Meta<typeof DayChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar is grey because it has no rank. It opens from the legend, the plot and the table. */
export const Bars: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('application', { name: /^Impressions by country/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Show the 32 others' }));
    const bars = await waitFor(() => {
      const found = canvasElement.querySelectorAll('path.recharts-rectangle[height]');
      expect(found).toHaveLength(names.length);
      return found;
    });
    await userEvent.click(bars[0] as Element);
    await expect(args.others?.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(bars[3] as Element);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Others: Show the 32 others' }));
    await expect(args.others?.onOpen).toHaveBeenCalledTimes(3);
  },
};

/** The combined area and its table column can be opened, too. */
export const Areas: Story = {
  args: {
    kind: 'area',
    stacked: true,
    label: 'Impressions by day and country',
    data: days(14),
    x: { key: 'day', label: 'Day', kind: 'day' },
    series: [
      { key: 'shows', label: 'Russia' },
      { key: 'clicks', label: 'Others' },
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('application', { name: /^Impressions by day/ });
    const areas = await waitFor(() => {
      const found = canvasElement.querySelectorAll('path.recharts-area-area');
      expect(found).toHaveLength(2);
      return found;
    });
    await userEvent.click(areas[1] as Element);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Others: Show the 32 others' }));
    await expect(args.others?.onOpen).toHaveBeenCalledTimes(2);
  },
};
