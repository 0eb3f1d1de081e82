import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cameOnline, wentOffline } from '@/shared/lib/connectivity';
import { OfflineBanner } from './offline-banner';

/** Stands at the top of a layout's content and shows itself while the browser has no connection. */
const meta = {
  title: 'Components/Offline banner',
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
