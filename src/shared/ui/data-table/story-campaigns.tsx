import { useState } from 'react';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { StatusBadge } from '@/shared/ui/status-badge';
import { createColumns } from './columns';
import { DataTable, type DataTableProps } from './data-table';
import { RowLink } from './row-link';

export interface Campaign {
  id: number;
  name: string;
  status: 'working' | 'stopped';
  shows: number;
}

const words = { working: 'Working', stopped: 'Stopped' };
const column = createColumns<Campaign>();

const facts = [
  column.accessor('status', {
    header: 'Status',
    meta: { width: '9rem', choices: Object.entries(words).map(([value, label]) => ({ value, label })) },
    cell: ({ getValue }) => <StatusBadge status={getValue()}>{words[getValue()]}</StatusBadge>,
  }),
  column.accessor('shows', {
    header: 'Impressions',
    meta: { align: 'end', width: '8rem' },
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
];

export const columns = [
  column.accessor('name', { header: 'Name', cell: ({ getValue }) => <RowLink to="/">{getValue()}</RowLink> }),
  ...facts,
];

export const searchableColumns = [
  column.accessor('name', {
    header: 'Name',
    meta: { searchable: true },
    cell: ({ getValue }) => <RowLink to="/">{getValue()}</RowLink>,
  }),
  ...facts,
];

/** Has at least three movable columns. */
export const movableColumns = [...columns, column.accessor('id', { header: 'Number', meta: { width: '6rem' } })];

/** Wider than the screen, with a button in the last column. */
export const wideColumns = [
  column.accessor('name', {
    header: 'Name',
    meta: { searchable: true, width: '14rem' },
    cell: ({ getValue }) => <RowLink to="/">{getValue()}</RowLink>,
  }),
  ...facts,
  ...['Impressions', 'Clicks', 'First quartile', 'Midpoint', 'Third quartile', 'Complete', 'Spent'].map(
    (header, position) =>
      column.accessor(({ shows }) => Math.round(shows / (position + 2)), {
        id: header,
        header,
        meta: { align: 'end', width: '9rem' },
        cell: ({ getValue }) => formatNumber(getValue()),
      }),
  ),
  column.display({
    id: 'actions',
    header: 'Actions',
    enableHiding: false,
    meta: { align: 'end', width: '7rem' },
    cell: () => (
      <Button variant="ghost" size="sm">
        Start
      </Button>
    ),
  }),
];

export const campaigns: Campaign[] = [
  { id: 1, name: 'Spring sale', status: 'working', shows: 120_431 },
  { id: 2, name: 'Autumn retargeting', status: 'stopped', shows: 9_204 },
  { id: 3, name: 'Brand film', status: 'working', shows: 1_002_118 },
];

export const many = Array.from(
  { length: 10_000 },
  (_, index): Campaign => ({
    id: index,
    name: `Campaign ${index + 1}`,
    status: index % 3 === 0 ? 'stopped' : 'working',
    shows: (index * 7919) % 100_003,
  }),
);

export type CampaignTableProps = DataTableProps<Campaign, number>;

export const CampaignTable = (props: CampaignTableProps) => <DataTable {...props} />;

/** A table that receives most of its rows and new column definitions after the first render. */
export function GrowingTable({ columns: given, ...props }: CampaignTableProps) {
  const [complete, setComplete] = useState(false);
  const columns = complete
    ? [column.accessor('name', { header: 'Name', cell: ({ getValue }) => <RowLink to="/">{getValue()}</RowLink> })]
    : given;
  return (
    <>
      <Button onClick={() => setComplete(true)}>Load all</Button>
      <DataTable {...props} rows={complete ? many : many.slice(0, 10)} columns={columns} />
    </>
  );
}

export function SelectableTable(props: CampaignTableProps) {
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
