import { useSuspenseQuery } from '@tanstack/react-query';
import { ordModeLabels, ordOperatorLabels, ordSourceQueries, ordStatusLabels } from '@/entities/ord';
import { type OrdSourceSettings, removeOrdSource } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { actionsColumn, createColumns, labelChoices, RowLink } from '@/shared/ui/data-table';
import { ListPage, RecordMenu, statusColumn } from '@/shared/ui/list-page';
import { settingsHistory } from '@/widgets/settings-history';

const column = createColumns<OrdSourceSettings>();

const linkTo = (sourceId: number) =>
  ({ to: '/$cabinet/settings-global/ord/sources/$sourceId', params: { cabinet: 'admin', sourceId } }) as const;

const columns = [
  column.accessor('name', {
    header: 'Source',
    meta: { width: '11rem' },
    cell: ({ row: { original } }) => <RowLink {...linkTo(original.id)}>{original.name}</RowLink>,
  }),
  statusColumn<OrdSourceSettings>(ordStatusLabels),
  column.accessor(({ is_default }) => (is_default ? 'Default' : ''), {
    id: 'default',
    header: 'Default',
    meta: { card: 'head', width: '6.5rem' },
  }),
  column.accessor(({ operator }) => ordOperatorLabels[operator], {
    id: 'operator',
    header: 'Operator',
    meta: { card: 'note', width: '7rem', choices: labelChoices(ordOperatorLabels) },
  }),
  column.accessor(({ mode }) => ordModeLabels[mode], {
    id: 'mode',
    header: 'ERID',
    meta: { width: '8rem' },
  }),
  column.accessor(({ contract }) => contract?.external_id ?? '–', {
    id: 'contract',
    header: 'Contract',
    meta: { width: '9.5rem' },
  }),
  column.accessor('adverts_count', { header: 'Adverts', meta: { align: 'end', width: '6rem' } }),
  actionsColumn<OrdSourceSettings>((source) => <SourceMenu source={source} />),
];

function SourceMenu({ source }: { source: OrdSourceSettings }) {
  const remove = useRemoval<OrdSourceSettings>({
    question: ({ name }) => ({ title: `Remove ${name}?`, text: 'Adverts can no longer be registered with it.' }),
    remove: ({ id }) => removeOrdSource(id),
    meta: { invalidates: [{ queryKey: ordSourceQueries.all() }], success: 'ORD source removed' },
  });
  return (
    <RecordMenu
      name={source.name}
      onRemove={() => void remove(source)}
      removalBlockedBy={source.removal_blocked_by}
      edit={linkTo(source.id)}
      dialogs={[settingsHistory('ord_source', source.id, source.name)]}
    />
  );
}

/** Manages the ORD sources: who obtains ERIDs, and under which contract. */
export function OrdSourcesPage() {
  const { data: sources } = useSuspenseQuery({ ...ordSourceQueries.list(), staleTime: 0 });
  return (
    <ListPage
      description="Who obtains the ERID of adverts, and under which contract."
      noun="ORD source"
      rows={sources}
      columns={columns}
      rowKey={({ id }) => id}
      create={{ to: '/$cabinet/settings-global/ord/sources/new', params: { cabinet: 'admin' } }}
    />
  );
}
