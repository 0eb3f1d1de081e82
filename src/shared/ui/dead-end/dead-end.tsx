import type { ReactNode } from 'react';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

interface DeadEndProps {
  title: string;
  /** Explanation, possible causes and what to do. */
  children: ReactNode;
  action: ReactNode;
}

/** A page that can't be shown to this user, with a way out. */
export const DeadEnd = ({ title, children, action }: DeadEndProps) => (
  <>
    <PageHeader title={title} />
    <EmptyState action={action}>{children}</EmptyState>
  </>
);
