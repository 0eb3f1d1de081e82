import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TableBones } from '@/shared/ui/skeleton';
import { LoadingIndicator } from './loading-indicator';
import { LoadingOverlay } from './loading-overlay';

/**
 * Stands in for a screen whose code is on its way, and is read out once. `Spinner` is the ring alone, for inside of
 * what says already what is going on.
 *
 * Where the layout of the page is known, `LoadingOverlay` shows it over a skeleton, so that nothing jumps. Where it is known how far something has come,
 * use a `ProgressBar` instead.
 */
const meta = { title: 'Components/Feedback/Loading indicator', component: LoadingIndicator } satisfies Meta<
  typeof LoadingIndicator
>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toHaveRole('status');
  },
};

export const OverASkeleton: StoryObj<typeof meta> = {
  render: () => (
    <LoadingOverlay>
      <TableBones />
    </LoadingOverlay>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
  },
};
