import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StartStop } from './start-stop';

const Bar = chakra('div', { base: { display: 'flex', gap: '2' } });

/**
 * Bulk actions that start and stop the selected rows; placed first in the bulk bar. `BulkResults` reports the outcome
 * of each row.
 *
 * A single record has one button with the applicable action.
 */
const meta = {
  title: 'Components/Actions/Start and stop (play, pause, resume)',
  id: 'components-actions-start-and-stop',
  component: StartStop,
  args: { onStart: fn(), onStop: fn(), pending: null },
  render: (args) => (
    <Bar>
      <StartStop {...args} />
    </Bar>
  ),
} satisfies Meta<typeof StartStop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};

export const Pending: Story = {
  args: { pending: 'stop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Stop/ })).toHaveAttribute('aria-busy', 'true');
  },
};
