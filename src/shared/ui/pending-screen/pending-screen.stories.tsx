import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { FormPageSkeleton } from '@/shared/ui/page-skeleton';
import { PendingScreen, PendingScreenContext } from './pending-screen';

/**
 * Shown by the router while a screen loads. The application provides a `LoadingIndicator` through
 * `PendingScreenContext`; a layout provides the matching skeleton.
 *
 * Only the router renders it. Within a screen, loading parts have their own skeletons.
 */
const meta = { title: 'Components/Feedback/Pending screen', component: PendingScreen } satisfies Meta<
  typeof PendingScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutLayout: Story = {
  render: () => (
    <PendingScreenContext value={LoadingIndicator}>
      <PendingScreen />
    </PendingScreenContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

const Skeleton = () => <FormPageSkeleton fields={2} />;

export const InLayout: Story = {
  render: () => (
    <PendingScreenContext value={Skeleton}>
      <PendingScreen />
    </PendingScreenContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
  },
};
