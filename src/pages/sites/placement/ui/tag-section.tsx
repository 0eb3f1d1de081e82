import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AdsTxtNote, siteQueries } from '@/entities/site';
import { CopiedCode, type TagKind, tagCodes } from '@/features/change-placements';
import type { Placement } from '@/shared/api';
import { LinkTab, LinkTabs } from '@/shared/ui/link-tabs';
import { Section } from '@/shared/ui/section';

const route = getRouteApi('/$cabinet/sites/$siteId/placements/$placementId');

/** The codes for publishers, one per tab. The URL carries the tab. */
export function TagSection({ placement, kind }: { placement: Placement; kind: TagKind | undefined }) {
  const params = route.useParams();
  const search = route.useSearch();
  const codes = tagCodes(placement);
  const shown = codes.find((tag) => tag.kind === kind) ?? codes[0];
  if (shown === undefined) return null;
  return (
    <Section title="Tag codes">
      <div>
        <LinkTabs label="Kinds of codes">
          {codes.map((tag) => (
            <LinkTab
              key={tag.kind}
              to="/$cabinet/sites/$siteId/placements/$placementId"
              params={params}
              search={{ ...search, code: tag.kind === 'vast' ? undefined : tag.kind }}
              activeOptions={{ exact: true, includeSearch: true }}
              resetScroll={false}
            >
              {tag.label}
            </LinkTab>
          ))}
        </LinkTabs>
        <CopiedCode key={shown.kind} tag={shown}>
          {shown.kind === 'ads-txt' && <AdsTxtState siteId={placement.site_id} />}
        </CopiedCode>
      </div>
    </Section>
  );
}

/** Whether the site's ads.txt has the required line; the site's route loads it. */
function AdsTxtState({ siteId }: { siteId: number }) {
  const { data: site } = useSuspenseQuery(siteQueries.detail(siteId));
  return <AdsTxtNote adsTxt={site.adsTxt} />;
}
