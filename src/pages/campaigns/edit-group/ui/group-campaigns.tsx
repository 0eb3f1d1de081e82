import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  type Campaign,
  type CampaignListState,
  campaignQueries,
  campaignState,
  tightestLimit,
} from '@/entities/campaign';
import type { Group } from '@/entities/group';
import {
  FiguresFailure,
  figureList,
  figuresPeriodKey,
  highestSpendFirst,
  periodParams,
  recordPeriod,
  tableTotals,
  type WithFigures,
  withFigures,
} from '@/entities/metric';
import { managesOthers } from '@/entities/session';
import { dayShare, type ZonedPeriodState } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/format';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { ButtonLink } from '@/shared/ui/button';
import { type Columns, columnFacts, createColumns, DataTable, useStoredPreferences } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { Link } from '@/shared/ui/link';
import { CampaignTitle, sharedColumns } from '@/widgets/campaign-tabs';
import { CampaignState } from '@/widgets/serving-answer';

const route = getRouteApi('/$cabinet');

/** The most campaigns that are shown here; the list of campaigns has all of them. */
const MAX_CAMPAIGNS = 50;

const column = createColumns<WithFigures<Campaign>>();
const shared = sharedColumns<Campaign>(tightestLimit, ({ timezone }) => dayShare(timezone));

const facts: Columns<WithFigures<Campaign>> = [
  shared.name('campaign', (campaign) => <CampaignTitle campaign={campaign} without={['owner', 'group']} />),
  column.accessor((campaign) => campaignState(campaign).label, {
    id: 'state',
    header: 'State',
    enableSorting: false,
    meta: { width: '11rem', grows: true, card: 'head' },
    cell: ({ row }) => <CampaignState campaign={row.original} />,
  }),
  shared.limit(false),
];

const hiddenAtFirst = columnFacts(shared.figures({ only: undefined })).flatMap(({ id, extra }) => (extra ? [id] : []));

interface GroupCampaignsProps {
  group: Group;
  /** The dates of the figures. */
  period: ZonedPeriodState;
  /** The time zone of the figures' days. */
  timezone: string;
}

/** The campaigns of a group, with the columns of the list of campaigns. */
export function GroupCampaigns({ group, period, timezone }: GroupCampaignsProps) {
  const { cabinet } = route.useParams();
  const { state: request } = figureList<CampaignListState & ZonedPeriodState>(
    { ...period, group: group.id, size: MAX_CAMPAIGNS },
    { figure: 'spend', preset: recordPeriod, isOwn: !managesOthers(cabinet) },
  );
  const list = useQuery(campaignQueries.list(request));
  const figures = useStaleLimit(
    useQuery(campaignQueries.listFigures(request, periodParams(period, recordPeriod, timezone))),
  );
  const rows = useMemo(() => withFigures(list.data?.campaigns, figures.data), [list.data, figures.data]);
  const columns = useMemo(
    () => [...facts, ...shared.figures({ only: group.currency, sortable: true })],
    [group.currency],
  );
  const total = list.data?.total ?? 0;
  return (
    <>
      <DataTable
        label="Campaigns"
        // rows are sorted by their figures, so they are shown together with them and don't move later
        rows={figures.isPending && figures.isFetching ? undefined : rows}
        defaultSort={highestSpendFirst}
        resortKey={figuresPeriodKey(figures.data)}
        error={failureOf(list)}
        isStale={figures.isPlaceholderData}
        columns={columns}
        rowKey={({ id }) => id}
        {...useStoredPreferences('group-campaigns', hiddenAtFirst)}
        summary={figures.isError && figures.data === undefined && <FiguresFailure figures={figures} />}
        totals={tableTotals(figures.data, formatCount(total, 'campaign'))}
        empty={
          <EmptyState
            title="No campaigns in this group"
            action={
              <ButtonLink to="/$cabinet/campaigns/new-campaign" params={{ cabinet }} variant="outline">
                New campaign
              </ButtonLink>
            }
          >
            Campaigns in a group share its budgets and dates.
          </EmptyState>
        }
      />
      {total > MAX_CAMPAIGNS && (
        <Link to="/$cabinet/campaigns" params={{ cabinet }} search={{ group: group.id }}>
          {`All ${formatCount(total, 'campaign')}`}
        </Link>
      )}
    </>
  );
}
