import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cameOnline, wentOffline } from '@/shared/lib/connectivity';
import { OfflineBanner } from './offline-banner';

/**
 * Shows itself at the top of a layout's content while the browser has no connection, and says that nothing typed is
 * lost. The place is there before the news, so that the news is read out.
 *
 * Once in each layout, and nowhere else. A single call that failed is a toast; a socket that is closed is told by the
 * `ConnectionIndicator`.
 */
const meta = {
  title: 'Components/Feedback/Offline banner',
  component: OfflineBanner,
  beforeEach: () => () => cameOnline(),
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  beforeEach: () => wentOffline(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Connection' })).toHaveTextContent(
      'Nothing you typed is lost. Save it when the connection is back.',
    );
  },
};

/** Nothing to see. The place that announces the news is there before them. */
export const ComesAndGoes: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status', { name: 'Connection' });
    await expect(place).toBeEmptyDOMElement();
    wentOffline();
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    cameOnline();
    await waitFor(() => expect(place).toBeEmptyDOMElement());
  },
};
