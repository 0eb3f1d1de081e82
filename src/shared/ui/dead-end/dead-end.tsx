import type { ReactNode } from 'react';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

interface DeadEndProps {
  /** Names the page: "Not found", "Forbidden". */
  title: string;
  /** Why it ends here, in one line. */
  reason: string;
  /** What may be behind it, and what can be done. */
  children: ReactNode;
  /** The way out. */
  action: ReactNode;
}

/** A page that can't be shown to this person, and the way out of it. */
export const DeadEnd = ({ title, reason, children, action }: DeadEndProps) => (
  <>
    <PageHeader title={title} />
    <EmptyState title={reason} action={action}>
      {children}
    </EmptyState>
  </>
);
