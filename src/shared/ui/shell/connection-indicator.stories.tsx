import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectionIndicator } from './connection-indicator';

/**
 * Says that changes made elsewhere don't arrive by themselves. Shown only when the connection has been missing for a
 * few seconds: a working one is nothing to talk about. Announced when it appears.
 *
 * While the browser itself is offline, the offline banner says more.
 */
const meta = {
  title: 'Components/Feedback/Connection',
  component: ConnectionIndicator,
  args: { state: 'opening', isLost: true },
} satisfies Meta<typeof ConnectionIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reconnecting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Realtime connection' })).toHaveTextContent('Reconnecting…');
  },
};

export const NotLive: Story = { args: { state: 'closed' } };

/** Nothing is shown. */
export const Live: Story = {
  args: { state: 'open', isLost: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Realtime connection' })).toBeEmptyDOMElement();
  },
};
