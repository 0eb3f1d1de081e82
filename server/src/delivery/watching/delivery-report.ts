import { hostname } from 'node:os';
import type { EventWriter } from '../../events/spool/event-writer.ts';
import type { EventStore } from '../../events/store/event-store.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { IndexSync } from '../decision/sync-index.ts';
import type { OpenLimits } from '../limits/delivery-limits.ts';
import type { ProcessMonitor } from './monitor-process.ts';

/** The status of delivery in this process. */
export type DeliveryReport = components['schemas']['DeliveryProcess'];

interface ReportDeps {
  process: Pick<ProcessMonitor, 'read'>;
  indexSync: Pick<IndexSync, 'behindSince'>;
  limits: Pick<OpenLimits, 'reservations'>;
  writer: Pick<EventWriter, 'waitingBytes' | 'waitingSince'>;
  store: Pick<EventStore, 'isOpen' | 'unavailable'>;
}

/** Returns a function that describes this process to an admin. */
export function createDeliveryReport({
  process: own,
  indexSync,
  limits,
  writer,
  store,
}: ReportDeps): () => DeliveryReport {
  return () => {
    const at = new Date();
    const { state, since, requests } = own.read(at);
    const outcomes = Object.entries(requests.outcomes) as [DeliveryReport['outcomes'][number]['outcome'], number][];
    const fault = store.unavailable();
    return {
      host: hostname(),
      pid: process.pid,
      state,
      since: since.toISOString(),
      requests_since: requests.since.toISOString(),
      outcomes: outcomes
        .map(([outcome, count]) => ({ outcome, requests: count }))
        .sort((a, b) => b.requests - a.requests),
      reservations: limits.reservations(at),
      index_behind: secondsBetween(indexSync.behindSince(), at),
      events_behind: secondsBetween(writer.waitingSince(), at),
      events_waiting: writer.waitingBytes(),
      event_store: fault === null ? (store.isOpen() ? 'open' : 'not_started') : 'away',
      event_store_error: fault?.error ?? null,
    };
  };
}

const secondsBetween = (from: Date | null, at: Date): number =>
  from === null ? 0 : Math.max(0, Math.round((at.getTime() - from.getTime()) / 1000));
