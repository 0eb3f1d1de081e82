import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApiError, ValidationError } from '@/shared/api';
import { FiguresFailure } from './figures-failure';

const refetch = fn();

const meta = {
  title: 'Entities/Metric/Figures failure',
  component: FiguresFailure,
} satisfies Meta<typeof FiguresFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Away: Story = {
  args: { figures: { data: undefined, error: new ApiError(503, 'The event store is away'), refetch } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

/** A retry would be refused again; other dates help. */
export const NotKept: Story = {
  args: {
    figures: {
      data: undefined,
      error: new ValidationError('Validation failed', { date_from: ['Results are kept for 400 days'] }),
      refetch,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Results are kept for 400 days')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Last 7 days' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
