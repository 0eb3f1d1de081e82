import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EntityStatus } from '@/shared/theme';
import { StatusBadge } from './status-badge';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/**
 * Status of an entity. Colour, icon and word belong together and have no other use.
 *
 * Numbers, tags and types are plain text. A required action belongs in a `Banner`.
 */
const meta = {
  title: 'Components/Data/Status badge (pill, chip, label)',
  id: 'components-data-status-badge',
  component: StatusBadge,
  args: { status: 'working', children: 'Working' },
  argTypes: {
    status: {
      control: 'select',
      options: ['approved', 'working', 'stopped', 'moderate', 'returned', 'ban', 'deleted', 'lock', 'archive'],
    },
  },
  parameters: {
    anatomy: {
      svg: 'Picture: the same for this status everywhere, hidden from screen readers',
      'span:has(svg)': 'Ground and word, in the colours of the status',
    },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const words: Record<EntityStatus, string> = {
  approved: 'Approved',
  working: 'Working',
  stopped: 'Stopped',
  moderate: 'Moderate',
  returned: 'Returned',
  ban: 'Ban',
  deleted: 'Deleted',
  lock: 'Lock',
  archive: 'Archive',
};

/** The word is announced; the icon is hidden from assistive technology. */
export const Statuses: Story = {
  render: () => (
    <Row>
      {Object.entries(words).map(([status, word]) => (
        <StatusBadge key={status} status={status as EntityStatus}>
          {word}
        </StatusBadge>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const word of Object.values(words)) {
      const text = canvas.getByText(word);
      await expect(text).toBeVisible();
      await expect(text.parentElement?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The word of the status, as used everywhere. */
export const Word: Story = { ...good, args: { status: 'ban', children: 'Ban' } };

/** A red badge that isn't a status: users learn to ignore it. */
export const NoStatus: Story = { ...bad, args: { status: 'ban', children: '12 new' } };
