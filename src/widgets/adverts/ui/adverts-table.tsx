import { FolderInput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Advert } from '@/entities/advert';
import { useFolderKinds } from '@/entities/session';
import { BulkAdvertBar } from '@/features/change-adverts';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { Button } from '@/shared/ui/button';
import { DataTable, type DataTableProps, useStoredPreferences } from '@/shared/ui/data-table';
import { advertColumns } from './advert-columns';

const nothing: ReadonlySet<number> = new Set();

/** Beside the folders and the campaign's name there is no room for it at first. */
const lessWanted = ['updated_at'];

interface AdvertsTableProps extends Pick<DataTableProps<Advert, number>, 'rows' | 'error' | 'query' | 'onQueryChange'> {
  /** What the list is of: one campaign, or all that somebody may see. */
  of: 'campaign' | 'everything';
  empty: ReactNode;
}

/** Adverts, one or many of which are started, stopped and moved here. */
export function AdvertsTable({ of, rows, ...props }: AdvertsTableProps) {
  const [selected, onChange] = useState(nothing);
  const [isMoving, setIsMoving] = useState(false);
  const inFolders = useFolderKinds().includes('advert');
  const isOfOne = of === 'campaign';
  const preferences = useStoredPreferences(isOfOne ? 'adverts' : 'all-adverts', isOfOne ? [] : lessWanted);
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];
  const clear = () => onChange(nothing);

  return (
    <>
      <DataTable
        label="Adverts"
        rows={rows}
        columns={advertColumns[of]}
        rowKey={({ id }) => id}
        csvName="adverts"
        selection={{ selected, onChange }}
        bulkActions={
          <>
            <BulkAdvertBar adverts={chosen} onDone={clear} />
            {inFolders && (
              <Button variant="outline" size="sm" icon={<FolderInput aria-hidden />} onClick={() => setIsMoving(true)}>
                Move to folder
              </Button>
            )}
          </>
        }
        {...props}
        {...preferences}
      />
      {isMoving && (
        <MoveToFolderDialog
          moved={{ kind: 'advert', records: chosen }}
          onClose={() => setIsMoving(false)}
          onMoved={clear}
        />
      )}
    </>
  );
}
