import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EntityStatus } from '@/shared/theme';
import { StatusBadge } from './status-badge';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/**
 * Status of an entity. Colour, icon and word belong together and are used for nothing else.
 *
 * Numbers, tags and types are plain text. A required action belongs in a `Banner`.
 */
const meta = {
  title: 'Components/Data/Status badge',
  component: StatusBadge,
  args: { status: 'working', children: 'Working' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const words: Record<EntityStatus, string> = {
  approved: 'Approved',
  working: 'Working',
  stopped: 'Stopped',
  moderate: 'Moderate',
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
      const badge = canvas.getByText(word);
      await expect(badge).toBeVisible();
      await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
  },
};
