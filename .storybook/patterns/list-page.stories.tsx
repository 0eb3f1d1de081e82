import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { campaigns } from './campaigns';
import { ListPage } from './list-page';

/**
 * A page with a list that the server searches, sorts and pages: title and main action, search, table, pages. The address
 * holds what is shown. Copy it for each kind of thing that there are many of.
 *
 * What comes as a whole (the adverts of one campaign) is a `DataTable` on the page of what it belongs to. Ten things
 * that never grow are a description or a form.
 */
const meta = {
  title: 'Patterns/List',
  component: ListPage,
  args: { rows: campaigns },
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Spring sale' })).toBeVisible();
  },
};

export const Loading: Story = { args: { rows: undefined } };

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
  },
};

/** The filter that hides everything is named, and can be cleared. */
export const NoMatch: Story = {
  args: { rows: [], total: 0, state: { search: 'weather' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

/** In the list's own place: title, action and search stay. */
export const Failed: Story = {
  args: { rows: undefined, error: { message: 'Code 500, db', onRetry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Code 500, db');
    await expect(canvas.getByRole('link', { name: 'New campaign' })).toBeVisible();
  },
};

export const ManyRows: Story = {
  args: {
    rows: campaigns.flatMap((campaign) =>
      Array.from({ length: 16 }, (_, index) => ({
        ...campaign,
        id: campaign.id * 100 + index,
        name: `${campaign.name} ${index + 1}`,
      })),
    ),
    total: 480,
    state: { page: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('51–100 of 480')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    rows: campaigns.map((campaign) => ({ ...campaign, name: `${campaign.name} everything must go `.repeat(6).trim() })),
  },
};

/** Rows are cards. */
export const OnATelephone: Story = {
  ...LongText,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
