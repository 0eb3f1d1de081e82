import { useQuery } from '@tanstack/react-query';
import { siteQueries } from '@/entities/site';
import { formatDateTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { Section } from '@/shared/ui/section';
import { ShareList } from '@/shared/ui/share-list';

const Note = styled('p', { base: { mb: '4', maxW: 'prose', color: 'text.muted' } });

/** Lists other sites that use this site's tags; renders nothing if there are none. */
export function ForeignPages({ siteId }: { siteId: number }) {
  const query = useQuery(siteQueries.foreignPages(siteId));
  const failure = failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  const { data: pages = [] } = query;
  if (pages.length === 0) return null;
  return (
    <Section title="Requests of other sites">
      <Note>
        Pages of these sites ask with the tags of this site, and get no adverts. Each site needs tags of its own.
      </Note>
      <ShareList
        label="Other sites"
        shares={pages.map(({ host, host_unicode: shown, requests, last_at: lastAt }) => ({
          key: host,
          label: shown,
          title: shown === host ? undefined : host,
          count: requests,
          note: `Last on ${formatDateTime(lastAt)}`,
        }))}
      />
    </Section>
  );
}
