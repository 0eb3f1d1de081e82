import type { RecordedEvent } from '../../events/spool/recorded-event.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';

/** The outcome of a request for an advert. */
export type RequestOutcome = components['schemas']['RequestOutcome'];

/** Counts requests for adverts in the metrics. */
export interface RequestCounts {
  record(outcome: RequestOutcome): void;
  /** Notes a response, by the events to record. */
  recordResponse(events: readonly RecordedEvent[]): void;
  sums(): Partial<Record<RequestOutcome, number>>;
}

export function createRequestCounts(metrics: Metrics): RequestCounts {
  const requests = metrics.counter({
    name: 'preroll_requests_total',
    help: 'Requests for adverts, by what became of them.',
    labels: ['outcome'],
  });
  const decisions = metrics.counter({
    name: 'preroll_decisions_total',
    help: 'Decisions between campaigns, by the stage at which the last one was refused; "won" if one was chosen.',
    labels: ['stage'],
  });
  const record = (outcome: RequestOutcome) => requests.count(outcome);

  return {
    record,
    recordResponse(events) {
      const outcome = outcomeOf(events);
      record(outcome);
      const stage = outcome === 'advert' ? 'won' : events[0]?.reason;
      if (stage !== undefined && decided.has(outcome)) decisions.count(stage);
    },
    sums: () => Object.fromEntries(requests.sums().map(({ values: [outcome], sum }) => [outcome, sum])),
  };
}

/** The outcomes of requests for which campaigns were considered. */
const decided: ReadonlySet<RequestOutcome> = new Set(['advert', 'backfill', 'no_advert']);

/** The first event is always that of the request. */
function outcomeOf(events: readonly RecordedEvent[]): RequestOutcome {
  const { invalid, reason } = events[0] ?? {};
  if (invalid === 'test') return 'test';
  if (invalid) return 'invalid';
  if (events.some(({ kind }) => kind === 'serve')) return 'advert';
  if (events.some(({ kind }) => kind === 'backfill')) return 'backfill';
  return reason === 'not_serving' || reason === 'unavailable' ? reason : 'no_advert';
}
