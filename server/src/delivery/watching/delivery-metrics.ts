import type { EventWriter } from '../../events/spool/event-writer.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { IndexSync } from '../decision/sync-index.ts';
import type { OpenLimits } from '../limits/delivery-limits.ts';

interface DeliveryMetricsDeps {
  metrics: Metrics;
  indexSync: Pick<IndexSync, 'behindSince'>;
  limits: Pick<OpenLimits, 'reservations'>;
  writer: Pick<EventWriter, 'waitingBytes' | 'waitingSince'>;
  mayServe: () => boolean;
}

/** Registers the metrics of delivery's status. */
export function registerDeliveryMetrics({ metrics, indexSync, limits, writer, mayServe }: DeliveryMetricsDeps): void {
  metrics.gauge({
    name: 'preroll_serving',
    help: 'Whether this process serves adverts and counts events: 1 if it does, 0 if not.',
    read: () => Number(mayServe()),
  });
  metrics.gauge({
    name: 'preroll_reservations_open',
    help: 'Adverts that were sent and may still use what is reserved for them.',
    read: () => limits.reservations(new Date()),
  });
  metrics.gauge({
    name: 'preroll_index_age_seconds',
    help: 'For how long changes of adverts and placements may be missing; 0 while they are read as they come.',
    read: () => secondsSince(indexSync.behindSince()),
  });
  metrics.gauge({
    name: 'preroll_spool_bytes',
    help: 'Events on the disk that are not in the event store.',
    read: writer.waitingBytes,
  });
  metrics.gauge({
    name: 'preroll_event_store_lag_seconds',
    help: 'The age of the oldest event that is not in the event store; 0 without one.',
    read: () => secondsSince(writer.waitingSince()),
  });
}

const secondsSince = (moment: Date | null): number =>
  moment === null ? 0 : Math.max(0, Date.now() - moment.getTime()) / 1000;
