import { useSuspenseQuery } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import { formatKindLabels, formatQueries, formatStatusLabels } from '@/entities/format';
import { type FormatSettings, removeFormat } from '@/shared/api';
import { styled } from '@/shared/theme';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { actionsColumn, createColumns, labelChoices, RowLink, RowTitle } from '@/shared/ui/data-table';
import { ListPage, RecordMenu, statusColumn } from '@/shared/ui/list-page';
import { settingsHistory } from '@/widgets/settings-history';
import { rulerEnd } from '../model/ruler-end';
import { FormatRuler, RulerEnd } from './format-ruler';
import { Frame } from './frame';

const column = createColumns<FormatSettings>();

const linkTo = (formatId: number) =>
  ({ to: '/$cabinet/settings-global/formats/$formatId', params: { cabinet: 'admin', formatId } }) as const;

/** `5–60 s`, with a dash for a missing bound. */
const duration = ({ min_duration: min, max_duration: max }: FormatSettings) =>
  min === null && max === null ? 'Any length' : `${min ?? 0}–${max ?? '∞'} s`;

const skip = ({ skip_offset: offset }: FormatSettings) => (offset === null ? 'No skip' : `Skip after ${offset} s`);

const Second = styled('span', { base: { display: 'block', textStyle: 'caption', color: 'text.subtle' } });

const columns = [
  column.accessor('name', {
    header: 'Format',
    meta: { width: '8.5rem' },
    cell: ({ row: { original } }) => (
      <RowTitle note={formatKindLabels[original.kind] === original.name ? undefined : formatKindLabels[original.kind]}>
        <RowLink {...linkTo(original.id)}>{original.name}</RowLink>
      </RowTitle>
    ),
  }),
  statusColumn<FormatSettings>(formatStatusLabels),
  column.accessor(({ kind }) => formatKindLabels[kind], {
    id: 'kind',
    header: 'Kind',
    meta: { card: 'none', width: '6.5rem', extra: true, choices: labelChoices(formatKindLabels) },
  }),
  column.display({
    id: 'ruler',
    header: 'Allowed duration',
    meta: { card: 'wide', width: '9rem' },
    cell: ({ row: { original } }) => <FormatRuler format={original} />,
  }),
  column.accessor(duration, {
    id: 'duration',
    header: 'Duration',
    enableSorting: false,
    meta: { align: 'end', width: '7rem', card: 'figure' },
    cell: ({ row: { original } }) => (
      <>
        <span>{duration(original)}</span>
        <Second>{skip(original)}</Second>
      </>
    ),
  }),
  column.accessor('skip_offset', {
    id: 'skip',
    header: 'Skip after, s',
    enableSorting: false,
    meta: { align: 'end', width: '6.5rem', card: 'none', extra: true },
    cell: ({ row: { original } }) => original.skip_offset ?? 'Never',
  }),
  column.accessor(({ width, height }) => (width && height ? `${width} × ${height}` : 'Any size'), {
    id: 'frame',
    header: 'Frame',
    enableSorting: false,
    meta: { width: '8.5rem', card: 'figure' },
    cell: ({ row: { original } }) => <Frame width={original.width} height={original.height} />,
  }),
  column.accessor('placements_count', {
    header: 'Placements',
    meta: { align: 'end', width: '7rem', card: 'figure', unit: ['placement', 'placements'] },
  }),
  column.accessor('adverts_count', {
    header: 'Adverts',
    meta: { align: 'end', width: '6rem', card: 'figure', unit: ['advert', 'adverts'] },
  }),
  actionsColumn<FormatSettings>((format) => <FormatMenu format={format} />),
];

function FormatMenu({ format }: { format: FormatSettings }) {
  const remove = useRemoval<FormatSettings>({
    question: ({ name }) => ({ title: `Remove ${name}?`, text: 'It can no longer be chosen for campaigns.' }),
    remove: ({ id }) => removeFormat(id),
    meta: { invalidates: [formatQueries.list(), dictionaryQueries.formats()], success: 'Format removed' },
  });
  return (
    <RecordMenu
      name={format.name}
      onRemove={() => void remove(format)}
      removalBlockedBy={format.removal_blocked_by}
      edit={linkTo(format.id)}
      dialogs={[settingsHistory('format', format.id, format.name)]}
    />
  );
}

export function FormatsPage() {
  const { data: formats } = useSuspenseQuery({ ...formatQueries.list(), staleTime: 0 });
  return (
    <RulerEnd value={rulerEnd(formats)}>
      <ListPage
        description="What a placement asks for and an advert must fit. A format in use can be changed; the adverts that no longer fit are listed before it is saved."
        noun="format"
        rows={formats}
        columns={columns}
        rowKey={({ id }) => id}
        create={{ to: '/$cabinet/settings-global/formats/new', params: { cabinet: 'admin' } }}
      />
    </RulerEnd>
  );
}
