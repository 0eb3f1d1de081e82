import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useId, useState } from 'react';
import { styled } from '@/shared/theme';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Loading, SkeletonBlock } from '@/shared/ui/skeleton';
import { type ChartView, ChartViews } from './chart-views';
import { NumberTable, type NumberTableProps } from './number-table';

const Figure = styled('figure', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', minW: '0' },
});

/** The legend is between the title and the view switch, or below both if it doesn't fit. */
const Head = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: '4',
    rowGap: '1',
    minH: '7',
    '& > figcaption': { fontWeight: 'medium', minW: '0', overflowWrap: 'anywhere', py: '1' },
    '& > ul': { gridRow: '2', gridColumn: '1 / -1' },
    md: {
      gridTemplateColumns: 'minmax(12rem, 1fr) fit-content(60%) auto',
      '&[data-viewed]': { gridTemplateColumns: 'minmax(12rem, 1fr) fit-content(60%)' },
      '& > ul': { gridRow: '1', gridColumn: '2', justifyContent: 'end', py: '0.5' },
    },
  },
});

/** Reserves its width while loading, so that the title wraps the same way from the start. */
const Views = styled('div', {
  base: { gridRow: '1', gridColumn: '-2 / -1', '&[data-awaited]': { visibility: 'hidden' } },
});

/** Has the same height in every state, to prevent layout shifts. */
const Body = styled('div', { base: { h: '64' } });

export interface ChartStates {
  /** Title of the plot: "Impressions by day". */
  label: string;
  error?: { message: string; onRetry: () => void } | undefined;
  /** Shown if there is no data; defaults to a short message. */
  empty?: ReactNode;
  /** The view chosen by a `ChartViews` elsewhere; without it, the chart shows its own switch. */
  view?: ChartView | undefined;
}

interface ChartFrameProps extends ChartStates {
  state: 'loading' | 'empty' | 'ready';
  /** Also shown while loading, to prevent layout shifts. */
  legend?: ReactNode;
  plot: ReactNode;
  table: () => Omit<NumberTableProps, 'label'>;
}

const skeleton = (
  <Loading>
    <SkeletonBlock h="64" borderRadius="md" />
  </Loading>
);

/** Whether a plot has been drawn on this page. Its code is loaded then, so that the next plot needs no skeleton. */
let hasDrawn = false;

/** Frame shared by all charts: title, legend, plot, the data as a table, and the loading, empty and error states. */
export function ChartFrame({ label, state, error, empty, legend, plot, table, view: chosen }: ChartFrameProps) {
  const id = useId();
  const [own, setOwn] = useState<ChartView>('chart');
  const view = chosen ?? own;
  const ready = !error && state === 'ready';
  const awaited = !error && state === 'loading';
  // paints the other parts that depend on the data first; a deferred value isn't delayed like the end of a Suspense
  // fallback
  const isDrawn = useDeferredValue(ready, ready && hasDrawn);
  useEffect(() => {
    if (isDrawn) hasDrawn = true;
  }, [isDrawn]);
  return (
    <Figure aria-labelledby={id}>
      <Head data-viewed={chosen}>
        <figcaption id={id}>{label}</figcaption>
        {chosen === undefined && (ready || awaited) && (
          <Views data-awaited={awaited || undefined}>
            <ChartViews view={view} onChange={setOwn} />
          </Views>
        )}
        {(ready ? view === 'chart' : awaited) && legend}
      </Head>
      <Body>
        {error ? (
          <ErrorState {...error} />
        ) : state === 'empty' ? (
          (empty ?? <EmptyState title="No data yet">There is no data for this period.</EmptyState>)
        ) : ready && view === 'table' ? (
          <NumberTable label={label} {...table()} />
        ) : (
          // if the plot's code fails to load, the table shows the same data instead of an error screen
          <CatchBoundary
            getResetKey={() => String(ready)}
            errorComponent={() => <NumberTable label={label} {...table()} />}
          >
            <Suspense fallback={skeleton}>{ready && isDrawn ? plot : skeleton}</Suspense>
          </CatchBoundary>
        )}
      </Body>
    </Figure>
  );
}
