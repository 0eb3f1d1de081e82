import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cameOnline, wentOffline } from '@/shared/lib/browser-events';
import { OfflineBanner } from './offline-banner';

/**
 * Appears at the top of a layout while the browser is offline, and states that typed values are safe. The live region
 * is in the DOM from the start, so that the message is announced.
 *
 * Use it once per layout. For a single failed request use a toast; `ConnectionIndicator` shows the state of the
 * realtime connection.
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

/** Shows nothing, but the live region is already in the DOM. */
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
