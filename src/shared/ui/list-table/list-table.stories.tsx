import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { ListState } from '@/shared/lib/paging';
import { Button } from '@/shared/ui/button';
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
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    meta: { width: '9rem', choices: ['Approved', 'Moderate'].map((value) => ({ value, label: value })) },
  }),
];

const sites: Site[] = [
  { id: 1, name: 'Daily news', status: 'Approved' },
  { id: 2, name: 'Cooking at home', status: 'Moderate' },
];

interface SiteListProps {
  rows: readonly Site[] | undefined;
  total: number | undefined;
  state: ListState & { status?: string };
  bulkActions?: ComponentProps<typeof ListTable>['bulkActions'];
}

/** Keeps what a route would keep in the address, and says how it would get there. */
function SiteList({ rows, total, state: initial, bulkActions }: SiteListProps) {
  const [{ search, replace }, navigate] = useState({ search: initial, replace: false });
  const [selected, onChange] = useState<ReadonlySet<number>>(new Set());
  return (
    <>
      <ListTable
        label="Sites"
        name="story"
        rows={rows}
        total={total}
        columns={columns}
        rowKey={({ id }) => id}
        state={search}
        navigate={navigate}
        empty={<EmptyState title="No sites yet" />}
        {...(bulkActions && { selection: { selected, onChange }, bulkActions })}
      />
      <output aria-label="Address">{JSON.stringify({ ...search, replace })}</output>
    </>
  );
}

/**
 * A `DataTable` for a list that the server searches, sorts and pages. Search, order, choices, page and its size lie in
 * the address, so a link, a reload and Back show the same; columns, density and the size that somebody likes are kept in
 * the browser. The file holds the page that is shown, or with `readAll` every page. Not for lists that come as a whole:
 * `DataTable` alone is faster.
 */
const meta = {
  title: 'Components/Data/List table',
  component: SiteList,
  args: { rows: sites, total: 120, state: { page: 1 } },
  beforeEach: () => localStorage.removeItem('table:story'),
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

/** What the address says of a column is shown, whichever way the column is written. */
export const Narrowed: Story = {
  args: { state: { status: 'Moderate' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter by Status: Moderate' })).toBeVisible();
  },
};

/** Columns, density and the size of a page are found again by whoever comes back. */
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns, density and page size' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull());
    await expect(screen.getByRole('menuitemradio', { name: '50' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: '25' }));
    await waitFor(() => expect(canvas.getByText('1–25 of 120')).toBeVisible());
    await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent('{"size":25,"replace":false}');
    await expect(localStorage.getItem('table:story')).toBe(
      '{"hidden":["status"],"density":"comfortable","pageSize":25}',
    );
  },
};

/** Rows are selected over the pages, and one of them is enough to see what can be done with them. */
export const Selected: Story = {
  args: {
    bulkActions: (
      <Button variant="outline" size="sm">
        Approve
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Daily news' }));
    await expect(canvas.getByText('1 selected')).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
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
