import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EntityStatus } from '@/shared/theme';
import { StatusBadge } from './status-badge';

/**
 * The status of an entity. Colour, picture and word belong together; none of them is used for anything else.
 *
 * A number, a tag or a kind isn't a status: write it as text. What somebody should do about it is a `Banner`.
 */
const meta = {
  title: 'Components/Data/Status badge',
  component: StatusBadge,
  args: { status: 'working', children: 'Working' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its word is what is heard; the picture beside it is for eyes. */
const isTold: Story['play'] = async ({ args, canvas }) => {
  const badge = canvas.getByText(args.children);
  await expect(badge).toBeVisible();
  await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
};

const status = (name: EntityStatus, word: string): Story => ({ args: { status: name, children: word }, play: isTold });

export const Approved = status('approved', 'Approved');
export const Working = status('working', 'Working');
export const Stopped = status('stopped', 'Stopped');
export const Moderate = status('moderate', 'Moderate');
export const Ban = status('ban', 'Ban');
export const Deleted = status('deleted', 'Deleted');
export const Lock = status('lock', 'Lock');
export const Archive = status('archive', 'Archive');
