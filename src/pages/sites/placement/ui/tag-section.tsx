import { chakra } from '@chakra-ui/react/styled-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AdsTxtNote, siteQueries } from '@/entities/site';
import type { Placement } from '@/shared/api';
import { CodeBlock } from '@/shared/ui/code-block';
import { CopyButton } from '@/shared/ui/copy-button';
import { DescriptionList } from '@/shared/ui/description-list';
import { LinkTab, LinkTabs } from '@/shared/ui/link-tabs';
import { Section } from '@/shared/ui/section';
import { macros, type TagKind, tagCodes } from '../model/tag-codes';

const route = getRouteApi('/$cabinet/sites/$siteId/placements/$placementId');

const Panel = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } });

const Note = chakra('p', {
  base: { textStyle: 'small', color: 'text.muted', maxW: 'prose', overflowWrap: 'anywhere' },
});

const Copying = chakra('div', { base: { justifySelf: 'start' } });

/** What a publisher pastes, one code per tab. The URL carries the tab. */
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
        <Panel key={shown.kind}>
          <CodeBlock label={`Code for ${shown.label}`}>{shown.code}</CodeBlock>
          <Copying>
            <CopyButton text={shown.code}>{shown.kind === 'ads-txt' ? 'Copy the line' : 'Copy the code'}</CopyButton>
          </Copying>
          {shown.notes.map((note) => (
            <Note key={note}>{note}</Note>
          ))}
          {shown.kind === 'vast' && <Macros />}
          {shown.kind === 'ads-txt' && <AdsTxtState siteId={placement.site_id} />}
        </Panel>
      </div>
    </Section>
  );
}

/** Whether the line is there; the route of the site loads it. */
function AdsTxtState({ siteId }: { siteId: number }) {
  const { data: site } = useSuspenseQuery(siteQueries.detail(siteId));
  return <AdsTxtNote adsTxt={site.adsTxt} />;
}

const Macros = () => (
  <>
    <Note>Players replace the macros in brackets. One that is left as it is does no harm.</Note>
    <DescriptionList items={macros.map(({ macro, meaning }) => ({ term: macro, value: meaning }))} />
  </>
);
