import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { useFolderKinds } from '@/entities/session';
import { siteQueries } from '@/entities/site';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { Button } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable, useSelectedRows } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { FolderBrowser } from '@/widgets/folder-browser';
import { NoSites } from './no-sites';
import { siteColumns, siteColumnsWithFolders } from './site-columns';

const route = getRouteApi('/$cabinet/sites/');

/** The sites that somebody may see; the address holds folder, search, order and page. */
export function SitesPage() {
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(siteQueries.list(state));
  const inFolders = useFolderKinds().includes('site');
  const { selected, rows, select, clear } = useSelectedRows(list.data?.sites);
  const [isMoving, setIsMoving] = useState(false);

  const openFolder = (folder: number | undefined) => {
    clear();
    void navigate({ search: { ...state, folder, page: undefined } });
  };

  return (
    <>
      <PageHeader title="Sites" />
      <FolderBrowser kind="site" noun="sites" folder={state.folder} onChange={openFolder} isReady={!list.isPending}>
        <ListTable
          label="Sites"
          name="sites"
          rows={list.data?.sites}
          total={list.data?.total}
          error={failureOf(list)}
          columns={inFolders ? siteColumnsWithFolders : siteColumns}
          rowKey={({ id }) => id}
          state={state}
          navigate={navigate}
          empty={<NoSites folder={state.folder} />}
          {...(inFolders && {
            selection: { selected, onChange: select },
            bulkActions: (
              <Button size="sm" icon={<FolderInput aria-hidden />} onClick={() => setIsMoving(true)}>
                Move to folder
              </Button>
            ),
          })}
        />
      </FolderBrowser>
      {isMoving && (
        <MoveToFolderDialog
          moved={{ kind: 'site', records: rows }}
          onClose={() => setIsMoving(false)}
          onMoved={clear}
        />
      )}
    </>
  );
}
