import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { siteQueries } from '@/entities/site';
import { formatTotal } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Loading, TableSkeleton } from '@/shared/ui/skeleton';
import { WaitingSite } from './waiting-site';

const route = getRouteApi('/$cabinet/sites/review');

const More = chakra('div', { base: { mt: '4' } });

const List = chakra('ul', { base: { listStyle: 'none', borderTopWidth: 'hairline' } });

/** The sites that wait for review, the oldest first. */
export function SiteReviewPage() {
  const { cabinet } = route.useParams();
  const query = useInfiniteQuery(siteQueries.inReview());
  const failure = failureOf(query);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const total = data?.pages.at(-1)?.total ?? 0;
  return (
    <>
      <PageHeader
        title="Site review"
        description={total > 0 && `${formatTotal(total, 'site')} to review, the oldest first`}
      />
      {failure ? (
        <ErrorState {...failure} />
      ) : data === undefined ? (
        <Loading>
          <TableSkeleton />
        </Loading>
      ) : total === 0 ? (
        <EmptyState title="Nothing to review">
          New sites, and those whose owners have sent them again, wait here.
        </EmptyState>
      ) : (
        <>
          <List aria-label="Sites to review">
            {data.pages
              .flatMap(({ items }) => items)
              .map((site) => (
                <WaitingSite key={site.id} site={site} cabinet={cabinet} />
              ))}
          </List>
          {hasNextPage && (
            <More>
              <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show more sites
              </Button>
            </More>
          )}
        </>
      )}
    </>
  );
}
