import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ListState, Sort } from '@/shared/lib/paging';
import { choose } from '@/shared/testing/choose';
import { StoryOutput } from '@/shared/testing/story-output';
import { Button } from '@/shared/ui/button';
import { createColumns, RowLink } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { ListTable } from './list-table';

const write = fn<(text: string) => Promise<void>>();

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
  defaultSort?: Sort;
}

/** Holds the state that a route would keep in the URL, and prints each navigation. */
function SiteList({ rows, total, state: initial, bulkActions, defaultSort }: SiteListProps) {
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
        defaultSort={defaultSort}
        navigate={navigate}
        empty={<EmptyState title="No sites yet" />}
        {...(bulkActions && { selection: { selected, onChange }, bulkActions })}
      />
      <StoryOutput label="Address" value={{ ...search, replace }} />
    </>
  );
}

/**
 * A `DataTable` for a list that the server searches, sorts and paginates. The URL holds search, sort order, filters,
 * page and page size, so that links, reload and Back restore the view; columns, density, the preferred page size and
 * saved views belong to the account. The export contains the current page, or all pages with `readAll`. For a list that
 * is loaded completely use `DataTable`, which filters in the browser.
 */
const meta = {
  title: 'Components/Data/List table (server table, data grid)',
  id: 'components-data-list-table',
  component: SiteList,
  args: { rows: sites, total: 120, state: { page: 1 } },
  beforeEach: () => {
    localStorage.removeItem('table:story');
    localStorage.removeItem('views:story');
  },
} satisfies Meta<typeof SiteList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing replaces the history entry, sorting adds one. Both return to the first page. */
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

/** The default sort order appears in the header, but not in the URL. */
export const BeginsSorted: Story = {
  args: { defaultSort: { id: 'name', desc: true } },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('status', { name: 'Address' });
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(address).toHaveTextContent('{"sort":"name","replace":false}');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(address).toHaveTextContent('{"replace":false}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};

/** Shows the filters of the URL, regardless of the case of the column id. */
export const Filtered: Story = {
  args: { state: { status: 'Moderate' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter by Status: Moderate' })).toBeVisible();
  },
};

/** Restores columns, density and page size on the next visit. */
export const StoredPreferences: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns, density and page size' }));
    await choose({ userEvent }, 'Status', 'menuitemcheckbox');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull());
    await expect(screen.getByRole('menuitemradio', { name: '50' })).toBeChecked();
    await choose({ userEvent }, '25', 'menuitemradio');
    await waitFor(() => expect(canvas.getByText('1–25 of 120')).toBeVisible());
    await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent('{"size":25,"replace":false}');
    await expect(localStorage.getItem('table:story')).toBe(
      '{"hidden":["status"],"density":"comfortable","pageSize":25}',
    );
  },
};

/** A view is a named combination of the list's search, filters and sort order. Each is a link. */
export const SavedViews: Story = {
  args: { state: { status: 'Moderate' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await choose({ userEvent }, 'Save this view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await dialog.findByText('Required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name'), 'To review');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    const views = await canvas.findByRole('button', { name: 'Views: To review' });
    // the focus has returned before anything else opens
    await waitFor(() => expect(views).toHaveFocus());
    await expect(localStorage.getItem('views:story')).toBe('[{"name":"To review","search":{"status":"Moderate"}}]');
    await userEvent.click(views);
    await expect(await screen.findByRole('menuitem', { name: 'To review' })).toHaveAttribute(
      'href',
      expect.stringContaining('status=Moderate'),
    );
    await expect(screen.getByRole('menuitem', { name: 'Remove To review' })).toBeVisible();
  },
};

/** A link to the current view can be sent to another user of the same list. */
export const SharesAView: Story = {
  args: { state: { status: 'Moderate', page: 2 } },
  beforeEach: () => {
    write.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await choose({ userEvent }, 'Copy a link to this view');
    await expect(await screen.findByText(/^Link copied/)).toBeVisible();
    const [[link = ''] = []] = write.mock.calls;
    await expect(new URL(link).searchParams.toString()).toBe('status=Moderate');
  },
};

/** The selection spans pages; selecting a single row shows the bulk actions. */
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

export const BeyondTheLastPage: Story = {
  args: { rows: [], total: 120, state: { page: 9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  },
};
