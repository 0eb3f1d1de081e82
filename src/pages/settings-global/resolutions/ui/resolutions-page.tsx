import { useSuspenseQuery } from '@tanstack/react-query';
import { MonitorSmartphone, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Resolution, resolutionQueries, resolutionSize } from '@/entities/resolution';
import { removeResolution } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { actionsColumn, createColumns, DataTable, useStoredPreferences } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { RowMenu } from '@/shared/ui/menu';
import { PageHeader } from '@/shared/ui/page-header';
import { ResolutionDialog } from './resolution-dialog';

const column = createColumns<Resolution>();

const columns = [
  column.accessor(resolutionSize, { id: 'size', header: 'Resolution', enableSorting: false }),
  column.accessor('name', { header: 'Name' }),
  actionsColumn<Resolution>((resolution) => <ResolutionMenu resolution={resolution} />),
];

function ResolutionMenu({ resolution }: { resolution: Resolution }) {
  const [isEditing, setIsEditing] = useState(false);
  const remove = useRemoval<Resolution>({
    question: (asked) => ({ title: `Remove ${resolutionSize(asked)}?`, text: 'Targeting can no longer name it.' }),
    remove: ({ id }) => removeResolution(id),
    meta: { invalidates: [resolutionQueries.list().queryKey], success: 'Resolution removed' },
  });
  return (
    <>
      <RowMenu
        name={resolutionSize(resolution)}
        items={[
          { key: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => setIsEditing(true) },
          {
            key: 'remove',
            label: 'Remove',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => void remove(resolution),
          },
        ]}
      />
      {isEditing && <ResolutionDialog resolution={resolution} onClose={() => setIsEditing(false)} />}
    </>
  );
}

/** The screen resolutions that targeting can name. */
export function ResolutionsPage() {
  const { data: resolutions } = useSuspenseQuery(resolutionQueries.list());
  const [isCreating, setIsCreating] = useState(false);

  return (
    <>
      <PageHeader
        title="Resolutions"
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => setIsCreating(true)}>
            New resolution
          </Button>
        }
      />
      <DataTable
        label="Resolutions"
        rows={resolutions}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<MonitorSmartphone aria-hidden />} title="No resolutions yet" />}
        csvName="resolutions"
        {...useStoredPreferences('resolutions')}
      />
      {isCreating && <ResolutionDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}
