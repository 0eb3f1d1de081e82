import { invalidReasons } from '@preroll/rules/delivery/invalid-reasons';
import { isRequestReason, refusalReasons, requestReasons } from '@preroll/rules/delivery/request-reasons';
import { useQuery } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import type { Cabinet } from '@/entities/session';
import { countryName, deviceLabels } from '@/entities/targeting';
import type { ExplainedCampaign, Explanation, Placement } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { ButtonLink } from '@/shared/ui/button';
import { createColumns, DataTable, RowLink, RowTitle } from '@/shared/ui/data-table';
import { DescriptionList } from '@/shared/ui/description-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PlacementNote } from './placement-note';

const Parts = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', mt: '6' } });

const Advice = styled('span', { base: { display: 'block', textStyle: 'small', color: 'text.muted' } });

interface ExplanationViewProps {
  explanation: Explanation;
  placement: Pick<Placement, 'feeds' | 'backfill_vast_url' | 'site_id' | 'state' | 'last_request_at'>;
  cabinet: Cabinet;
}

/** What the server read from a request, what it would answer, and the first refusal of each campaign. */
export function ExplanationView({ explanation, placement, cabinet }: ExplanationViewProps) {
  const { campaigns, total, outcome } = explanation;
  return (
    <Parts>
      <Outcome explanation={explanation} placement={placement} cabinet={cabinet} />
      <ReadRequest request={explanation.request} />
      {outcome !== 'unavailable' && outcome !== 'elsewhere' && (
        <DataTable
          label="Campaigns and why they get the request or not"
          rows={campaigns}
          columns={columnsFor(cabinet, outcome === 'advert')}
          rowKey={keyOf}
          empty={<EmptyState title="No campaigns">There are no campaigns that you can see.</EmptyState>}
        />
      )}
      {total > campaigns.length && (
        <Advice>{`These came closest; ${formatCount(total - campaigns.length, 'more campaign')} did not.`}</Advice>
      )}
    </Parts>
  );
}

function Outcome({ explanation: { outcome, campaigns }, placement, cabinet }: ExplanationViewProps) {
  const winner = campaigns.find(({ refusal }) => refusal === null);
  switch (outcome) {
    case 'advert':
      return (
        <Banner tone="success" title="An advert would be shown">
          {winner
            ? `Its ${winner.name === null ? 'advertiser' : 'campaign'} is ${titleOf(winner)}.`
            : "Its campaign isn't one that you can see."}
        </Banner>
      );
    case 'no_advert':
      return (
        <Banner tone="warning" title="No advert would be shown">
          {[
            placement.feeds.length > 0 && 'The player would be sent on to the feeds that work.',
            placement.backfill_vast_url !== null && 'The backfill would be asked last.',
            'The table says why, the campaigns that came closest first.',
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      );
    case 'elsewhere':
      return (
        <Banner
          tone="info"
          title="This server delivers no adverts"
          action={
            cabinet === 'admin' && (
              <ButtonLink to="/$cabinet/settings-global/delivery" params={{ cabinet }} variant="outline" size="sm">
                See which one does
              </ButtonLink>
            )
          }
        >
          Another server of this platform answers players. Only that one knows what campaigns have used, so none was
          judged here. The test advert above shows what a player gets.
        </Banner>
      );
    default: {
      const advice = isRequestReason(outcome) ? requestReasons[outcome].forSeller : null;
      const { meaning } = isRequestReason(outcome) ? requestReasons[outcome] : invalidReasons[outcome];
      return (
        <Banner tone="warning" title="No advert would be shown">
          {outcome === 'not_serving' ? (
            <PlacementNote placement={placement} cabinet={cabinet} />
          ) : (
            [meaning, advice].filter(Boolean).join(' ')
          )}
        </Banner>
      );
    }
  }
}

/** @param tag a valid BCP 47 tag */
const languageName = (tag: string) => new Intl.DisplayNames('en-GB', { type: 'language' }).of(tag);

/** The request in the terms of targeting, with the labels of its dictionaries. */
function ReadRequest({ request }: Pick<Explanation, 'request'>) {
  const { data: systems } = useQuery(dictionaryQueries.systems());
  const { country, device, os, browser, language, page_host: host } = request;
  const named = (list: readonly { code: string; name: string }[] = [], code: string | null) =>
    list.find((item) => item.code === code)?.name ?? code;
  const allSystems = systems && [...systems.desktop_os, ...systems.mobile_os, ...systems.tablet_os];
  return (
    <DescriptionList
      items={[
        { term: 'Country', value: country && countryName(country) },
        { term: 'Device', value: device && (deviceLabels[device as keyof typeof deviceLabels] ?? device) },
        { term: 'OS', value: named(allSystems, os) },
        { term: 'Browser', value: named(systems?.browsers, browser) },
        { term: 'Language', value: language && languageName(language) },
        { term: 'Page', value: host },
      ]}
    />
  );
}

const titleOf = ({ name, domain }: ExplainedCampaign) => name ?? domain ?? '–';

/** Webmasters get one entry for each advertiser and reason, without ids. */
const keyOf = ({ id, domain, refusal }: ExplainedCampaign) => id ?? `${domain} ${refusal}`;

const column = createColumns<ExplainedCampaign>();

/**
 * @param isServed whether a campaign without refusals gets the request
 */
const columnsFor = (cabinet: Cabinet, isServed: boolean) => [
  column.accessor(titleOf, {
    id: 'campaign',
    header: cabinet === 'webmaster' ? 'Advertiser' : 'Campaign',
    enableSorting: false,
    cell: ({ row: { original } }) =>
      original.id === null ? (
        titleOf(original)
      ) : (
        <RowTitle note={original.domain ?? undefined}>
          <RowLink to="/$cabinet/campaigns/$campaignId" params={{ cabinet, campaignId: original.id }}>
            {titleOf(original)}
          </RowLink>
        </RowTitle>
      ),
  }),
  column.accessor('refusal', {
    header: 'Result',
    enableSorting: false,
    meta: { width: '11rem' },
    cell: ({ getValue }) => {
      const refusal = getValue();
      if (refusal !== null) return refusalReasons[refusal].name;
      return isServed ? 'Gets the request' : 'Would get it';
    },
  }),
  column.display({
    id: 'meaning',
    header: 'What it means',
    cell: ({ row: { original } }) => {
      if (original.refusal === null) return null;
      const { meaning, forSeller } = refusalReasons[original.refusal];
      return (
        <>
          <span>{meaning}</span>
          {forSeller && <Advice>{forSeller}</Advice>}
        </>
      );
    },
  }),
];
