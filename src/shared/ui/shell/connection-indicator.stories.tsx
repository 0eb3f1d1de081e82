import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectionIndicator } from './connection-indicator';

/**
 * Warns that changes made elsewhere don't arrive by themselves. Shown only after the connection has been lost for a few
 * seconds, and announced when it appears.
 *
 * While the browser is offline, the offline banner is more informative.
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

export const Live: Story = {
  args: { state: 'open', isLost: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Realtime connection' })).toBeEmptyDOMElement();
  },
};
