import { expect, it } from 'vitest';
import { type Columns, createColumns } from './columns';
import { orderColumns } from './order-columns';

interface Row {
  name: string;
  status: string;
  shows: number;
  clicks: number;
}

const column = createColumns<Row>();
const columns: Columns<Row> = [
  column.accessor('name', { header: 'Name' }),
  column.accessor('status', { header: 'Status' }),
  column.accessor('shows', { header: 'Shows' }),
  column.accessor('clicks', { header: 'Clicks' }),
  column.display({ id: 'actions', header: 'Actions', enableHiding: false }),
];

const idsOf = (ordered: Columns<Row>) =>
  ordered.map((each) => ('accessorKey' in each ? String(each.accessorKey) : each.id)).join(' ');

it.each([
  { order: undefined, expected: 'name status shows clicks actions' },
  { order: [], expected: 'name status shows clicks actions' },
  { order: ['clicks', 'shows', 'status'], expected: 'name clicks shows status actions' },
  { order: ['clicks'], expected: 'name clicks status shows actions' },
  { order: ['gone', 'shows', 'status'], expected: 'name shows status clicks actions' },
  { order: ['actions', 'clicks', 'name'], expected: 'name clicks status shows actions' },
])('$order', ({ order, expected }) => {
  expect(idsOf(orderColumns(columns, order))).toBe(expected);
});
