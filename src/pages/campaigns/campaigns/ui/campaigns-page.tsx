import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { campaignQueries } from '@/entities/campaign';
import { ListFigures, ListPeriodFilter, listPeriod, onlyCurrency, tableTotals, withFigures } from '@/entities/metric';
import { managesOthers, useFolderKinds } from '@/entities/session';
import { BulkCampaignBar, CampaignActions, type ChangedCampaign } from '@/features/change-campaigns';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { formatTotal } from '@/shared/lib/format';
import { firstPage } from '@/shared/lib/paging';
import { useCurrent } from '@/shared/lib/scheduling';
import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable, useSelectedRows } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { CampaignTabs } from '@/widgets/campaign-tabs';
import { FolderBrowser } from '@/widgets/folder-browser';
import { StartChecklist } from '@/widgets/start-steps';
import { campaignList } from '../model/campaign-list';
import { campaignColumns } from './campaign-columns';
import { CampaignFilters } from './campaign-filters';
import { Drafts, NewCampaignDraft } from './drafts';
import { GroupSummary } from './group-summary';
import { NoCampaigns } from './no-campaigns';

const route = getRouteApi('/$cabinet/campaigns/');

/** A phone has one line for the title and the button: the list of groups has this one, too. */
const NewGroup = styled('span', { base: { display: { base: 'none', sm: 'contents' } } });

interface Moving {
  campaigns: readonly ChangedCampaign[];
  onDone: (() => void) | undefined;
}

/** Lists the campaigns that the user may see, below their figures. The URL carries folder, filters, dates, search, sort and page. */
export function CampaignsPage() {
  const { cabinet } = route.useParams();
  const { dates, compare, zone, ...state } = route.useSearch();
  const period = { dates, compare, zone };
  const navigate = route.useNavigate();
  const asked = campaignList(cabinet, { ...state, ...period });
  const list = useCurrent(useQuery(campaignQueries.list(asked.state)));
  const figures = useCurrent(useQuery(campaignQueries.listFigures(asked.state, asked.period)));
  const rows = useMemo(() => withFigures(list.data?.campaigns, figures.data), [list.data, figures.data]);
  const currency = onlyCurrency(figures.data);
  const sortable = asked.defaultSort !== undefined;
  const columns = useMemo(() => campaignColumns(cabinet, { only: currency, sortable }), [cabinet, currency, sortable]);
  const inFolders = useFolderKinds().includes('campaign');
  const { selected, rows: campaigns, select, clear } = useSelectedRows(rows);
  const [moving, setMoving] = useState<Moving | null>(null);

  const narrow = (change: Partial<typeof state>) => {
    clear();
    void navigate({ search: { ...state, ...period, ...change, ...firstPage } });
  };

  return (
    <Drafts>
      <CampaignActions onMoveToFolder={(campaigns, onDone) => setMoving({ campaigns, onDone })}>
        <PageHeader
          title="Campaigns"
          actions={
            <>
              <NewCampaignDraft cabinet={cabinet} />
              <NewGroup>
                <ButtonLink to="/$cabinet/campaigns/new-group" params={{ cabinet }} variant="outline">
                  New group
                </ButtonLink>
              </NewGroup>
              <ButtonLink to="/$cabinet/campaigns/new-campaign" params={{ cabinet }} icon={<Plus aria-hidden />}>
                New campaign
              </ButtonLink>
            </>
          }
        />
        {cabinet === 'advertiser' && <StartChecklist />}
        <CampaignTabs cabinet={cabinet} folder={state.folder} />
        <FolderBrowser kind="campaign" noun="campaigns" folder={state.folder} onChange={(folder) => narrow({ folder })}>
          {state.group ? <GroupSummary cabinet={cabinet} groupId={state.group} /> : null}
          <ListTable
            label="Campaigns"
            name="campaigns"
            rows={rows}
            total={list.data?.total}
            cursors={list.data}
            error={failureOf(list)}
            isStale={list.isPlaceholderData || figures.isPlaceholderData}
            columns={columns}
            rowKey={({ id }) => id}
            state={{ ...state, ...period, sort: asked.isSortKept ? state.sort : undefined }}
            defaultSort={asked.defaultSort}
            navigate={navigate}
            empty={<NoCampaigns state={state} onClear={() => narrow({ group: undefined, owner: undefined })} />}
            period={
              <ListPeriodFilter
                state={period}
                preset={listPeriod}
                period={figures.data?.period}
                seesOthers={managesOthers(cabinet)}
                onChange={(change) =>
                  void navigate({ search: { ...state, ...period, ...change, ...firstPage }, resetScroll: false })
                }
              />
            }
            summary={
              list.data?.total !== 0 && <ListFigures figures={figures} isFailed={failureOf(list) !== undefined} />
            }
            totals={tableTotals(figures.data, formatTotal(list.data?.total ?? 0, 'campaign'))}
            filterCount={[state.group, state.owner].filter((value) => value !== undefined).length}
            filters={<CampaignFilters cabinet={cabinet} group={state.group} owner={state.owner} onChange={narrow} />}
            selection={{ selected, onChange: select }}
            bulkActions={<BulkCampaignBar campaigns={campaigns} inFolders={inFolders} onDone={clear} />}
          />
        </FolderBrowser>
        {moving && (
          <MoveToFolderDialog
            moved={{ kind: 'campaign', records: moving.campaigns }}
            onClose={() => setMoving(null)}
            {...(moving.onDone && { onMoved: moving.onDone })}
          />
        )}
      </CampaignActions>
    </Drafts>
  );
}
