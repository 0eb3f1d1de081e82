import { useQuery } from '@tanstack/react-query';
import { contentFailure } from '@/shared/api';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { deliveryProcesses } from '../api/delivery-processes';
import { ProcessCard } from './process-card';

/** The state of delivery in each server process, for operators. */
export function DeliveryPage() {
  const { data, error, refetch } = useQuery(deliveryProcesses());
  const processes = data ?? [];
  return (
    <>
      <PageHeader
        title="Delivery"
        description="Whether adverts are served, and what waits. Programs read the same at /metrics and /healthz."
      />
      {error && (
        <ErrorState
          title="This could not be refreshed"
          message={contentFailure(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState title="No process delivers adverts">
          Start one with ROLE=delivery, or without ROLE. It shows here a few seconds later.
        </EmptyState>
      )}
      {processes.map((process) => (
        <ProcessCard key={`${process.host} ${process.pid}`} process={process} />
      ))}
    </>
  );
}
