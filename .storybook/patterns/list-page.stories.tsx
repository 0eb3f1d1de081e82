import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asPage } from './as-page';
import { campaigns } from './campaigns';
import { ListPage } from './list-page';

/**
 * Page with a list that the server searches, sorts and paginates: title, primary action, search, table and pagination.
 * The URL contains the state of the list. Copy it for each kind of record.
 *
 * A list that is loaded completely, such as the adverts of one campaign, is a `DataTable` on its parent's page. A few
 * items that never grow in number belong in a description list or a form.
 */
const meta = {
  title: 'Patterns/List',
  decorators: asPage,
  component: ListPage,
  args: { rows: campaigns },
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Spring sale' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
  },
};

/** The error replaces only the table; title, action and search stay. */
export const Failed: Story = {
  args: {
    rows: undefined,
    error: { message: 'The server could not answer. Try again in a moment.', onRetry: () => {} },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not answer. Try again in a moment.');
    await expect(canvas.getByRole('link', { name: 'New campaign' })).toBeVisible();
  },
};

/** Rows become cards. */
export const OnAPhone: Story = {
  args: {
    rows: campaigns.map((campaign) => ({ ...campaign, name: `${campaign.name} everything must go `.repeat(6).trim() })),
  },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
