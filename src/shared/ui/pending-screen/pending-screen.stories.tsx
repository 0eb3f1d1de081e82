import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormPageSkeleton } from '@/shared/ui/page-skeleton';
import { PendingScreen, PendingScreenContext } from './pending-screen';

/**
 * What the router shows while a screen is on its way. By itself it is the `LoadingIndicator`; a frame that is there
 * already says by `PendingScreenContext` which skeleton fits. Nobody but the router renders it.
 *
 * A screen never shows it by itself: what it waits for has a skeleton of its own.
 */
const meta = { title: 'Components/Feedback/Pending screen', component: PendingScreen } satisfies Meta<
  typeof PendingScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAFrame: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

const Skeleton = () => <FormPageSkeleton fields={2} />;

export const InAFrame: Story = {
  render: () => (
    <PendingScreenContext value={Skeleton}>
      <PendingScreen />
    </PendingScreenContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
  },
};
