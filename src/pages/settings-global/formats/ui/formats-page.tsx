import { useSuspenseQuery } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import { formatKindLabels, formatQueries } from '@/entities/format';
import { type FormatSettings, removeFormat } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { actionsColumn, createColumns, RowLink } from '@/shared/ui/data-table';
import { ListPage, RecordMenu } from '@/shared/ui/list-page';
import { StatusBadge } from '@/shared/ui/status-badge';
import { settingsHistory } from '@/widgets/settings-history';

const column = createColumns<FormatSettings>();

const linkTo = (formatId: number) =>
  ({ to: '/$cabinet/settings-global/formats/$formatId', params: { cabinet: 'admin', formatId } }) as const;

const seconds = (value: number | null) => (value === null ? '–' : `${value} s`);

/** `5–60 s`, with a dash for a missing bound. */
const duration = ({ min_duration: min, max_duration: max }: FormatSettings) =>
  min === null && max === null ? 'Any' : `${min ?? 0}–${max ?? '∞'} s`;

const columns = [
  column.accessor('name', {
    header: 'Format',
    cell: ({ row: { original } }) => <RowLink {...linkTo(original.id)}>{original.name}</RowLink>,
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { card: 'head' },
    cell: ({ row: { original } }) => (
      <StatusBadge status={original.status}>{original.status === 'working' ? 'Working' : 'Stopped'}</StatusBadge>
    ),
  }),
  column.accessor(({ kind }) => formatKindLabels[kind], { id: 'kind', header: 'Kind', meta: { card: 'none' } }),
  column.accessor(duration, { id: 'duration', header: 'Duration', enableSorting: false, meta: { align: 'end' } }),
  column.accessor(({ skip_offset }) => (skip_offset === null ? 'Never' : seconds(skip_offset)), {
    id: 'skip',
    header: 'Skip after',
    enableSorting: false,
    meta: { align: 'end' },
  }),
  column.accessor(({ width, height }) => (width && height ? `${width} × ${height}` : 'Any'), {
    id: 'frame',
    header: 'Frame',
    enableSorting: false,
  }),
  column.accessor('adverts_count', { header: 'Adverts', meta: { align: 'end' } }),
  actionsColumn<FormatSettings>((format) => <FormatMenu format={format} />),
];

function FormatMenu({ format }: { format: FormatSettings }) {
  const remove = useRemoval<FormatSettings>({
    question: ({ name }) => ({ title: `Remove ${name}?`, text: 'It can no longer be chosen for campaigns.' }),
    remove: ({ id }) => removeFormat(id),
    meta: {
      invalidates: [formatQueries.list(), dictionaryQueries.formats()],
      success: 'Format removed',
    },
  });
  return (
    <RecordMenu
      name={format.name}
      onRemove={() => void remove(format)}
      edit={linkTo(format.id)}
      dialogs={[settingsHistory('format', format.id, format.name)]}
    />
  );
}

/** Manages the formats that campaigns choose from. */
export function FormatsPage() {
  const { data: formats } = useSuspenseQuery(formatQueries.list());
  return (
    <ListPage
      title="Formats"
      noun="format"
      plural="formats"
      rows={formats}
      columns={columns}
      rowKey={({ id }) => id}
      create={{ to: '/$cabinet/settings-global/formats/new', params: { cabinet: 'admin' } }}
    />
  );
}
