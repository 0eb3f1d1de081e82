import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { campaignQueries } from '@/entities/campaign';
import { figuresCurrency, withFigures } from '@/entities/metric';
import { useFolderKinds } from '@/entities/session';
import { BulkCampaignBar, CampaignActions, type ChangedCampaign } from '@/features/change-campaigns';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { ListTable } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { CampaignTabs } from '@/widgets/campaign-tabs';
import { useFiguredList } from '@/widgets/figured-list';
import { FolderBrowser } from '@/widgets/folder-browser';
import { StartChecklist } from '@/widgets/start-steps';
import { campaignList } from '../model/campaign-list';
import { campaignColumns } from './campaign-columns';
import { CampaignFilters } from './campaign-filters';
import { Drafts, NewCampaignDraft } from './drafts';
import { GroupSummary } from './group-summary';
import { NoCampaigns } from './no-campaigns';

const route = getRouteApi('/$cabinet/campaigns/');

/** Hidden on phones, where the title and one button fill the line; the list of groups has this button, too. */
const NewGroup = styled('span', { base: { display: { base: 'none', sm: 'contents' } } });

interface Moving {
  campaigns: readonly ChangedCampaign[];
  onDone: (() => void) | undefined;
}

/**
 * Lists the campaigns that the user may see, with their figures. The URL carries folder, filters, dates, search, sort
 * and page.
 */
export function CampaignsPage() {
  const { cabinet } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const request = campaignList(cabinet, search);
  const list = useStaleLimit(useQuery(campaignQueries.list(request.state)));
  const figures = useStaleLimit(useQuery(campaignQueries.listFigures(request.state, request.period)));
  const rows = useMemo(() => withFigures(list.data?.campaigns, figures.data), [list.data, figures.data]);
  const currency = figuresCurrency(figures.data);
  const sortable = request.defaultSort !== undefined;
  const inFolders = useFolderKinds().includes('campaign');
  const columns = useMemo(
    () => campaignColumns(cabinet, { only: currency, sortable, besideFolders: inFolders }),
    [cabinet, currency, sortable, inFolders],
  );
  const { chosen, clear, narrow, table, totals } = useFiguredList({
    cabinet,
    noun: 'campaign',
    search,
    navigate,
    order: request,
    list,
    figures,
    rows,
  });
  const [moving, setMoving] = useState<Moving | null>(null);

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
        <CampaignTabs cabinet={cabinet} folder={search.folder} />
        <FolderBrowser
          kind="campaign"
          noun="campaigns"
          folder={search.folder}
          onChange={(folder) => narrow({ folder })}
        >
          {search.group ? <GroupSummary cabinet={cabinet} groupId={search.group} /> : null}
          <ListTable
            label="Campaigns"
            name="campaigns"
            {...table}
            {...totals}
            columns={columns}
            empty={<NoCampaigns state={search} onClear={() => narrow({ group: undefined, owner: undefined })} />}
            filterCount={[search.group, search.owner].filter((value) => value !== undefined).length}
            filters={<CampaignFilters cabinet={cabinet} group={search.group} owner={search.owner} onChange={narrow} />}
            bulkActions={<BulkCampaignBar campaigns={chosen} inFolders={inFolders} onDone={clear} />}
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
