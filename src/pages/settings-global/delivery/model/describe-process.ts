import { formatBytes } from '@preroll/rules/text/format-bytes';
import type { DeliveryProcess, ProcessState, RequestOutcome } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { formatCount, formatSpan } from '@/shared/lib/format';
import type { StateKind } from '@/shared/ui/state-label';

interface DescribedState {
  state: StateKind;
  /** The state in one to four words. */
  words: string;
  /** The reason; null if the words say enough. */
  reason: string | null;
}

const standstills: Record<Exclude<ProcessState, 'serving'>, string> = {
  starting: 'it still reads adverts, placements and what campaigns have used',
  elsewhere: 'another process delivers from the same database',
  no_room: 'its disk, or what EVENT_SPOOL_MB allows, is full of events that wait',
  counters_away: 'what campaigns have used is not known: Redis does not answer, or it is counted anew',
};

/** Whether a process serves adverts, or why not, and since when. */
export function describeServing({ state, since }: Pick<DeliveryProcess, 'state' | 'since'>): DescribedState {
  const moment = `since ${formatDateTime(since)}`;
  if (state === 'serving') return { state: 'serving', words: 'Serving', reason: moment };
  const kind = state === 'starting' ? 'waiting' : 'banned';
  return { state: kind, words: 'Cannot serve', reason: `${standstills[state]}, ${moment}` };
}

/** A shorter delay, in seconds, counts as normal. */
const NORMAL_DELAY_SECONDS = 30;

const upToDate: DescribedState = { state: 'ready', words: 'Up to date', reason: null };

const behindBy = (seconds: number, reason: string): DescribedState => ({
  state: 'waiting',
  words: `Behind by ${formatSpan(coarse(seconds))}`,
  reason,
});

/** Rounds delays of more than a minute down to minutes. */
const coarse = (seconds: number) => (seconds < 60 ? seconds : Math.floor(seconds / 60) * 60);

/** Whether delivery knows the current adverts and placements. */
export const describeIndex = ({ index_behind: behind }: Pick<DeliveryProcess, 'index_behind'>): DescribedState =>
  behind < NORMAL_DELAY_SECONDS ? upToDate : behindBy(behind, 'changes are not read; what was known before is served');

/** Whether reports include all events. */
export function describeEvents({
  event_store: store,
  event_store_error: error,
  events_behind: behind,
}: Pick<DeliveryProcess, 'event_store' | 'event_store_error' | 'events_behind'>): DescribedState {
  if (store === 'not_started' && behind > 0)
    return { state: 'paused', words: 'Not started', reason: 'the event store starts when somebody opens a report' };
  if (store === 'away' && behind === 0) return { state: 'waiting', words: 'Not available', reason: error };
  if (behind < NORMAL_DELAY_SECONDS && store !== 'away') return upToDate;
  return behindBy(behind, error ?? 'events come faster than the event store takes them');
}

/** The size of the events waiting on the disk. */
export const describeWaiting = ({ events_waiting: bytes }: Pick<DeliveryProcess, 'events_waiting'>): string =>
  bytes === 0 ? 'Nothing' : formatBytes(bytes);

/** The number of adverts that were sent and still hold a reservation. */
export const describeReserved = ({ reservations }: Pick<DeliveryProcess, 'reservations'>): string =>
  reservations === 0 ? 'Nothing' : `For ${formatCount(reservations, 'advert')} on the way to viewers`;

/** The outcomes of requests: a short name and its meaning. */
export const outcomeLabels: Record<RequestOutcome, { name: string; meaning: string }> = {
  advert: { name: 'Got an advert', meaning: 'Answered with an advert of a campaign.' },
  backfill: {
    name: 'Sent to other servers',
    meaning: "No campaign fits: the player was sent on to the placement's feeds or backfill.",
  },
  no_advert: { name: 'No advert', meaning: 'No campaign fits, and no other server to ask.' },
  not_serving: { name: 'Placement not serving', meaning: 'The placement, its site or its owner is stopped.' },
  unavailable: { name: 'Server not delivering', meaning: 'This process could not serve at that moment.' },
  invalid: { name: 'Invalid', meaning: 'Robots, data centres, floods, and pages of other sites.' },
  test: { name: 'Test of a tag', meaning: 'Somebody tried a tag; nothing counts.' },
  unknown_placement: {
    name: 'Unknown tag',
    meaning: 'The tag names a placement, feed or format that does not exist or is stopped.',
  },
  failed: { name: 'Failed', meaning: 'Something broke in the server; its log says what.' },
};
