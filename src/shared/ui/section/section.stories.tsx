import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Section } from './section';

/**
 * A titled part of a page: a card with a heading, actions for this part alone, and what belongs together.
 *
 * It is not for a single table, which has a frame of its own, nor for a part of another section. Text to read has its
 * `ProseSection`.
 */
const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  args: { title: 'Creative', children: 'The video, its picture, and where it leads.' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Creative' })).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="outline" size="sm">
        Replace
      </Button>
    ),
  },
};
