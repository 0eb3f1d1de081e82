import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { advertQueries, readMatchingAdverts, readMatchingFigures } from '@/entities/advert';
import { ListFigures, ListPeriodFilter, listPeriod, onlyCurrency, tableTotals, withFigures } from '@/entities/metric';
import { $actsAsModerator, managesOthers } from '@/entities/session';
import { formatTotal } from '@/shared/lib/format';
import { firstPage } from '@/shared/lib/paging';
import { useCurrent } from '@/shared/lib/scheduling';
import { ButtonLink } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable, useSelectedRows } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { advertColumns, moderationColumns, useBulkAdverts } from '@/widgets/adverts';
import { CampaignTabs, OwnerFilter } from '@/widgets/campaign-tabs';
import { FolderBrowser } from '@/widgets/folder-browser';
import { advertList } from '../model/advert-list';
import { NoAdverts } from './no-adverts';

const route = getRouteApi('/$cabinet/campaigns/adverts/');

/**
 * Lists the adverts of all campaigns. The URL carries folder, filters, search, sort and page. Those who moderate find
 * what waits for them under a title of its own, without figures: nobody has seen these adverts.
 */
export function AdvertsPage() {
  const { cabinet } = route.useParams();
  const { isModerationQueue: isQueue } = route.useRouteContext();
  const isModerator = useUnit($actsAsModerator);
  const { dates, compare, zone, ...state } = route.useSearch();
  const period = { dates, compare, zone };
  const navigate = route.useNavigate();
  const asked = advertList(cabinet, { ...state, ...period });
  const list = useCurrent(useQuery(advertQueries.list(asked.state)));
  const figures = useCurrent(useQuery({ ...advertQueries.listFigures(asked.state, asked.period), enabled: !isQueue }));
  const adverts = useMemo(() => withFigures(list.data?.adverts, figures.data), [list.data, figures.data]);
  const currency = onlyCurrency(figures.data);
  const sortable = asked.defaultSort !== undefined;
  const columns = useMemo(
    () => (isQueue ? moderationColumns : advertColumns(cabinet, { only: currency, sortable })),
    [isQueue, cabinet, currency, sortable],
  );
  const { selected, rows, select, clear } = useSelectedRows(adverts);
  const { bulkActions, dialog } = useBulkAdverts(rows, clear);

  const readAll = async () => {
    const figures = isQueue ? undefined : readMatchingFigures(asked.state, asked.period);
    return withFigures(await readMatchingAdverts(asked.state), await figures) ?? [];
  };

  const narrow = (change: Partial<typeof state>) => {
    clear();
    void navigate({ search: { ...state, ...period, ...change, ...firstPage } });
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
      <FolderBrowser kind="advert" noun="adverts" folder={state.folder} onChange={(folder) => narrow({ folder })}>
        <ListTable
          label="Adverts"
          name="all-adverts"
          csvName="adverts"
          rows={adverts}
          total={list.data?.total}
          cursors={list.data}
          error={failureOf(list)}
          isStale={list.isPlaceholderData || figures.isPlaceholderData}
          columns={columns}
          rowKey={({ id }) => id}
          state={{ ...state, ...period, sort: asked.isSortKept ? state.sort : undefined }}
          defaultSort={asked.defaultSort}
          navigate={navigate}
          empty={<NoAdverts state={state} onClear={() => narrow({ owner: undefined })} />}
          {...(!isQueue && {
            period: (
              <ListPeriodFilter
                state={period}
                preset={listPeriod}
                period={figures.data?.period}
                seesOthers={managesOthers(cabinet)}
                onChange={(change) =>
                  void navigate({ search: { ...state, ...period, ...change, ...firstPage }, resetScroll: false })
                }
              />
            ),
            summary: list.data?.total !== 0 && (
              <ListFigures figures={figures} isFailed={failureOf(list) !== undefined} />
            ),
            totals: tableTotals(figures.data, formatTotal(list.data?.total ?? 0, 'advert')),
          })}
          filterCount={state.owner === undefined ? 0 : 1}
          filters={<OwnerFilter cabinet={cabinet} owner={state.owner} onChange={(owner) => narrow({ owner })} />}
          selection={{ selected, onChange: select }}
          bulkActions={bulkActions}
          readAll={readAll}
        />
      </FolderBrowser>
      {dialog}
    </>
  );
}
