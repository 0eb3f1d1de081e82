import { chakra } from '@chakra-ui/react/styled-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy } from 'react';
import type { ListFigures as Figures } from '@/shared/api';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';

/** The rows don't wait for it. */
const ListTotals = lazy(async () => ({ default: (await import('./list-totals')).ListTotals }));

/** As high as the figures, which the rows stand below. */
const Space = chakra('div', { base: { h: 'calc({sizes.32} + {borderWidths.hairline})' } });

/** The totals above a list's rows. Nothing for a list that failed. */
export const ListFigures = ({ figures: { data, isError } }: { figures: UseQueryResult<Figures> }) =>
  isError ? null : (
    <LazyBoundary fallback={<Space />}>
      <ListTotals data={data} />
    </LazyBoundary>
  );
