import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** Nothing lies at this address. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Not found" />
      <EmptyState title="There is nothing at this address" action={<ButtonLink to="/">To the home page</ButtonLink>}>
        The link may be old, or it leads to something that isn't yours to see.
      </EmptyState>
    </>
  );
}
