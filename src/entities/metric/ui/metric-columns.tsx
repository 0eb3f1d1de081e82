import type { Figures } from '@/shared/api';
import { formatMoney, formatNumber, numberFormatter } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { createColumns, SecondLine } from '@/shared/ui/data-table';
import { QuartileGlyph, quartilesOf } from '@/shared/ui/quartile-glyph';
import { Delta } from '@/shared/ui/stat';
import { type Metric, metrics } from '../model/metrics';
import type { ListedFigures, WithFigures } from '../model/with-figures';

/** Shown below its glyph; on a card it is shown without the glyph. */
const Completed = styled('span', {
  base: {
    display: 'block',
    minH: '4',
    textStyle: 'caption',
    color: 'text.subtle',
    'li &': { display: 'inline', font: 'inherit', color: 'inherit' },
  },
});

/** Hidden on cards, which have no room for it. */
const Glyph = styled('span', { base: { 'li &': { display: 'none' } } });

const rates = { ctr: numberFormatter(metrics.ctr.format), completed: numberFormatter(metrics.completed.format) };

function Change({ metric, row: { figures, before, isNew } }: { metric: Metric; row: ListedFigures }) {
  const { read, format, goodWhen } = metrics[metric];
  if (before === null) return null;
  return <Delta value={read(figures)} previous={read(before)} isNew={isNew} format={format} goodWhen={goodWhen} />;
}

function Rate({ metric, row: { figures } }: { metric: keyof typeof rates; row: ListedFigures }) {
  const rate = metrics[metric].read(figures);
  return rate === null ? '–' : rates[metric](rate);
}

function Watched(figures: Figures) {
  const quartiles = quartilesOf(figures);
  return (
    quartiles && (
      <Glyph>
        <QuartileGlyph quartiles={quartiles} />
      </Glyph>
    )
  );
}

export interface MetricColumnOptions {
  /** The currency of all rows, named in the headers; undefined if each row names its own. */
  only: string | undefined;
  /** Whether the list can be sorted by spend. */
  sortable?: boolean;
  /** Whether a folder panel takes room from the names: clicks are then hidden by default, but still exported. */
  besideFolders?: boolean;
}

/**
 * The columns of a list's figures, for rows from `withFigures`. Cells are empty while the figures load.
 *
 * @param currencyOf the currency of a row's amounts; undefined if unknown
 */
export function metricColumns<Row>(
  currencyOf: (row: Row) => string | undefined,
  { only, sortable = false, besideFolders = false }: MetricColumnOptions,
) {
  const column = createColumns<WithFigures<Row>>();
  const figure = { align: 'end', card: 'figure' } as const;
  return [
    column.accessor(({ figures }) => figures?.figures.shows, {
      id: 'shows',
      header: 'Shows',
      enableSorting: false,
      meta: { ...figure, width: '6rem', unit: 'shows' },
      cell: ({ row: { original } }) =>
        original.figures && (
          <>
            <span>{formatNumber(original.figures.figures.shows)}</span>
            <SecondLine>
              <Change metric="shows" row={original.figures} />
            </SecondLine>
          </>
        ),
    }),
    column.accessor(({ figures }) => figures?.figures.clicks, {
      id: 'clicks',
      header: 'Clicks, CTR',
      enableSorting: false,
      // on phones there is room for three figures
      meta: { align: 'end', width: '5rem', card: 'none', csvHeader: 'Clicks', extra: besideFolders, exported: true },
      cell: ({ row: { original } }) =>
        original.figures && (
          <>
            <span>{formatNumber(original.figures.figures.clicks)}</span>
            <SecondLine>
              <Rate metric="ctr" row={original.figures} />
            </SecondLine>
          </>
        ),
    }),
    // the cell of clicks contains it; the export needs its own column
    column.accessor(({ figures }) => figures && metrics.ctr.read(figures.figures), {
      id: 'ctr',
      header: 'CTR',
      enableSorting: false,
      meta: { align: 'end', width: '5rem', card: 'none', extra: true, exported: true },
      cell: ({ row: { original } }) => original.figures && <Rate metric="ctr" row={original.figures} />,
    }),
    column.accessor(({ figures }) => figures && metrics.completed.read(figures.figures), {
      id: 'completed',
      header: metrics.completed.label,
      enableSorting: false,
      meta: { ...figure, width: '5.5rem', unit: 'completed' },
      cell: ({ row: { original } }) =>
        original.figures && (
          <>
            <Watched {...original.figures.figures} />
            <Completed>
              <Rate metric="completed" row={original.figures} />
            </Completed>
          </>
        ),
    }),
    column.accessor(({ figures }) => figures?.figures.spend, {
      id: 'spend',
      header: only === undefined ? 'Spend' : `Spend, ${only}`,
      enableSorting: sortable,
      meta: { ...figure, width: only === undefined ? '9rem' : '7rem', currency: only },
      cell: ({ row: { original } }) => {
        const currency = currencyOf(original);
        return (
          original.figures &&
          currency !== undefined && (
            <>
              <span>{formatMoney(original.figures.figures.spend, currency, { bare: only !== undefined })}</span>
              <SecondLine>
                <Change metric="spend" row={original.figures} />
              </SecondLine>
            </>
          )
        );
      },
    }),
  ];
}
