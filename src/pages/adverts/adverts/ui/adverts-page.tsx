import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { navigationTo, queryOf } from '@/shared/lib/paging';
import { failureOf } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { AdvertsTable } from '@/widgets/adverts';
import { CampaignTabs } from '@/widgets/campaign-tabs';
import { FolderBrowser } from '@/widgets/folder-browser';
import { NoAdverts } from './no-adverts';

const route = getRouteApi('/$cabinet/campaigns/adverts/');

/** The adverts of all campaigns; the address holds folder, search, status and order. They come as a whole. */
export function AdvertsPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(advertQueries.everything());

  const { folder } = state;
  const rows = list.data?.filter(({ folderId }) => folder === undefined || (folderId ?? 0) === folder);

  return (
    <>
      <PageHeader title="Adverts" />
      <CampaignTabs cabinet={cabinet} />
      <FolderBrowser
        kind="advert"
        noun="adverts"
        folder={folder}
        onChange={(next) => void navigate({ search: { ...state, folder: next } })}
        isReady={!list.isPending}
      >
        <AdvertsTable
          key={folder}
          of="everything"
          rows={rows}
          error={failureOf(list)}
          query={queryOf(state, ['status'])}
          onQueryChange={(query) => void navigate(navigationTo(state, query))}
          empty={<NoAdverts folder={folder} />}
        />
      </FolderBrowser>
    </>
  );
}
