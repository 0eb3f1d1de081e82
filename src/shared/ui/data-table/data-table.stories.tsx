import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { StatusBadge } from '@/shared/ui/status-badge';
import { createColumns } from './columns';
import { DataTable, type DataTableProps } from './data-table';
import { RowLink } from './row-link';

interface Campaign {
  id: number;
  name: string;
  status: 'working' | 'stopped';
  shows: number;
}

const column = createColumns<Campaign>();

const columns = [
  column.accessor('name', { header: 'Name', cell: ({ getValue }) => <RowLink to="/">{getValue()}</RowLink> }),
  column.accessor('status', {
    header: 'Status',
    meta: { width: '9rem' },
    cell: ({ getValue }) => (
      <StatusBadge status={getValue()}>{getValue() === 'working' ? 'Working' : 'Stopped'}</StatusBadge>
    ),
  }),
  column.accessor('shows', {
    header: 'Shows',
    meta: { align: 'end', width: '8rem' },
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
];

const campaigns: Campaign[] = [
  { id: 1, name: 'Spring sale', status: 'working', shows: 120_431 },
  { id: 2, name: 'Autumn retargeting', status: 'stopped', shows: 9_204 },
  { id: 3, name: 'Brand film', status: 'working', shows: 1_002_118 },
];

const many = Array.from(
  { length: 10_000 },
  (_, index): Campaign => ({
    id: index,
    name: `Campaign ${String(index + 1).padStart(5, '0')}`,
    status: index % 3 === 0 ? 'stopped' : 'working',
    shows: (index * 7919) % 100_003,
  }),
);

const CampaignTable = (props: DataTableProps<Campaign, number>) => <DataTable {...props} />;

/** Things of one kind, to compare and to act on. Give it columns from module scope, made by `createColumns`. */
const meta = {
  title: 'Components/DataTable',
  component: CampaignTable,
  args: {
    label: 'Campaigns',
    rows: campaigns,
    columns,
    rowKey: ({ id }) => id,
    empty: <EmptyState title="No campaigns yet" />,
  },
} satisfies Meta<typeof CampaignTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const firstNames = (canvas: Canvas) =>
  canvas
    .getAllByRole('rowheader')
    .slice(0, 3)
    .map((cell) => cell.textContent);

export const Sparse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Campaigns' })).toHaveAttribute('aria-rowcount', '4');
    await expect(canvas.getByRole('link', { name: 'Spring sale' })).toHaveAttribute('href', '/');
    await expect(firstNames(canvas)).toEqual(['Spring sale', 'Autumn retargeting', 'Brand film']);
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstNames(canvas)).toEqual(['Autumn retargeting', 'Brand film', 'Spring sale']);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(firstNames(canvas)).toEqual(['Spring sale', 'Brand film', 'Autumn retargeting']);
  },
};

/** The order lives in the URL and the server sorts: the table only shows it and asks for another. */
export const SortedByServer: Story = {
  args: { presorted: true, sort: { id: 'shows', desc: true }, onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Shows' })).toHaveAttribute('aria-sort', 'descending');
    await expect(firstNames(canvas)).toEqual(['Spring sale', 'Autumn retargeting', 'Brand film']);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ id: 'name', desc: false });
  },
};

/** From 50 rows on only those in sight exist; the header stays. */
export const Dense: Story = {
  args: { rows: many },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');

    const scroller = canvas.getByRole('group', { name: 'Campaigns, scrollable' });
    scroller.scrollTop = scroller.scrollHeight;
    await expect(await canvas.findByRole('link', { name: 'Campaign 10000' })).toBeVisible();
    const head = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
    await expect(Math.abs(head.top - scroller.getBoundingClientRect().top)).toBeLessThan(2);

    scroller.scrollTop = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(await canvas.findByRole('link', { name: 'Campaign 10000' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

function Selectable(props: DataTableProps<Campaign, number>) {
  const [selected, onChange] = useState<ReadonlySet<number>>(new Set());
  return (
    <DataTable
      {...props}
      selection={{ selected, onChange }}
      bulkActions={
        <Button variant="outline" size="sm">
          Start
        </Button>
      }
    />
  );
}

export const Selection: Story = {
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Spring sale' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText(/selected/)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Brand film' }));
  },
};

/** Below `sm` each row is a card with its columns as a labelled list. */
export const Cards: Story = {
  render: (args) => <Selectable {...args} />,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Campaigns' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(canvas.getAllByRole('term')[1]).toHaveTextContent('Shows');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Name, ascending');
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Autumn retargeting'));
  },
};

export const ManyCards: Story = {
  args: { rows: many },
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
};
