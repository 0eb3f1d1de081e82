import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** Says why there are no acts: Preroll sends nothing to the register. */
export function ActsPage() {
  return (
    <>
      <PageHeader title="ORD acts" />
      <EmptyState
        title="No acts here"
        action={
          <ButtonLink to="/$cabinet/settings-global/ord/sources" params={{ cabinet: 'admin' }} variant="outline">
            See the contracts
          </ButtonLink>
        }
      >
        Acts tell the advertising register what was paid under each contract. Preroll sends nothing to the register:
        submit your acts in your operator’s own account.
      </EmptyState>
    </>
  );
}
