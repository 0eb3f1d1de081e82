import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatTotal } from '@/shared/lib/format';
import { EmptyState } from '@/shared/ui/empty-state';

interface NoActiveRecordsProps<Key extends readonly unknown[]> {
  /** The singular noun of the records: "campaign". */
  noun: string;
  /** The query for the number of archived records. */
  archived: UseQueryOptions<number, Error, number, Key>;
  action: ReactNode;
  /** The empty state for users without any records. */
  children: ReactNode;
}

/**
 * The empty state of a list that leaves out archived records: all records archived, or the first step for new users.
 */
export function NoActiveRecords<Key extends readonly unknown[]>({
  noun,
  archived,
  action,
  children,
}: NoActiveRecordsProps<Key>) {
  const { data: count, isPending } = useQuery(archived);
  if (isPending) return null;
  if (!count) return children;
  return (
    <EmptyState title={`No ${noun}s in use`} action={action}>
      {`${formatTotal(count, noun)} ${count === 1 ? 'is' : 'are'} archived.`}
    </EmptyState>
  );
}
