import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TableSkeleton } from '@/shared/ui/skeleton';
import { LoadingIndicator } from './loading-indicator';
import { LoadingOverlay } from './loading-overlay';

/**
 * Shown while the code of a screen loads; announced once. `Spinner` is the ring alone, for use beside text that names
 * what is loading.
 *
 * If the layout of the page is known, use `LoadingOverlay` over a skeleton to avoid layout shifts. If the progress is
 * known, use a `ProgressBar`.
 */
const meta = {
  title: 'Components/Feedback/Loading indicator (loading screen)',
  id: 'components-feedback-loading-indicator',
  component: LoadingIndicator,
} satisfies Meta<typeof LoadingIndicator>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toHaveRole('status');
    await expect(canvas.getByText('Loading').querySelector('[aria-hidden]')).toBeVisible();
  },
};

export const OverASkeleton: StoryObj<typeof meta> = {
  render: () => (
    <LoadingOverlay>
      <TableSkeleton />
    </LoadingOverlay>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
    await expect(canvas.getByText('Loading').querySelector('[aria-hidden]')).toBeVisible();
  },
};
