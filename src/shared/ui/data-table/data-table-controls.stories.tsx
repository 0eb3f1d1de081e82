import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { emptyListQuery } from '@/shared/lib/paging';
import { choose } from '@/shared/testing/choose';
import { nextDownload } from '@/shared/testing/next-download';
import { StoryOutput } from '@/shared/testing/story-output';
import { EmptyState } from '@/shared/ui/empty-state';
import {
  CampaignTable,
  campaigns,
  columns,
  movableColumns,
  SelectableTable,
  searchableColumns,
} from './story-campaigns';
import { useStoredPreferences } from './use-stored-preferences';

/** Sorting, filtering, column settings, selection and export of a table. */
const meta = {
  title: 'Components/Data/Data table/Controls',
  component: CampaignTable,
  args: {
    label: 'Campaigns',
    rows: campaigns,
    columns: searchableColumns,
    rowKey: ({ id }) => id,
    empty: <EmptyState title="No campaigns yet" />,
  },
} satisfies Meta<typeof CampaignTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const names = (canvas: Canvas) => canvas.queryAllByRole('rowheader').map((cell) => cell.textContent);

export const Sorted: Story = {
  args: { columns },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvas)).toEqual(['Autumn retargeting', 'Brand film', 'Spring sale']);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvas)).toEqual(['Spring sale', 'Brand film', 'Autumn retargeting']);
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search campaigns' }), 'R');
    await expect(names(canvas)).toEqual(['Spring sale', 'Autumn retargeting', 'Brand film']);
    await userEvent.type(canvas.getByRole('searchbox'), 'ing');
    await expect(names(canvas)).toEqual(['Spring sale']);
    await expect(canvas.getByText('1 of 3')).toHaveRole('status');

    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Status' }));
    await choose({ userEvent }, 'Stopped', 'menuitemcheckbox');
    await waitFor(() => expect(names(canvas)).toEqual(['Autumn retargeting']));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Filter by Status: Stopped' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'winter');
    await expect(canvas.getByRole('heading', { name: 'No campaigns match' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(names(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await userEvent.type(canvas.getByRole('searchbox'), 'winter');
  },
};

/** The server filters and sorts: the controls reflect the query, and the rows are shown as received. */
export const ByServer: Story = {
  render: (args) => {
    const [query, setQuery] = useState({
      ...emptyListQuery,
      sort: { id: 'shows', desc: true },
    } as typeof emptyListQuery);
    return (
      <>
        <CampaignTable {...args} server query={query} onQueryChange={setQuery} />
        <StoryOutput label="Asked for" value={query} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const requestedState = canvas.getByRole('status', { name: 'Asked for' });
    await expect(canvas.getByRole('columnheader', { name: 'Impressions' })).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvas)).toEqual(['Spring sale', 'Autumn retargeting', 'Brand film']);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(requestedState).toHaveTextContent('{"search":"","sort":{"id":"name","desc":false},"choices":{}}');
    await userEvent.type(canvas.getByRole('searchbox'), 'film');
    await waitFor(() => expect(requestedState).toHaveTextContent('"search":"film"'));
    await expect(names(canvas)).toHaveLength(3);
  },
};

/** Stored in this browser until the session ends. */
export const ColumnsAndDensity: Story = {
  beforeEach: () => localStorage.removeItem('table:story'),
  render: (args) => {
    const stored = useStoredPreferences('story');
    return <CampaignTable {...args} {...stored} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Name' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await choose({ userEvent }, 'Status', 'menuitemcheckbox');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull());
    await expect(canvas.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual([
      '120,431',
      '9,204',
      '1,002,118',
    ]);
    await choose({ userEvent }, 'Compact', 'menuitemradio');
    await waitFor(() => expect(localStorage.getItem('table:story')).toBe('{"hidden":["status"],"density":"compact"}'));
    await choose({ userEvent }, 'Status', 'menuitemcheckbox');
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Name',
        'Status',
        'Impressions',
      ]),
    );
  },
};

/** Column settings on a phone. Density doesn't apply to cards. */
export const ColumnsOfCards: Story = {
  ...ColumnsAndDensity,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('term')).toHaveLength(6));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await choose({ userEvent }, 'Status', 'menuitemcheckbox');
    await waitFor(() => expect(canvas.getAllByRole('term', { hidden: true })).toHaveLength(3));
    await expect(screen.queryByRole('menuitemradio', { name: 'Compact' })).toBeNull();
  },
};

export const Selection: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Spring sale' }));
    await expect(canvas.getByText('1 selected')).toHaveRole('status');
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText(/selected/)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Spring sale' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Brand film' }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Autumn retargeting' }));
  },
};

/** A Shift range starts at the last clicked row, even if sorting has moved it. */
export const RangeAfterSorting: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Spring sale' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(names(canvas)).toEqual(['Autumn retargeting', 'Brand film', 'Spring sale']);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Brand film' }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Autumn retargeting' })).not.toBeChecked();
  },
};

/** The file contains the visible rows: filtered, sorted and formatted as on the screen. */
export const Exported: Story = {
  args: { csvName: 'campaigns' },
  play: async ({ canvas, userEvent }) => {
    const saved = nextDownload();
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Impressions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    const { name, text } = await saved;
    await expect(name).toMatch(/^campaigns-\d{4}-\d\d-\d\d\.csv$/);
    await expect(text).toBe(
      'Name,Status,Impressions\r\nAutumn retargeting,Stopped,9204\r\nSpring sale,Working,120431\r\nBrand film,Working,1002118\r\n',
    );
  },
};

/** Columns are moved by keyboard; the first one, with the names, can't be moved. */
export const ColumnsMoved: Story = {
  args: { columns },
  render: (args) => <CampaignTable {...args} {...useStoredPreferences('moved-columns')} />,
  play: async ({ canvas, userEvent }) => {
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads()).toEqual(['Name', 'Status', 'Impressions']);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }));
    await choose({ userEvent }, 'Column order');
    const down = await screen.findByRole('button', { name: 'Move Status down' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Status: 2 of 2')).toHaveRole('status');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Move Status down/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(heads()).toEqual(['Name', 'Impressions', 'Status']));

    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }));
    await choose({ userEvent }, 'Column order');
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(heads()).toEqual(['Name', 'Status', 'Impressions']));
  },
};

/** A hidden column can't be moved, but keeps its position for when it is shown again. */
export const HiddenColumnsKeepTheirPlace: Story = {
  args: { columns: movableColumns },
  render: (args) => <CampaignTable {...args} {...useStoredPreferences('hidden-columns', ['status'])} />,
  play: async ({ canvas, userEvent }) => {
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }));
    await open();
    await choose({ userEvent }, 'Column order');
    await expect(await screen.findAllByRole('button', { name: /^Move \w+ up/ })).toHaveLength(2);
    await expect(screen.queryByRole('button', { name: /^Move Status/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Move Number up' }));
    await expect(await screen.findByText('Number: 1 of 2')).toHaveRole('status');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(heads()).toEqual(['Name', 'Number', 'Impressions']));
    await open();
    await choose({ userEvent }, 'Status', 'menuitemcheckbox');
    await waitFor(() => expect(heads()).toEqual(['Name', 'Status', 'Number', 'Impressions']));
  },
};
