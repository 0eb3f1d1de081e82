import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { ListState } from '@/shared/lib/paging';
import { createColumns, RowLink } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { ListTable } from './list-table';

interface Site {
  id: number;
  name: string;
  status: string;
}

const column = createColumns<Site>();

const columns = [
  column.accessor('name', {
    header: 'Name',
    meta: { searchable: true },
    cell: ({ getValue }) => <RowLink to="/">{getValue()}</RowLink>,
  }),
  column.accessor('status', { id: 'status', header: 'Status', enableSorting: false, meta: { width: '9rem' } }),
];

const sites: Site[] = [
  { id: 1, name: 'Daily news', status: 'Approved' },
  { id: 2, name: 'Cooking at home', status: 'Moderate' },
];

interface SiteListProps {
  rows: readonly Site[] | undefined;
  total: number | undefined;
  state: ListState;
}

/** Keeps what a route would keep in the address, and says how it would get there. */
function SiteList({ rows, total, state: initial }: SiteListProps) {
  const [{ search, replace }, navigate] = useState({ search: initial, replace: false });
  return (
    <>
      <ListTable
        label="Sites"
        rows={rows}
        total={total}
        columns={columns}
        rowKey={({ id }) => id}
        state={search}
        navigate={navigate}
        empty={<EmptyState title="No sites yet" />}
      />
      <output aria-label="Address">{JSON.stringify({ ...search, replace })}</output>
    </>
  );
}

/**
 * A `DataTable` for a list that the server searches, sorts and pages. Search, order, choices and page lie in the
 * address, so a link, a reload and Back show the same. Not for lists that come as a whole: `DataTable` alone is faster.
 */
const meta = {
  title: 'Components/Data/List table',
  component: SiteList,
  args: { rows: sites, total: 120, state: { page: 1 } },
} satisfies Meta<typeof SiteList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing replaces the entry in the history; another order is a new one. Both lead to the first page. */
export const FirstPage: Story = {
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('status', { name: 'Address' });
    await expect(canvas.getByText('1–50 of 120')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(address).toHaveTextContent('{"sort":"name","replace":false}');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search sites' }), 'news');
    await waitFor(() => expect(address).toHaveTextContent('{"search":"news","sort":"name","replace":true}'));
  },
};

export const Loading: Story = { args: { rows: undefined, total: undefined } };

export const Empty: Story = {
  args: { rows: [], total: 0, state: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No sites yet' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { rows: [], total: 0, state: { search: 'weather' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const FiltersCleared: Story = {
  ...NoMatch,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const BehindTheLastPage: Story = {
  args: { rows: [], total: 120, state: { page: 9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  },
};
