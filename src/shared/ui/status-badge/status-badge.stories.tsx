import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './status-badge';

/**
 * The status of an entity. Colour, picture and word belong together; none of them is used for anything else.
 *
 * A number, a tag or a kind isn't a status: write it as text. What somebody should do about it is a `Banner`.
 */
const meta = {
  title: 'Components/Status badge',
  component: StatusBadge,
  args: { status: 'working', children: 'Working' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = { args: { status: 'approved', children: 'Approved' } };
export const Working: Story = {};
export const Stopped: Story = { args: { status: 'stopped', children: 'Stopped' } };
export const Moderate: Story = { args: { status: 'moderate', children: 'Moderate' } };
export const Ban: Story = { args: { status: 'ban', children: 'Ban' } };
export const Deleted: Story = { args: { status: 'deleted', children: 'Deleted' } };
export const Lock: Story = { args: { status: 'lock', children: 'Lock' } };
export const Archive: Story = { args: { status: 'archive', children: 'Archive' } };
