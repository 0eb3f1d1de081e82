import { useSuspenseQuery } from '@tanstack/react-query';
import { PlugZap } from 'lucide-react';
import { LastCheck, ordAccessQueries, ordEnvironmentLabels, ordOperatorLabels, ordStatusLabels } from '@/entities/ord';
import { useCheckOrdAccess } from '@/features/check-ord-access';
import { type OrdAccess, removeOrdAccess } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { actionsColumn, createColumns, labelChoices, RowLink } from '@/shared/ui/data-table';
import { ListPage, RecordMenu, statusColumn } from '@/shared/ui/list-page';
import { settingsHistory } from '@/widgets/settings-history';

const column = createColumns<OrdAccess>();

const linkTo = (accessId: number) =>
  ({ to: '/$cabinet/settings-global/ord/api-access/$accessId', params: { cabinet: 'admin', accessId } }) as const;

const columns = [
  column.accessor('name', {
    header: 'Access',
    meta: { width: '11rem' },
    cell: ({ row: { original } }) => <RowLink {...linkTo(original.id)}>{original.name}</RowLink>,
  }),
  statusColumn<OrdAccess>(ordStatusLabels),
  column.accessor(({ operator }) => ordOperatorLabels[operator], {
    id: 'operator',
    header: 'Operator',
    meta: { card: 'note', width: '7rem', choices: labelChoices(ordOperatorLabels) },
  }),
  column.accessor(({ environment }) => ordEnvironmentLabels[environment], {
    id: 'environment',
    header: 'Environment',
    meta: { card: 'note', width: '8.5rem', choices: labelChoices(ordEnvironmentLabels) },
  }),
  column.accessor(({ token_last_four }) => `…${token_last_four}`, {
    id: 'token',
    header: 'Token',
    enableSorting: false,
    meta: { width: '5rem' },
  }),
  column.accessor(({ last_check }) => last_check?.result ?? '', {
    id: 'last_check',
    header: 'Last check',
    meta: { width: '10.5rem' },
    cell: ({ row: { original } }) => <LastCheck check={original.last_check} />,
  }),
  column.accessor('sources_count', { header: 'Sources', meta: { align: 'end', width: '6.5rem' } }),
  actionsColumn<OrdAccess>((access) => <AccessMenu access={access} />),
];

function AccessMenu({ access }: { access: OrdAccess }) {
  const remove = useRemoval<OrdAccess>({
    question: ({ name }) => ({ title: `Remove ${name}?`, text: 'Its token is erased.' }),
    remove: ({ id }) => removeOrdAccess(id),
    meta: { invalidates: [{ queryKey: ordAccessQueries.all() }], success: 'API access removed' },
  });
  const { mutate: check } = useCheckOrdAccess(access.id);
  return (
    <RecordMenu
      name={access.name}
      onRemove={() => void remove(access)}
      removalBlockedBy={access.removal_blocked_by}
      edit={linkTo(access.id)}
      actions={[{ key: 'check', label: 'Check', icon: <PlugZap aria-hidden />, onSelect: () => check() }]}
      dialogs={[settingsHistory('ord_access', access.id, access.name)]}
    />
  );
}

export function OrdAccessesPage() {
  const { data: accesses } = useSuspenseQuery({ ...ordAccessQueries.list(), staleTime: 0 });
  return (
    <ListPage
      title="API access"
      description="The credentials for operators’ APIs. Preroll only checks them: adverts are registered at the operator, and their ERID is entered by hand."
      noun="API access"
      plural="API accesses"
      rows={accesses}
      columns={columns}
      rowKey={({ id }) => id}
      create={{ to: '/$cabinet/settings-global/ord/api-access/new', params: { cabinet: 'admin' } }}
    />
  );
}
