import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Section } from './section';

/**
 * A titled part of a page: a heading, its own actions and related content. Consecutive sections are separated by a line
 * instead of frames.
 *
 * Never nest sections. For text use `ProseSection`.
 */
const meta = {
  title: 'Components/Layout/Section (card, panel)',
  id: 'components-layout-section',
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
