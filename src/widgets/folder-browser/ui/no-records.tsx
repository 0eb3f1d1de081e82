import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NoMatch } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { NoActiveRecords } from './no-active-records';

interface NoRecordsProps<Key extends readonly unknown[]> {
  /** The singular noun of the records: "campaign". */
  noun: string;
  /** Whether a filter is set, which may be why there are no rows. */
  isFiltered: boolean;
  onClear: () => void;
  /** The current folder, 0 for records without a folder; undefined for all records. */
  folder: number | undefined;
  /** For records with an archive: the query for the number of archived ones in the folder, and the link to them. */
  archive?: { query: UseQueryOptions<number, Error, number, Key>; link: ReactNode };
  /** The empty state for users without any records. */
  children: ReactNode;
}

/**
 * The empty state of a list that leaves out archived records: no matches, all records archived, an empty folder, or the
 * first step for new users.
 */
export function NoRecords<Key extends readonly unknown[]>({
  noun,
  isFiltered,
  onClear,
  folder,
  archive,
  children,
}: NoRecordsProps<Key>) {
  if (isFiltered) return <NoMatch label={`${noun}s`} onClear={onClear} />;
  const nothing =
    folder === undefined ? (
      children
    ) : (
      <EmptyState title={`No ${noun}s here`}>
        {`Move ${noun}s here from their row menus, or drag them onto the folder.`}
      </EmptyState>
    );
  if (!archive) return nothing;
  return (
    <NoActiveRecords noun={noun} archived={archive.query} action={archive.link}>
      {nothing}
    </NoActiveRecords>
  );
}
