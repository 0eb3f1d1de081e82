import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StartStop } from './start-stop';

const Bar = chakra('div', { base: { display: 'flex', gap: '2' } });

/**
 * Starts and stops the selected rows of a table: the first of its bulk actions, wherever rows are started and stopped.
 * What became of each is told by `BulkResults`.
 *
 * One record alone has a button that says which of the two it does.
 */
const meta = {
  title: 'Components/Actions/Start and stop',
  component: StartStop,
  args: { onStart: fn(), onStop: fn(), pending: null },
  // as in the bar of a selection
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
