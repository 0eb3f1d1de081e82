import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { Button } from '@/shared/ui/button';
import { Stat, StatGroup } from '@/shared/ui/stat';
import { Stale } from './stale';

/**
 * Dims outdated figures while the URL already has other dates, filters or another account. After a second,
 * `useStaleLimit` removes them, and a skeleton is shown instead.
 */
const meta = {
  title: 'Components/Feedback/Stale (outdated, busy)',
  id: 'components-feedback-stale',
  component: Stale,
  args: { when: true, children: <Stat label="Shows" value={23_884} /> },
} satisfies Meta<typeof Stale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dimmed: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByText('23,884').closest('dl');
    await expect(figure?.parentElement).toHaveAttribute('aria-busy', 'true');
    await expect(figure).toHaveStyle({ opacity: '0.45' });
  },
};

export const Current: Story = {
  args: { when: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23,884').closest('dl')?.parentElement).not.toHaveAttribute('aria-busy');
  },
};

/** Requests for `month` never complete. */
function Shows() {
  const [dates, setDates] = useState('week');
  const query = useStaleLimit(
    useQuery({
      queryKey: ['stale-story', dates],
      queryFn: () => (dates === 'week' ? 23_884 : new Promise<number>(() => undefined)),
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <Button onClick={() => setDates('month')}>30 days</Button>
      <Stale when={query.isPlaceholderData}>
        <StatGroup label="Totals">
          <Stat label="Shows" value={query.data} />
        </StatGroup>
      </Stale>
    </>
  );
}

/** A skeleton replaces the figures after they were dimmed for a second. */
export const Awaited: Story = {
  render: () => <Shows />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('23,884');
    await userEvent.click(canvas.getByRole('button', { name: '30 days' }));
    await waitFor(() => expect(canvas.queryByText('23,884')).toBeNull());
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Totals' }).parentElement).not.toHaveAttribute('aria-busy');
  },
};
