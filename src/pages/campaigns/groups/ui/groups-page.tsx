import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { groupQueries } from '@/entities/group';
import { figuresCurrency, withFigures } from '@/entities/metric';
import { useFolderKinds } from '@/entities/session';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { ButtonLink } from '@/shared/ui/button';
import { ListTable } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { CampaignTabs, OwnerFilter } from '@/widgets/campaign-tabs';
import { useFiguredList } from '@/widgets/figured-list';
import { FolderBrowser } from '@/widgets/folder-browser';
import { groupList } from '../model/group-list';
import { BulkGroupBar } from './bulk-group-bar';
import { groupColumns } from './group-columns';
import { NoGroups } from './no-groups';

const route = getRouteApi('/$cabinet/campaigns/groups');

/**
 * Lists the groups that the user may see; each links to its campaigns. Groups share the folders of campaigns. The
 * figures of a row are those of the campaigns that its link shows, including the time before they joined the group.
 * Figures of the group itself are on its own page.
 */
export function GroupsPage() {
  const { cabinet } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const request = groupList(cabinet, search);
  const list = useStaleLimit(useQuery(groupQueries.list(request.state)));
  const figures = useStaleLimit(useQuery(groupQueries.listFigures(request.state, request.period)));
  const rows = useMemo(
    // null instead of the creation date: campaigns of a group may be older than the group
    () => withFigures(list.data?.groups, figures.data, () => null),
    [list.data, figures.data],
  );
  const currency = figuresCurrency(figures.data);
  const sortable = request.defaultSort !== undefined;
  const inFolders = useFolderKinds().includes('campaign');
  const columns = useMemo(
    () => groupColumns(cabinet, { only: currency, sortable, besideFolders: inFolders }),
    [cabinet, currency, sortable, inFolders],
  );
  const { chosen, clear, narrow, table, totals } = useFiguredList({
    cabinet,
    noun: 'group',
    search,
    navigate,
    order: request,
    list,
    figures,
    rows,
  });
  const [isMoving, setIsMoving] = useState(false);

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
      <CampaignTabs cabinet={cabinet} folder={search.folder} />
      <FolderBrowser kind="campaign" noun="groups" folder={search.folder} onChange={(folder) => narrow({ folder })}>
        <ListTable
          label="Groups"
          name="groups"
          {...table}
          {...totals}
          columns={columns}
          empty={<NoGroups state={search} onClear={() => narrow({ owner: undefined })} />}
          filterCount={search.owner === undefined ? 0 : 1}
          filters={<OwnerFilter cabinet={cabinet} owner={search.owner} onChange={(owner) => narrow({ owner })} />}
          bulkActions={
            <BulkGroupBar
              groups={chosen}
              onMoveToFolder={inFolders ? () => setIsMoving(true) : undefined}
              onDone={clear}
            />
          }
        />
      </FolderBrowser>
      {isMoving && (
        <MoveToFolderDialog
          moved={{ kind: 'campaign', record: 'group', records: chosen }}
          onClose={() => setIsMoving(false)}
          onMoved={clear}
        />
      )}
    </>
  );
}
