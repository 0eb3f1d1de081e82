import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** Returns a function that counts recorded events in the metrics. */
export function createEventCounts(metrics: Metrics): (events: readonly RecordedEvent[]) => void {
  const counts = metrics.counter({
    name: 'preroll_events_total',
    help: 'Events that were recorded, by kind and by the reason why they do not count; "valid" if they do.',
    labels: ['kind', 'reason'],
  });
  return (events) => {
    for (const { kind, invalid } of events) counts.count(kind, invalid || 'valid');
  };
}
