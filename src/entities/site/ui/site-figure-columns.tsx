import type { SiteRowFigures } from '@/shared/api';
import { formatMoney, numberFormatter, plainMoney } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { type Columns, createColumns, SecondLine, type TableTotals } from '@/shared/ui/data-table';
import { QuartileGlyph, quartilesOf } from '@/shared/ui/quartile-glyph';
import { Delta } from '@/shared/ui/stat';
import { addSiteFigures, type SiteMetric, siteMetrics } from '../model/site-metrics';

/** A row with the figures of a site or placement; undefined while they load. */
export interface WithSiteFigures {
  figures?: SiteRowFigures['figures'] | undefined;
  before?: SiteRowFigures['before'] | undefined;
  /** Whether it is newer than the start of the compared period. */
  isNew?: boolean;
  /** The currency of the revenue. */
  currency?: string | undefined;
}

/** Shown next to a figure; hidden on cards, which have no room for it. */
const Glyph = styled('span', {
  base: { display: 'inline-flex', me: '1.5', verticalAlign: 'top', 'li &': { display: 'none' } },
});

function Watched(figures: SiteRowFigures['figures']) {
  const quartiles = quartilesOf(figures);
  return (
    quartiles && (
      <Glyph>
        <QuartileGlyph quartiles={quartiles} />
      </Glyph>
    )
  );
}

type Counted = Exclude<SiteMetric, 'revenue' | 'ecpm'>;

const write: Record<Counted, (value: number) => string> = {
  requests: numberFormatter(siteMetrics.requests.format),
  fill: numberFormatter(siteMetrics.fill.format),
  impressions: numberFormatter(siteMetrics.impressions.format),
  completed: numberFormatter(siteMetrics.completed.format),
};

const written = (metric: Counted, figures: SiteRowFigures['figures']) => {
  const value = siteMetrics[metric].read(figures);
  return value === null ? '–' : write[metric](value);
};

function Change({ metric, row }: { metric: SiteMetric; row: WithSiteFigures }) {
  const { read, format, goodWhen } = siteMetrics[metric];
  const { figures, before, isNew } = row;
  if (!figures || !before) return null;
  return <Delta value={read(figures)} previous={read(before)} isNew={isNew} format={format} goodWhen={goodWhen} />;
}

/** Formats values for spreadsheets: rates have the precision of the displayed percentage. */
const toCsv: Record<Counted, (value?: number | null) => number | ''> = {
  requests: (count) => count ?? '',
  impressions: (count) => count ?? '',
  fill: (rate) => (rate == null ? '' : Math.round(rate * 1000) / 1000),
  completed: (rate) => (rate == null ? '' : Math.round(rate * 1000) / 1000),
};

interface Options {
  /** The currency of all rows, named in the headers; undefined if each row names its own. */
  only: string | undefined;
  /** The columns that the rows can be sorted by; all if omitted. */
  sortable?: readonly SiteMetric[];
}

/** The columns of the figures of sites or placements, each with its change. Cells are empty while the figures load. */
export function siteFigureColumns<Row extends WithSiteFigures>({ only, sortable }: Options): Columns<Row> {
  const column = createColumns<Row>();
  const isSortable = (metric: SiteMetric) => sortable?.includes(metric) ?? true;
  // a sortable column needs room for the arrow in its header
  const widthOf = (metric: Counted, rem: number) => `${isSortable(metric) ? rem + 1.5 : rem}rem`;
  const count = (metric: Counted, width: number, place: { card: 'figure' | 'none'; unit?: string; extra?: boolean }) =>
    column.accessor(({ figures }) => figures && siteMetrics[metric].read(figures), {
      id: metric,
      header: siteMetrics[metric].label,
      enableSorting: isSortable(metric),
      meta: { align: 'end', width: widthOf(metric, width), exported: true, csv: toCsv[metric], ...place },
      cell: ({ row: { original } }) =>
        original.figures && (
          <>
            {metric === 'completed' && <Watched {...original.figures} />}
            <span>{written(metric, original.figures)}</span>
            <SecondLine>
              <Change metric={metric} row={original} />
            </SecondLine>
          </>
        ),
    });
  const revenue = column.accessor(({ figures, currency = '' }) => figures && plainMoney(figures.revenue, currency), {
    id: 'revenue',
    header: only === undefined ? siteMetrics.revenue.label : `${siteMetrics.revenue.label}, ${only}`,
    enableSorting: isSortable('revenue'),
    meta: { align: 'end', width: '8rem', card: 'figure', currency: only, csv: (amount?: string) => amount ?? '' },
    cell: ({ row: { original } }) =>
      original.figures && (
        <>
          <span>{formatMoney(original.figures.revenue, original.currency ?? '', { bare: only !== undefined })}</span>
          <SecondLine>
            <Change metric="revenue" row={original} />
          </SecondLine>
        </>
      ),
  });
  return [
    // on phones there is room for three figures
    count('requests', 6, { card: 'none' }),
    count('fill', 5.5, { card: 'figure', unit: 'filled' }),
    // hidden by default: requests and the fill rate imply it
    count('impressions', 6.5, { card: 'none', extra: true }),
    count('completed', 7, { card: 'figure', unit: 'completed' }),
    revenue,
  ];
}

/**
 * The totals row below `siteFigureColumns`. Amounts of different currencies are not added up.
 *
 * @param sums one set of totals per currency; undefined while they load
 * @param label the records that are added up: "25 sites"
 */
export function siteTableTotals(
  sums: readonly Required<Pick<WithSiteFigures, 'figures' | 'currency'>>[] | undefined,
  label: string,
): TableTotals | undefined {
  if (!sums) return undefined;
  const figures = addSiteFigures(sums.flatMap(({ figures }) => figures ?? []));
  const [first, ...others] = sums;
  const counted = (Object.keys(write) as Counted[]).map((metric) => [metric, written(metric, figures)]);
  const revenue =
    first?.currency && others.length === 0 && formatMoney(figures.revenue, first.currency, { bare: true });
  return { label, cells: { ...Object.fromEntries(counted), ...(revenue && { revenue }) } };
}
