import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { analyticsQueries } from '@/entities/analytics';
import { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { writeTime } from '../model/write-time';

interface UnavailableProps {
  catalogue: ReturnType<typeof analyticsQueries.fields>;
  /** Of the call that failed. */
  error: unknown;
  /** Asks again; resolves with the answer, or without one. */
  onRetry: () => Promise<unknown>;
}

/** Shown instead of the report while there are no numbers, with the reason: zeros would be wrong. */
export function Unavailable({ catalogue, error, onRetry }: UnavailableProps) {
  // since when is told by the catalogue, which answers anyway
  const { data, refetch } = useQuery({ ...catalogue, refetchOnMount: 'always' });
  const outage = data?.unavailable;
  const since = outage && data ? ` since ${writeTime(outage.since, data.timezone)}` : '';
  const reason = outage?.error ?? (error instanceof ApiError ? error.reason : '');
  const retry = async () => {
    // the question reaches the store, and the catalogue tells what came of it
    await onRetry();
    await refetch();
  };
  return (
    <EmptyState
      title={`Analytics is not available${since}`}
      action={
        <Button variant="outline" icon={<RotateCw aria-hidden />} onClick={() => void retry()}>
          Retry
        </Button>
      }
    >
      {reason && <span>{`${reason.replace(/\.$/, '')}. `}</span>}
      <span>Results are still recorded, and will be here when it is back.</span>
    </EmptyState>
  );
}
