import { firstPage } from '@/shared/lib/paging';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** Shown for a page number beyond the last page. */
export const NoSuchPage = () => (
  <EmptyState
    title="This page does not exist"
    action={
      <ButtonLink to="." search={(state: object) => ({ ...state, ...firstPage })} variant="outline">
        Go to the first page
      </ButtonLink>
    }
  />
);
