import type { InvalidTrafficReason } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { createColumns } from '@/shared/ui/data-table';

const column = createColumns<InvalidTrafficReason>();

const Note = styled('span', {
  base: { display: 'block', textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' },
});

const count = (
  name: 'impressions' | 'clicks' | 'complete_views' | 'events',
  header: string,
  unit: readonly [one: string, many: string],
) =>
  column.accessor(name, {
    header,
    meta: { align: 'end', width: '9rem', card: 'figure', unit },
    cell: ({ getValue }) => formatNumber(getValue<number>()),
  });

export const reasonColumns = [
  column.accessor('name', {
    header: 'Reason',
    meta: { width: '14rem', grows: true },
    cell: ({ row: { original } }) => (
      <>
        <span>{original.name}</span>
        <Note>{original.meaning}</Note>
      </>
    ),
  }),
  count('impressions', 'Impressions', ['impression', 'impressions']),
  count('clicks', 'Clicks', ['click', 'clicks']),
  count('complete_views', 'Complete views', ['complete view', 'complete views']),
  count('events', 'All events', ['event in all', 'events in all']),
];
