import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { describeUserAgent, userQueries } from '@/entities/user';
import type { SessionInfo } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { actionsColumn, createColumns, DataTable } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { IconButton } from '@/shared/ui/icon-button';
import { Section } from '@/shared/ui/section';

interface SessionTableProps {
  /** Id of the section, for links that move the focus here. */
  id?: string;
  /** The user's id, or `me`. */
  of: number | 'me';
  end: (sessionId: number) => Promise<unknown>;
  /** Ends all sessions; in the user's own list, all others. */
  endAll: () => Promise<unknown>;
  /** The user's name, unless the list is the user's own. */
  name?: string;
}

const column = createColumns<SessionInfo>();

const columnsWith = (end: (session: SessionInfo) => void) => [
  column.accessor(({ agent }) => describeUserAgent(agent), {
    id: 'device',
    header: 'Device',
    cell: ({ row: { original } }) => `${describeUserAgent(original.agent)}${original.is_current ? ' (this one)' : ''}`,
  }),
  column.accessor('address', { header: 'Address', meta: { width: '11rem' } }),
  column.accessor('created_at', {
    header: 'Signed in',
    meta: { width: '10.5rem' },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  }),
  column.accessor('last_seen_at', {
    header: 'Last seen',
    meta: { width: '10.5rem' },
    cell: ({ row }) => formatDateTime(row.original.last_seen_at),
  }),
  actionsColumn<SessionInfo>((session) =>
    session.is_current ? null : (
      <IconButton
        label={`End the session ${describeUserAgent(session.agent)}, ${formatDateTime(session.created_at)}`}
        icon={<LogOut aria-hidden />}
        onClick={() => end(session)}
      />
    ),
  ),
];

export function SessionTable({ id, of, end, endAll, name }: SessionTableProps) {
  const sessions = useQuery(userQueries.sessions(of));
  const confirm = useConfirm();
  const meta = { invalidates: [{ queryKey: userQueries.all() }] };
  const ending = useMutation({ meta: { ...meta, success: 'Session ended' }, mutationFn: end });
  const endingAll = useMutation({ meta: { ...meta, success: 'Sessions ended' }, mutationFn: endAll });
  const rows = sessions.data?.items;
  const others = rows?.filter(({ is_current }) => !is_current).length ?? 0;

  const confirmEndAll = async () => {
    const title = name === undefined ? 'End all other sessions?' : `End all sessions of ${name}?`;
    const text = 'These devices are signed out at once.';
    if (await confirm({ title, text, confirmLabel: 'End', danger: true })) endingAll.mutate();
  };

  return (
    <Section
      id={id}
      title="Sessions"
      actions={
        <Button
          variant="outline"
          size="sm"
          loading={endingAll.isPending}
          disabledReason={others === 0 ? 'There are no others' : undefined}
          onClick={() => void confirmEndAll()}
        >
          {name === undefined ? 'End all others' : 'End all'}
        </Button>
      }
    >
      <DataTable
        label="Signed-in devices"
        rows={rows}
        error={failureOf(sessions)}
        columns={columnsWith(({ id }) => ending.mutate(id))}
        rowKey={({ id }) => id}
        empty={<EmptyState title="No sessions">Nobody is signed in.</EmptyState>}
      />
    </Section>
  );
}
