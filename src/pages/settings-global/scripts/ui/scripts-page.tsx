import { formatBytes } from '@preroll/rules/text/format-bytes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { scriptKindLabels, scriptQueries } from '@/entities/script';
import type { ScriptKind, ScriptSettings } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { actionsColumn, createColumns, RowLink } from '@/shared/ui/data-table';
import { ListPage } from '@/shared/ui/list-page';
import { linkToScript } from '../model/link-to-script';
import { ScriptDialog } from './script-dialog';
import { ScriptMenu } from './script-menu';
import { ScriptStatus } from './script-status';

const column = createColumns<ScriptSettings>();

const columns = [
  column.accessor('name', {
    header: 'Script',
    cell: ({ row: { original } }) => <RowLink {...linkToScript(original)}>{original.name}</RowLink>,
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { card: 'head' },
    cell: ({ row: { original } }) => <ScriptStatus script={original} />,
  }),
  column.accessor(({ current }) => current.number, { id: 'version', header: 'Version', meta: { align: 'end' } }),
  column.accessor(({ current }) => current.size, {
    id: 'size',
    header: 'Size',
    meta: { align: 'end' },
    cell: ({ row: { original } }) => formatBytes(original.current.size),
  }),
  column.accessor(({ current }) => current.created_at, {
    id: 'since',
    header: 'Since',
    meta: { width: '10.5rem' },
    cell: ({ row: { original } }) => formatDateTime(original.current.created_at),
  }),
  column.accessor(({ current }) => current.user_name, { id: 'by', header: 'By' }),
  actionsColumn<ScriptSettings>((script) => <ScriptMenu script={script} />),
];

export function ScriptsPage({ kind }: { kind: ScriptKind }) {
  const { data: scripts } = useSuspenseQuery({ ...scriptQueries.list(kind), staleTime: 0 });
  return (
    <ListPage
      title={`${scriptKindLabels[kind]} scripts`}
      noun="script"
      rows={scripts}
      columns={columns}
      rowKey={({ id }) => id}
      create={(onClose) => <ScriptDialog kind={kind} onClose={onClose} />}
    />
  );
}
