import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { siteQueries } from '@/entities/site';
import { formatCount } from '@/shared/lib/format';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Loading, TableSkeleton } from '@/shared/ui/skeleton';
import { WaitingSite } from './waiting-site';

const route = getRouteApi('/$cabinet/sites/review');

const List = chakra('ul', { base: { listStyle: 'none', borderTopWidth: 'hairline' } });

/** The sites that wait for review, the oldest first. */
export function SiteReviewPage() {
  const { cabinet } = route.useParams();
  const query = useQuery(siteQueries.inReview());
  const failure = failureOf(query);
  const { data } = query;
  return (
    <>
      <PageHeader
        title="Site review"
        description={data && data.total > 0 && `${formatCount(data.total, 'site')} to review, the oldest first`}
      />
      {failure ? (
        <ErrorState {...failure} />
      ) : data === undefined ? (
        <Loading>
          <TableSkeleton />
        </Loading>
      ) : data.total === 0 ? (
        <EmptyState title="Nothing to review">
          New sites, and those whose owners have sent them again, wait here.
        </EmptyState>
      ) : (
        <List aria-label="Sites to review">
          {data.sites.map((site) => (
            <WaitingSite key={site.id} site={site} cabinet={cabinet} />
          ))}
        </List>
      )}
    </>
  );
}
