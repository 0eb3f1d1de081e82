import { useSuspenseQuery } from '@tanstack/react-query';
import { resolutionQueries, resolutionSize } from '@/entities/resolution';
import { type Resolution, removeResolution } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { actionsColumn, createColumns } from '@/shared/ui/data-table';
import { ListPage, RecordMenu } from '@/shared/ui/list-page';
import { settingsHistory } from '@/widgets/settings-history';
import { ResolutionDialog } from './resolution-dialog';

const column = createColumns<Resolution>();

const columns = [
  column.accessor(resolutionSize, { id: 'size', header: 'Resolution', enableSorting: false }),
  column.accessor('name', { header: 'Name' }),
  column.accessor(({ campaigns_count = 0 }) => campaigns_count, {
    id: 'campaigns',
    header: 'Campaigns',
    meta: { align: 'end', width: '8rem', card: 'figure', unit: ['campaign', 'campaigns'] },
  }),
  actionsColumn<Resolution>((resolution) => <ResolutionMenu resolution={resolution} />),
];

function ResolutionMenu({ resolution }: { resolution: Resolution }) {
  const remove = useRemoval<Resolution>({
    question: (target) => ({ title: `Remove ${resolutionSize(target)}?`, text: 'Targeting can no longer use it.' }),
    remove: ({ id }) => removeResolution(id),
    meta: { invalidates: [resolutionQueries.list()], success: 'Resolution removed' },
  });
  return (
    <RecordMenu
      name={resolutionSize(resolution)}
      onRemove={() => void remove(resolution)}
      removalBlockedBy={resolution.removal_blocked_by}
      edit={(onClose) => <ResolutionDialog record={resolution} onClose={onClose} />}
      dialogs={[settingsHistory('resolution', resolution.id, resolutionSize(resolution))]}
    />
  );
}

export function ResolutionsPage() {
  const { data: resolutions } = useSuspenseQuery({ ...resolutionQueries.list(), staleTime: 0 });
  return (
    <ListPage
      description="The screen sizes that targeting offers."
      noun="resolution"
      rows={resolutions}
      columns={columns}
      rowKey={({ id }) => id}
      create={(onClose) => <ResolutionDialog onClose={onClose} />}
    />
  );
}
