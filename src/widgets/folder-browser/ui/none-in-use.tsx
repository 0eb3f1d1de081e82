import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatTotal } from '@/shared/lib/format';
import { EmptyState } from '@/shared/ui/empty-state';

interface NoneInUseProps<Key extends readonly unknown[]> {
  /** What is listed: "campaign". */
  noun: string;
  /** The query for how many are in the archive. */
  archived: UseQueryOptions<number, Error, number, Key>;
  /** Leads to the archived ones. */
  action: ReactNode;
  /** The empty state of somebody who has none at all. */
  children: ReactNode;
}

/** What a list that leaves out the archive shows in place of rows: that all records are archived, or the first step. */
export function NoneInUse<Key extends readonly unknown[]>({ noun, archived, action, children }: NoneInUseProps<Key>) {
  const { data: count, isPending } = useQuery(archived);
  if (isPending) return null;
  if (!count) return children;
  return (
    <EmptyState title={`No ${noun}s in use`} action={action}>
      {`${formatTotal(count, noun)} ${count === 1 ? 'is' : 'are'} archived.`}
    </EmptyState>
  );
}
