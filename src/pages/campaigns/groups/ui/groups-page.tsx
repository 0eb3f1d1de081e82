import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { groupQueries } from '@/entities/group';
import { ListFigures, ListPeriodFilter, listPeriod, onlyCurrency, tableTotals, withFigures } from '@/entities/metric';
import { managesOthers, useFolderKinds } from '@/entities/session';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { formatTotal } from '@/shared/lib/format';
import { firstPage } from '@/shared/lib/paging';
import { useCurrent } from '@/shared/lib/scheduling';
import { ButtonLink } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable, useSelectedRows } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { CampaignTabs, OwnerFilter } from '@/widgets/campaign-tabs';
import { FolderBrowser } from '@/widgets/folder-browser';
import { groupList } from '../model/group-list';
import { BulkGroupBar } from './bulk-group-bar';
import { groupColumns } from './group-columns';
import { NoGroups } from './no-groups';

const route = getRouteApi('/$cabinet/campaigns/groups');

/**
 * Lists the groups that the user may see; each links to its campaigns. Groups share the campaigns' folders. The figures of
 * a row are those of the campaigns that its link shows, also of the time before they were in the group; a group's own page
 * has what happened in it.
 */
export function GroupsPage() {
  const { cabinet } = route.useParams();
  const { dates, compare, zone, ...state } = route.useSearch();
  const period = { dates, compare, zone };
  const navigate = route.useNavigate();
  const asked = groupList(cabinet, { ...state, ...period });
  const list = useCurrent(useQuery(groupQueries.list(asked.state)));
  const figures = useCurrent(useQuery(groupQueries.listFigures(asked.state, asked.period)));
  const groups = useMemo(
    // its campaigns may be older
    () => withFigures(list.data?.groups, figures.data, () => null),
    [list.data, figures.data],
  );
  const currency = onlyCurrency(figures.data);
  const sortable = asked.defaultSort !== undefined;
  const columns = useMemo(() => groupColumns(cabinet, { only: currency, sortable }), [cabinet, currency, sortable]);
  const inFolders = useFolderKinds().includes('campaign');
  const { selected, rows, select, clear } = useSelectedRows(groups);
  const [isMoving, setIsMoving] = useState(false);

  const narrow = (change: Partial<typeof state>) => {
    clear();
    void navigate({ search: { ...state, ...period, ...change, ...firstPage } });
  };

  return (
    <>
      <PageHeader
        title="Groups"
        actions={
          <ButtonLink to="/$cabinet/campaigns/new-group" params={{ cabinet }} icon={<Plus aria-hidden />}>
            New group
          </ButtonLink>
        }
      />
      <CampaignTabs cabinet={cabinet} folder={state.folder} />
      <FolderBrowser kind="campaign" noun="groups" folder={state.folder} onChange={(folder) => narrow({ folder })}>
        <ListTable
          label="Groups"
          name="groups"
          rows={groups}
          total={list.data?.total}
          cursors={list.data}
          error={failureOf(list)}
          isStale={list.isPlaceholderData || figures.isPlaceholderData}
          columns={columns}
          rowKey={({ id }) => id}
          state={{ ...state, ...period, sort: asked.isSortKept ? state.sort : undefined }}
          defaultSort={asked.defaultSort}
          navigate={navigate}
          empty={<NoGroups state={state} onClear={() => narrow({ owner: undefined })} />}
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
          summary={list.data?.total !== 0 && <ListFigures figures={figures} isFailed={failureOf(list) !== undefined} />}
          totals={tableTotals(figures.data, formatTotal(list.data?.total ?? 0, 'group'))}
          filterCount={state.owner === undefined ? 0 : 1}
          filters={<OwnerFilter cabinet={cabinet} owner={state.owner} onChange={(owner) => narrow({ owner })} />}
          selection={{ selected, onChange: select }}
          bulkActions={
            <BulkGroupBar
              groups={rows}
              onMoveToFolder={inFolders ? () => setIsMoving(true) : undefined}
              onDone={clear}
            />
          }
        />
      </FolderBrowser>
      {isMoving && (
        <MoveToFolderDialog
          moved={{ kind: 'campaign', record: 'group', records: rows }}
          onClose={() => setIsMoving(false)}
          onMoved={clear}
        />
      )}
    </>
  );
}
