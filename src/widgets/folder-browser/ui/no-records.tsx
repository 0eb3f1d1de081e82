import type { ReactNode } from 'react';
import { NoMatch } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';

interface NoRecordsProps {
  /** The plural of what is listed: "campaigns". */
  plural: string;
  /** Whether a filter may have left nothing. */
  isFiltered: boolean;
  onClear: () => void;
  /** The folder shown, 0 for records in no folder; undefined for all records. */
  folder: number | undefined;
  /** The empty state of somebody who has no records yet. */
  children: ReactNode;
}

/** What a list with folders shows in place of rows: no match, an empty folder, or the first step. */
export function NoRecords({ plural, isFiltered, onClear, folder, children }: NoRecordsProps) {
  if (isFiltered) return <NoMatch label={plural} onClear={onClear} />;
  if (folder === undefined) return children;
  return (
    <EmptyState title={`No ${plural} here`}>
      {`Move ${plural} here from their row menus, or drag them onto the folder.`}
    </EmptyState>
  );
}
