import { useInfiniteQuery } from '@tanstack/react-query';
import { siteQueries } from '@/entities/site';
import type { SiteCheck } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { verificationMethods } from '../model/verification-methods';

const Part = styled('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } });

const List = styled('ol', {
  base: {
    listStyle: 'none',
    w: 'full',
    textStyle: 'small',
    '& > li': { py: '2', borderTopWidth: 'hairline' },
    '& time': { color: 'text.subtle', fontVariantNumeric: 'tabular-nums', me: '2' },
  },
});

/** `Meta tag, daily, counts as a miss` */
const writeKind = ({ answer: { method }, is_daily, counts_as_miss }: SiteCheck) =>
  [verificationMethods[method].label, is_daily && 'daily', counts_as_miss && 'counts as a miss']
    .filter(Boolean)
    .join(', ');

export function CheckHistory({ siteId }: { siteId: number }) {
  const query = useInfiniteQuery(siteQueries.checks(siteId));
  const failure = failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  const checks = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (checks.length === 0) return null;
  return (
    <Part>
      <List aria-label="Checks">
        {checks.map((check) => (
          <li key={check.id}>
            <time dateTime={check.created_at}>{formatDateTime(check.created_at)}</time>
            <span>{`${writeKind(check)}: ${check.answer.cause}`}</span>
          </li>
        ))}
      </List>
      {query.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older checks
        </Button>
      )}
    </Part>
  );
}
