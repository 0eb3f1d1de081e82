import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FiguresFailure } from '@/entities/metric';
import { managesOthers, useFolderKinds } from '@/entities/session';
import { readMatchingSites, sitePeriod, siteQueries, siteTableTotals } from '@/entities/site';
import { BulkSiteBar, SiteActions } from '@/features/change-sites';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { formatTotal } from '@/shared/lib/format';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { ButtonLink } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { usePeriodList } from '@/widgets/figured-list';
import { FolderBrowser } from '@/widgets/folder-browser';
import { siteList } from '../model/site-list';
import { withFigures } from '../model/site-row';
import { NoSites } from './no-sites';
import { RecentRevenue } from './recent-revenue';
import { siteColumns } from './site-columns';
import { SiteFilters, verificationFilter } from './site-filters';
import { allMetrics, noResults, SiteStats } from './site-stats';

const route = getRouteApi('/$cabinet/sites/');

/** Figures next to `RecentRevenue`; the totals row has the others. */
const besideEarned = ['revenue', 'fill', 'completed', 'ecpm'] as const;

/** Lists the sites that the user may see. The URL carries folder, filters, dates, search, sort and page. */
export function SitesPage() {
  const { cabinet } = route.useParams();
  const search = route.useSearch();
  const { dates, compare, zone, ...filters } = search;
  const navigate = route.useNavigate();
  const request = siteList(cabinet, search);
  const list = useStaleLimit(useQuery(siteQueries.list(request.state)));
  const found = useStaleLimit(useQuery(siteQueries.listFigures(request.state, request.period)));
  const figures = found.data;
  const isFailed = failureOf(found) !== undefined;
  const rows = useMemo(() => withFigures(list.data?.sites, figures), [list.data, figures]);
  const ownsThem = !managesOthers(cabinet);
  const inFolders = useFolderKinds().includes('site');
  const { chosen, clear, narrow, table, period } = usePeriodList({
    cabinet,
    search,
    navigate,
    preset: sitePeriod,
    order: request,
    list,
    figures: found,
    rows,
  });
  const [isMoving, setIsMoving] = useState(false);

  const currency = figures?.totals.length === 1 ? figures.totals[0]?.currency : undefined;
  const hasSeveral = figures !== undefined && figures.totals.length > 1;
  const isSorting = request.defaultSort !== undefined;
  const columns = useMemo(
    () => siteColumns(cabinet, { only: currency, hasSeveral, isSorting }),
    [cabinet, currency, hasSeveral, isSorting],
  );
  // amounts of different currencies are never added up: each currency has its own strip
  const totals = figures && figures.totals.length === 0 ? [noResults] : (figures?.totals ?? [undefined]);

  return (
    <SiteActions>
      <PageHeader
        title="Sites"
        actions={
          <ButtonLink to="/$cabinet/sites/new-site" params={{ cabinet }} icon={<Plus aria-hidden />}>
            New site
          </ButtonLink>
        }
      />
      <FolderBrowser kind="site" noun="sites" folder={search.folder} onChange={(folder) => narrow({ folder })}>
        <ListTable
          label="Sites"
          name="sites"
          {...table}
          columns={columns}
          empty={
            <NoSites
              state={search}
              onClear={() => narrow({ category: undefined, verification: undefined, owner: undefined })}
            />
          }
          period={period}
          summary={
            <>
              {isFailed && failureOf(list) === undefined && <FiguresFailure figures={found} />}
              {(list.data?.total === 0 || isFailed ? [] : totals).map((sum, index) => (
                <SiteStats
                  // a constant key, so that the first strip stays mounted while its figures load
                  key={index === 0 ? 'first' : sum?.currency}
                  label={totals.length > 1 && sum ? `Totals in ${sum.currency}` : 'Totals'}
                  metrics={ownsThem ? besideEarned : allMetrics}
                  totals={sum}
                  period={figures?.period}
                >
                  {ownsThem && <RecentRevenue filters={filters} zone={zone} />}
                </SiteStats>
              ))}
            </>
          }
          totals={siteTableTotals(figures?.totals, formatTotal(list.data?.total ?? 0, 'site'))}
          filterCount={[search.category, search.owner].filter((value) => value !== undefined).length}
          moreFilters={[verificationFilter(search.verification, narrow)]}
          filters={<SiteFilters cabinet={cabinet} state={search} onChange={narrow} />}
          bulkActions={
            <BulkSiteBar sites={chosen} onMove={inFolders ? () => setIsMoving(true) : undefined} onDone={clear} />
          }
          readAll={() => readMatchingSites(request.state, request.period)}
        />
      </FolderBrowser>
      {isMoving && (
        <MoveToFolderDialog
          moved={{ kind: 'site', records: chosen }}
          onClose={() => setIsMoving(false)}
          onMoved={clear}
        />
      )}
    </SiteActions>
  );
}
