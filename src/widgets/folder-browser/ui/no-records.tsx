import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NoMatch } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { NoneInUse } from './none-in-use';

interface NoRecordsProps<Key extends readonly unknown[]> {
  /** What is listed: "campaign". */
  noun: string;
  /** Whether a filter may have left nothing. */
  isFiltered: boolean;
  onClear: () => void;
  /** The folder shown, 0 for records in no folder; undefined for all records. */
  folder: number | undefined;
  /** Of what has an archive: the query for how many of the folder are in it, and the link to them. */
  archive?: { query: UseQueryOptions<number, Error, number, Key>; link: ReactNode };
  /** The empty state of somebody who has no records yet. */
  children: ReactNode;
}

/**
 * What a list that leaves out the archive shows in place of rows: no match, that all records are archived, an empty
 * folder, or the first step.
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
    <NoneInUse noun={noun} archived={archive.query} action={archive.link}>
      {nothing}
    </NoneInUse>
  );
}
