import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { advertQueries, readMatchingAdverts, readMatchingFigures } from '@/entities/advert';
import { figuresCurrency, withFigures } from '@/entities/metric';
import { $actsAsModerator, useFolderKinds } from '@/entities/session';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { ButtonLink } from '@/shared/ui/button';
import { ListTable } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { advertColumns, moderationColumns, useBulkAdverts } from '@/widgets/adverts';
import { CampaignTabs, OwnerFilter } from '@/widgets/campaign-tabs';
import { useFiguredList } from '@/widgets/figured-list';
import { FolderBrowser } from '@/widgets/folder-browser';
import { advertList } from '../model/advert-list';
import { NoAdverts } from './no-adverts';

const route = getRouteApi('/$cabinet/campaigns/adverts/');

/**
 * Lists the adverts of all campaigns. The URL carries folder, filters, search, sort and page. For moderators, the queue
 * of adverts in review has its own title and no figures, because these adverts have not been shown.
 */
export function AdvertsPage() {
  const { cabinet } = route.useParams();
  const { isModerationQueue: isQueue } = route.useRouteContext();
  const isModerator = useUnit($actsAsModerator);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const request = advertList(cabinet, search);
  const list = useStaleLimit(useQuery(advertQueries.list(request.state)));
  const figures = useStaleLimit(
    useQuery({ ...advertQueries.listFigures(request.state, request.period), enabled: !isQueue }),
  );
  const rows = useMemo(() => withFigures(list.data?.adverts, figures.data), [list.data, figures.data]);
  const currency = figuresCurrency(figures.data);
  const sortable = request.defaultSort !== undefined;
  const besideFolders = useFolderKinds().includes('advert');
  const columns = useMemo(
    () => (isQueue ? moderationColumns : advertColumns(cabinet, { only: currency, sortable, besideFolders })),
    [isQueue, cabinet, currency, sortable, besideFolders],
  );
  const { chosen, clear, narrow, table, totals } = useFiguredList({
    cabinet,
    noun: 'advert',
    search,
    navigate,
    order: request,
    list,
    figures,
    rows,
  });
  const { bulkActions, dialog } = useBulkAdverts(chosen, clear);

  const readAll = async () => {
    const figures = isQueue ? undefined : readMatchingFigures(request.state, request.period);
    return withFigures(await readMatchingAdverts(request.state), await figures) ?? [];
  };

  return (
    <>
      <PageHeader
        title={isQueue ? 'Moderation' : 'Adverts'}
        actions={
          isQueue &&
          isModerator && (
            <ButtonLink variant="outline" to="/$cabinet/moderation" params={{ cabinet }}>
              Review one by one
            </ButtonLink>
          )
        }
      />
      {!isQueue && <CampaignTabs cabinet={cabinet} />}
      <FolderBrowser kind="advert" noun="adverts" folder={search.folder} onChange={(folder) => narrow({ folder })}>
        <ListTable
          label="Adverts"
          name="all-adverts"
          csvName="adverts"
          {...table}
          {...(!isQueue && totals)}
          columns={columns}
          empty={<NoAdverts state={search} onClear={() => narrow({ owner: undefined })} />}
          filterCount={search.owner === undefined ? 0 : 1}
          filters={<OwnerFilter cabinet={cabinet} owner={search.owner} onChange={(owner) => narrow({ owner })} />}
          bulkActions={bulkActions}
          readAll={readAll}
        />
      </FolderBrowser>
      {dialog}
    </>
  );
}
