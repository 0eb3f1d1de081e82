import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' } });

/** Explains why there are no acts: Preroll does not submit any to the register. */
export function ActsPage() {
  return (
    <>
      <PageHeader title="ORD acts" />
      <EmptyState
        title="No acts here"
        action={
          <Actions>
            <ButtonLink
              to="/$cabinet/analytics"
              params={{ cabinet: 'admin' }}
              search={{ dates: 'last-month', by: 'advert', metrics: 'impression,spend', metric: 'spend' }}
              variant="outline"
            >
              Last month by advert
            </ButtonLink>
            <ButtonLink to="/$cabinet/settings-global/ord/sources" params={{ cabinet: 'admin' }} variant="outline">
              See the contracts
            </ButtonLink>
          </Actions>
        }
      >
        Acts tell the advertising register what was paid under each contract. Preroll sends nothing to the register:
        submit your acts in your operator’s own account. Analytics has the figures for them.
      </EmptyState>
    </>
  );
}
