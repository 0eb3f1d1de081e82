import type { EntityStatus } from '@/shared/theme';
import { createColumns } from '@/shared/ui/data-table';
import { toOptions } from '@/shared/ui/field';
import { StatusBadge } from '@/shared/ui/status-badge';

/** The column of a record's status, with a filter. Call it at module scope. */
export const statusColumn = <Row extends { status: EntityStatus }>(labels: Readonly<Record<Row['status'], string>>) =>
  createColumns<Row>().accessor(({ status }) => status, {
    id: 'status',
    header: 'Status',
    meta: { card: 'head', width: '7rem', choices: toOptions(labels) },
    cell: ({ row: { original } }) => (
      <StatusBadge status={original.status}>{labels[original.status as Row['status']]}</StatusBadge>
    ),
  });
