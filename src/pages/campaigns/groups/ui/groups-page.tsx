import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { groupQueries } from '@/entities/group';
import { useFolderKinds } from '@/entities/session';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { ButtonLink } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable, useSelectedRows } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { CampaignTabs, OwnerFilter } from '@/widgets/campaign-tabs';
import { FolderBrowser } from '@/widgets/folder-browser';
import { BulkGroupBar } from './bulk-group-bar';
import { groupColumns } from './group-columns';
import { NoGroups } from './no-groups';

const route = getRouteApi('/$cabinet/campaigns/groups');

/** Lists the groups that the user may see; each links to its campaigns. Groups share the campaigns' folders. */
export function GroupsPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(groupQueries.list(state));
  const inFolders = useFolderKinds().includes('campaign');
  const { selected, rows, select, clear } = useSelectedRows(list.data?.groups);
  const [isMoving, setIsMoving] = useState(false);

  const narrow = (change: Partial<typeof state>) => {
    clear();
    void navigate({ search: { ...state, ...change, page: undefined } });
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
      <FolderBrowser
        kind="campaign"
        noun="groups"
        folder={state.folder}
        onChange={(folder) => narrow({ folder })}
        isReady={!list.isPending}
      >
        <ListTable
          label="Groups"
          name="groups"
          rows={list.data?.groups}
          total={list.data?.total}
          error={failureOf(list)}
          columns={groupColumns(cabinet)}
          rowKey={({ id }) => id}
          state={state}
          navigate={navigate}
          empty={<NoGroups state={state} onClear={() => narrow({ owner: undefined })} />}
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
