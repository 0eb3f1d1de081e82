import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { analyticsQueries } from '@/entities/analytics';
import { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { formatTime } from '../model/format-time';

interface UnavailableProps {
  catalogue: ReturnType<typeof analyticsQueries.fields>;
  error: unknown;
  /** Repeats the call; resolves once it has succeeded or failed. */
  onRetry: () => Promise<unknown>;
}

/** Shown instead of the report while the event store is unavailable, with the reason, because zeros would be wrong. */
export function Unavailable({ catalogue, error, onRetry }: UnavailableProps) {
  // the catalogue of fields is available during an outage and says since when it lasts
  const { data, refetch } = useQuery({ ...catalogue, refetchOnMount: 'always' });
  const outage = data?.unavailable;
  const since = outage && data ? ` since ${formatTime(outage.since, data.timezone)}` : '';
  const reason = outage?.error ?? (error instanceof ApiError ? error.reason : '');
  const retry = async () => {
    // the catalogue is refetched after the retry, which may have changed the state of the store
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
