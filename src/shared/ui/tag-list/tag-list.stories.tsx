import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TagList } from './tag-list';

const countries = ['Germany', 'France', 'Italy', 'Spain', 'Poland', 'Austria', 'Belgium', 'Denmark'];

/**
 * Read-only list of short texts: the countries of a campaign, its keywords. Wraps, and shows the first few until
 * expanded. To edit a list, or for thousands of items, use a `TagsField`; for a status, a `StatusBadge`.
 */
const meta = {
  title: 'Components/Data/Tag list (labels)',
  id: 'components-data-tag-list',
  component: TagList,
  args: { label: 'Countries', tags: countries },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Countries' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Expands in place and keeps the focus. */
export const Many: Story = {
  args: { label: 'Keywords', tags: Array.from({ length: 24 }, (_, index) => `keyword ${index + 1}`) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: '+12 more', expanded: false });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('keyword 24')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show fewer', expanded: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('keyword 24')).toBeNull();
  },
};

/** A single remaining tag is shown, because "+1 more" would take as much room. */
export const OneOverTheLimit: Story = {
  args: { most: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Tones: Story = {
  args: {
    label: 'Rules',
    tags: [
      'Everywhere',
      { label: 'Included: Germany', tone: 'success' },
      { label: 'Excluded: France', tone: 'error' },
      { label: 'Unknown: Atlantis', tone: 'warning' },
      { label: 'By default: Italy', tone: 'info' },
    ],
  },
};

export const LongTextOnAPhone: Story = {
  args: { label: 'Sources', tags: ['short', `https://news.example/${'a-very-long-path-'.repeat(8)}`, 'other'] },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const Empty: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('–')).toBeVisible();
  },
};
