import { chakra } from '@chakra-ui/react/styled-system';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Segmented } from '@/shared/ui/segmented';
import { Bone, Loading } from '@/shared/ui/skeleton';
import { NumberTable, type NumberTableProps } from './number-table';

const Figure = chakra('figure', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', minW: '0' },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '3',
    minH: '7',
    '& > figcaption': { fontWeight: 'medium', minW: '0', overflowWrap: 'anywhere', py: '1' },
  },
});

/** As high in every state: nothing below it moves. */
const Body = chakra('div', { base: { h: '64' } });

export interface ChartStates {
  /** What is shown, as the title of a plot: "Shows by day". */
  label: string;
  /** Why there is nothing to draw. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** Shown instead where there are no numbers; left out, it says so. */
  empty?: ReactNode;
}

interface ChartFrameProps extends ChartStates {
  state: 'loading' | 'empty' | 'ready';
  legend?: ReactNode;
  plot: ReactNode;
  table: () => Omit<NumberTableProps, 'label'>;
}

type View = 'chart' | 'table';

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] satisfies readonly { value: View; label: string }[];

const skeleton = (
  <Loading>
    <Bone h="64" borderRadius="md" />
  </Loading>
);

/** What all charts have: title, legend, the same numbers as a table, and what is said in the plot's place. */
export function ChartFrame({ label, state, error, empty, legend, plot, table }: ChartFrameProps) {
  const id = useId();
  const [view, setView] = useState<View>('chart');
  const ready = !error && state === 'ready';
  return (
    <Figure aria-labelledby={id}>
      <Head>
        <figcaption id={id}>{label}</figcaption>
        {ready && <Segmented label="Show as" options={views} value={view} onChange={setView} />}
      </Head>
      {ready && view === 'chart' && legend}
      <Body>
        {error ? (
          <ErrorState {...error} />
        ) : state === 'loading' ? (
          skeleton
        ) : state === 'empty' ? (
          (empty ?? <EmptyState title="No numbers yet">There is nothing to show for this time.</EmptyState>)
        ) : view === 'table' ? (
          <NumberTable label={label} {...table()} />
        ) : (
          // a plot that can't be fetched must not take the page along: the numbers are there
          <CatchBoundary getResetKey={() => id} errorComponent={() => <NumberTable label={label} {...table()} />}>
            <Suspense fallback={skeleton}>{plot}</Suspense>
          </CatchBoundary>
        )}
      </Body>
    </Figure>
  );
}
