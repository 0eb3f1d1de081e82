import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { createColumns } from './columns';
import { DataTable } from './data-table';
import {
  CampaignTable,
  campaigns,
  columns,
  GrowingTable,
  many,
  SelectableTable,
  searchableColumns,
  wideColumns,
} from './story-campaigns';

/**
 * Records of one kind to compare and to act on: campaigns, sites, adverts.
 *
 * **When to use.** Several records share the same properties, and users search, sort or act on many of them. For a list
 * that is paginated by the server and keeps its state in the URL, use `ListTable`.
 *
 * **When not to use.** For the facts of one record use a `DescriptionList`, for a few choices a form, and for trends a
 * chart.
 *
 * **How to use.** Create columns at module scope with `createColumns`, and give those of fixed size a `width`. The
 * first column contains the row header with its `RowLink`. Clicking anywhere in the row follows it.
 *
 * **Keyboard.** The table is a single tab stop. Arrows, Home, End, Page Up and Page Down move between cells, with Ctrl
 * to the ends; Enter moves into a cell and activates its button or link, Escape returns; Space selects the row, with
 * Shift the range since the previous one.
 */
const meta = {
  title: 'Components/Data/Data table',
  component: CampaignTable,
  args: {
    label: 'Campaigns',
    rows: campaigns,
    columns,
    rowKey: ({ id }) => id,
    empty: <EmptyState title="No campaigns yet" />,
  },
  parameters: {
    anatomy: {
      'thead th': 'Head, 32 px: quiet, with the unit of its column',
      'tbody th': 'First column: the name, a link to the record. The whole row follows it',
      'tbody td[data-align=end]': 'Figures stand at the end, in digits of equal width',
    },
  },
} satisfies Meta<typeof CampaignTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sparse: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Campaigns' });
    await expect(grid).toHaveAttribute('aria-rowcount', '4');
    await expect(grid).toHaveAttribute('aria-colcount', '3');
    await expect(canvas.getByRole('link', { name: 'Spring sale' })).toHaveAttribute('href', '/');
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(6);
  },
};

/** The pressed or focused element stays the same DOM node while rows, columns and the virtualizer arrive. */
export const Growing: Story = {
  render: (args) => <GrowingTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: 'Campaign 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Load all' }));
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    first.focus();
    await waitFor(() => {
      grid.parentElement?.scrollTo({ top: 3000 });
      expect(canvas.getByRole('link', { name: 'Campaign 70' })).toBeVisible();
    });
    await expect(canvas.getByRole('link', { name: 'Campaign 1' })).toBe(first);
    await expect(first).toHaveFocus();
  },
};

/** Virtualized from 50 rows; the header stays visible. */
export const Dense: Story = {
  args: { rows: many, columns: searchableColumns, csvName: 'campaigns' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');

    const scroller = grid.parentElement as HTMLElement;
    // the height is an estimate until the remaining rows have been measured
    await waitFor(() => {
      scroller.scrollTop = scroller.scrollHeight;
      expect(canvas.getByRole('link', { name: 'Campaign 10000' })).toBeVisible();
    });
    const head = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
    await expect(Math.abs(head.top - scroller.getBoundingClientRect().top)).toBeLessThan(2);

    scroller.scrollTop = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(await canvas.findByRole('link', { name: 'Campaign 10000' })).toBeVisible();
  },
};

/**
 * The first column is sticky and casts a shadow while other columns scroll beneath it; the edge indicates further
 * columns.
 */
export const Wide: Story = {
  args: { rows: many, columns: wideColumns, csvName: 'campaigns' },
  render: (args) => <SelectableTable {...args} />,
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const first = (await canvas.findAllByRole('rowheader'))[0] as HTMLElement;
    const before = first.getBoundingClientRect().left;
    await expect(getComputedStyle(first).boxShadow).toBe('none');
    const edge = () => getComputedStyle(scroller.parentElement as HTMLElement, '::after').content;
    await waitFor(() => expect(edge()).toBe('""'));
    scroller.scrollLeft = 300;
    await waitFor(() => expect(getComputedStyle(first).boxShadow).not.toBe('none'));
    await expect(first.getBoundingClientRect().left).toBe(before);
    scroller.scrollLeft = scroller.scrollWidth;
    await waitFor(() => expect(edge()).toBe('none'));
  },
};

export const Compact: Story = {
  args: {
    rows: many,
    columns: searchableColumns,
    preferences: { hidden: [], density: 'compact' },
    query: { search: '', sort: { id: 'shows', desc: true }, choices: {} },
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('rowheader');
    await expect(first?.getBoundingClientRect().height).toBeLessThan(36);
  },
};

/** Has the same header and as many rows as fit, so that nothing shifts when the data arrives. */
export const Loading: Story = {
  args: { rows: undefined, columns: searchableColumns },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading')).toHaveRole('status');
    await expect(canvas.getByRole('searchbox', { name: 'Search campaigns' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  args: { error: { message: 'The server could not answer. Try again in a moment.', onRetry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not answer. Try again in a moment.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Recovered: Story = {
  render: (args) => {
    const [failed, setFailed] = useState(true);
    const error = { message: 'The server could not answer. Try again in a moment.', onRetry: () => setFailed(false) };
    return <CampaignTable {...args} error={failed ? error : undefined} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not answer. Try again in a moment.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByRole('link', { name: 'Spring sale' })).toBeVisible();
  },
};

/** Below `sm` each row is a card with its columns as a labelled list. Search and sort order are among the filters. */
export const Cards: Story = {
  render: (args) => <SelectableTable {...args} />,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Campaigns' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(canvas.getAllByRole('term')[1]).toHaveTextContent('Impressions');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Name, ascending');
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Autumn retargeting'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Brand film' })).toBeChecked();
    await expect(canvas.getByText('3 selected')).toBeVisible();
  },
};

/** The skeleton is as high as the cards, and loading is announced once. */
export const CardsArrive: Story = {
  globals: { viewport: { value: 'xs' } },
  render: (args) => {
    const [come, setCome] = useState(false);
    return (
      <>
        <CampaignTable {...args} rows={come ? args.rows : undefined} />
        <Button onClick={() => setCome(true)}>Come</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByText('Loading')).toHaveLength(1);
    const bones = canvasElement.querySelector('li')?.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Come' }));
    const [card] = await canvas.findAllByRole('listitem');
    // a badge is one grid step taller than a line of text
    await expect(Math.abs(Number(card?.getBoundingClientRect().height) - Number(bones?.height))).toBeLessThanOrEqual(4);
    await expect(card?.getBoundingClientRect().top).toBe(bones?.top);
    await expect(canvas.queryByText('Loading')).toBeNull();
  },
};

export const ManyCards: Story = {
  args: { rows: many, columns: searchableColumns },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(30);
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 9,
        name: 'Autumn retargeting of visitors who left the basket_2026-09_final_v2'.repeat(2),
        status: 'stopped',
        shows: 1,
      },
      ...campaigns,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveStyle({ fontVariantNumeric: 'normal' });
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

interface Spent {
  id: number;
  name: string;
  spend: string;
}

const spent = createColumns<Spent>();

const title = spent.accessor('name', { header: 'Campaign', enableSorting: false });

const aligned = [
  title,
  spent.accessor('spend', {
    header: 'Spend, RUB',
    enableSorting: false,
    meta: { align: 'end', width: '9rem', card: 'figure', currency: 'RUB' },
  }),
];

const ragged = [title, spent.accessor('spend', { header: 'Spend', enableSorting: false, meta: { width: '9rem' } })];

/** The unit is in the header, and decimals of the currency align. */
export const Aligned: Story = {
  ...good,
  render: () => (
    <DataTable
      label="Aligned"
      columns={aligned}
      rowKey={({ id }) => id}
      empty={null}
      rows={[
        { id: 1, name: 'Spring sale', spend: '68,376.60' },
        { id: 2, name: 'Brand film', spend: '4,111.00' },
      ]}
    />
  ),
};

/** Cards have no header, so that each amount has its currency. */
export const AmountsOnCards: Story = {
  render: Aligned.render,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/RUB 68,376\.60$/));
  },
};

/** A unit in each cell and varying decimals: the amounts don't align and are hard to compare. */
export const Ragged: Story = {
  ...bad,
  render: () => (
    <DataTable
      label="Ragged"
      columns={ragged}
      rowKey={({ id }) => id}
      empty={null}
      rows={[
        { id: 1, name: 'Spring sale', spend: 'RUB 68,376.6' },
        { id: 2, name: 'Brand film', spend: 'RUB 4,111' },
      ]}
    />
  ),
};
