import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { FiguresFailure, ListPeriodFilter } from '@/entities/metric';
import { placementQueries } from '@/entities/placement';
import { figuresZone, managesOthers } from '@/entities/session';
import { sitePeriod, siteTableTotals } from '@/entities/site';
import { BulkPlacementBar } from '@/features/change-placements';
import { accountZone, type ZonedPeriodState } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/format';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { columnFacts, DataTable, useStoredPreferences } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { placementFiguresQuery } from '../api/placement-figures-query';
import { totalOf, withFigures } from '../model/placement-row';
import { NewPlacementLink } from './new-placement-link';
import { placementColumns } from './placement-columns';

const route = getRouteApi('/$cabinet');

const hiddenAtFirst = columnFacts(placementColumns(undefined)).flatMap(({ id, extra }) => (extra ? [id] : []));

/** The default order in the webmaster's cabinet. */
const byRevenue = { id: 'revenue', desc: true };

const nothing: ReadonlySet<number> = new Set();

interface SitePlacementsProps {
  siteId: number;
  /** The dates of the figures. */
  state: ZonedPeriodState;
  /** Called with new dates; omitted if the page has its own choice of dates. */
  onChange?: (change: ZonedPeriodState) => void;
}

/**
 * The placements of a site with their revenue; they can be searched, started, stopped and archived. The route's loader
 * should start the query.
 */
export function SitePlacements({ siteId, state, onChange }: SitePlacementsProps) {
  const { cabinet } = route.useParams();
  const list = useQuery(placementQueries.bySite(siteId));
  const [first] = list.data ?? [];
  const currency = first?.currency;
  const timezone = figuresZone(cabinet, first?.owner_timezone ?? accountZone(), state.zone);
  const answer = useStaleLimit(
    useQuery({ ...placementFiguresQuery({ cabinet, siteId, state, timezone }), enabled: first !== undefined }),
  );
  const isOwn = !managesOthers(cabinet);
  // rows are sorted by their figures, so they are shown together with them and don't move later
  const isWaiting = isOwn && answer.isPending && answer.isFetching;
  const rows = useMemo(
    // among placements with equal revenue, the newest comes first
    () => withFigures(isOwn ? list.data?.toSorted((one, other) => other.id - one.id) : list.data, answer.data),
    [isOwn, list.data, answer.data],
  );
  const columns = useMemo(() => placementColumns(currency), [currency]);
  const { date_from: from, date_to: to } = answer.data?.passport ?? {};
  const [selected, select] = useState(nothing);
  const chosen = (list.data ?? []).filter(({ id }) => selected.has(id));
  return (
    <DataTable
      label="Placements"
      rows={isWaiting ? undefined : rows}
      defaultSort={isOwn ? byRevenue : undefined}
      resortKey={from && `${from} ${to}`}
      isStale={answer.isPlaceholderData}
      error={failureOf(list)}
      columns={columns}
      totals={siteTableTotals(totalOf(answer.data), formatCount(rows?.length ?? 0, 'placement'))}
      period={
        onChange && (
          <ListPeriodFilter
            state={state}
            preset={sitePeriod}
            period={undefined}
            seesOthers={!isOwn}
            onChange={onChange}
          />
        )
      }
      summary={answer.isError && answer.data === undefined && <FiguresFailure figures={answer} />}
      rowKey={({ id }) => id}
      csvName="placements"
      empty={
        <EmptyState title="No placements yet" action={<NewPlacementLink siteId={siteId} variant="outline" />}>
          A placement is a place for adverts on the site, with the code that its player needs.
        </EmptyState>
      }
      selection={{ selected, onChange: select }}
      bulkActions={<BulkPlacementBar placements={chosen} onDone={() => select(nothing)} />}
      {...useStoredPreferences('placements', hiddenAtFirst)}
    />
  );
}
