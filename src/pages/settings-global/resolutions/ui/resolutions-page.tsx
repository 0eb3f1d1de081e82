import { useSuspenseQuery } from '@tanstack/react-query';
import { MonitorSmartphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Resolution, resolutionQueries, resolutionSize } from '@/entities/resolution';
import { ResolutionDialog } from '@/features/save-resolution';
import { Button } from '@/shared/ui/button';
import { createColumns, DataTable, useStoredPreferences } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { ResolutionRowMenu } from './resolution-row-menu';

const column = createColumns<Resolution>();

const columns = [
  column.accessor(resolutionSize, { id: 'size', header: 'Resolution', enableSorting: false }),
  column.accessor('name', { header: 'Name' }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { align: 'end', width: '6rem' },
    cell: ({ row }) => <ResolutionRowMenu resolution={row.original} />,
  }),
];

/** The screen resolutions that targeting can name. */
export function ResolutionsPage() {
  const { data: resolutions } = useSuspenseQuery(resolutionQueries.list());
  const [creating, setCreating] = useState(false);

  return (
    <>
      <PageHeader
        title="Resolutions"
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
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
      {creating && <ResolutionDialog onClose={() => setCreating(false)} />}
    </>
  );
}
