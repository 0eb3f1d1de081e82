import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { advertQueries, readMatchingAdverts } from '@/entities/advert';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable, useSelectedRows } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { advertColumns, useBulkAdverts } from '@/widgets/adverts';
import { CampaignTabs, OwnerFilter } from '@/widgets/campaign-tabs';
import { FolderBrowser } from '@/widgets/folder-browser';
import { NoAdverts } from './no-adverts';

const route = getRouteApi('/$cabinet/campaigns/adverts/');

/** Lists the adverts of all campaigns. The URL carries folder, filters, search, sort and page. */
export function AdvertsPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(advertQueries.list(state));
  const { selected, rows, select, clear } = useSelectedRows(list.data?.adverts);
  const { bulkActions, dialog } = useBulkAdverts(rows, clear);

  const narrow = (change: Partial<typeof state>) => {
    clear();
    void navigate({ search: { ...state, ...change, page: undefined } });
  };

  return (
    <>
      <PageHeader title="Adverts" />
      <CampaignTabs cabinet={cabinet} />
      <FolderBrowser
        kind="advert"
        noun="adverts"
        folder={state.folder}
        onChange={(folder) => narrow({ folder })}
        isReady={!list.isPending}
      >
        <ListTable
          label="Adverts"
          name="all-adverts"
          csvName="adverts"
          rows={list.data?.adverts}
          total={list.data?.total}
          error={failureOf(list)}
          columns={advertColumns.everything}
          rowKey={({ id }) => id}
          state={state}
          navigate={navigate}
          empty={<NoAdverts state={state} onClear={() => narrow({ owner: undefined })} />}
          filters={<OwnerFilter cabinet={cabinet} owner={state.owner} onChange={(owner) => narrow({ owner })} />}
          selection={{ selected, onChange: select }}
          bulkActions={bulkActions}
          readAll={() => readMatchingAdverts(state)}
        />
      </FolderBrowser>
      {dialog}
    </>
  );
}
