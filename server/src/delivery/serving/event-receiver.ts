import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';
import { backfillKinds, type RecordedEvent } from '../../events/spool/recorded-event.ts';
import type { Sealer } from '../answer/sealer.ts';
import { isBackfill, type Serve } from '../answer/serve.ts';
import type { DeliveryIndex } from '../decision/delivery-index.ts';
import type { DeliveryLimits, DismissedEvent, SettledEvent } from '../limits/delivery-limits.ts';
import type { EventKind } from '../limits/limited-campaign.ts';
import type { HasOccurred } from '../limits/served-kinds.ts';
import type { Sender } from '../traffic/classify-sender.ts';
import { findInvalidReason, quartiles } from '../traffic/find-invalid-reason.ts';
import { eventOf } from './event-row.ts';
import type { Revenue } from './revenue.ts';

/** The kinds of events that players report, as named in the URL. */
const kinds: ReadonlySet<string> = new Set<EventKind>([
  'error',
  'impression',
  'win',
  'show',
  'skip',
  'click',
  'quartile25',
  'quartile50',
  'quartile75',
  'quartile100',
]);

/** Opening an advert's link counts as a click, because some players report none. */
const eventKindOf = (kind: string) => (kind === 'landing' ? 'click' : kind);

const isEventKind = (kind: string): kind is EventKind => kinds.has(kind);

interface ReportedEvent {
  sealed: string;
  /** As in the URL: an event, or `landing` for a click's link. */
  kind: string;
  tag: string;
  at: Date;
  code?: string | undefined;
  /** Whether the address reports too many events. */
  isFlood: boolean;
  /** Counts a click of the address, and returns whether there are too many. */
  isClickFlood: () => boolean;
  sender: Sender;
}

/** For players that don't name the error (VAST 3.0, section 2.4.2.3). */
const UNDEFINED_ERROR = '900';

/** The result of an event. */
export interface ReceivedEvent {
  /** `repeated` and `expired` events don't count. */
  result: 'recorded' | 'repeated' | 'expired';
  rows: RecordedEvent[];
}

/** @param options.isSettled whether rows must be written later if they can't be now, because they won't be counted again */
type RecordRows = (rows: readonly RecordedEvent[], options: { isSettled: boolean }) => Promise<void>;

/** Handles the URLs that players call. */
export interface EventReceiver {
  /** The serve of a URL; null if this server did not sign it for this kind of event. */
  open(address: Pick<ReportedEvent, 'sealed' | 'kind' | 'tag'>): Serve | null;
  /**
   * Counts an event; each kind of a serve counts once.
   * @param record stores the rows, dated to the moment at which the event was counted
   */
  take(serve: Serve, reported: Omit<ReportedEvent, 'sealed' | 'tag'>, record: RecordRows): Promise<ReceivedEvent>;
}

interface CheckedEvent extends Pick<ReportedEvent, 'at' | 'code' | 'sender'> {
  serve: Serve;
  kind: EventKind;
  isFlood: boolean;
}

interface EventReceiverDeps {
  index: DeliveryIndex;
  limits: Pick<DeliveryLimits, 'update' | 'settle' | 'dismiss' | 'kindsOf'>;
  sealer: Sealer;
  revenue: Revenue;
}

const otherKinds = Object.keys(backfillKinds) as (keyof typeof backfillKinds)[];

const nothing: ReceivedEvent = { result: 'repeated', rows: [] };

/** The number of invalid events remembered, so that repeated calls of a URL add no rows. */
const MAX_REMEMBERED = 10_000;

/** Returns a function that remembers a text, and returns whether it is new among the latest ones. */
function createRecentTexts(): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => {
    if (seen.has(text)) return false;
    const [oldest] = seen;
    if (seen.size >= MAX_REMEMBERED && oldest !== undefined) seen.delete(oldest);
    seen.add(text);
    return true;
  };
}

export function createEventReceiver({ index, limits, sealer, revenue }: EventReceiverDeps): EventReceiver {
  const amountsOf = ({ price, currency, placement: id }: Serve, at: Date) => {
    const placement = index.placement(id);
    return { price, revenue: placement === undefined ? 0 : revenue.of({ price, currency, at }, placement) };
  };

  const addIfNew = createRecentTexts();

  const settledOf = (serve: Serve) => ({ ...serve, servedAt: new Date(serve.at) });

  const rowOf = ({ serve, kind, at, code }: CheckedEvent): RecordedEvent => {
    const row = eventOf(serve, isBackfill(serve) ? backfillKinds[kind as keyof typeof backfillKinds] : kind, at);
    return kind === 'error' ? { ...row, reason: code ?? UNDEFINED_ERROR } : row;
  };

  const keep = (
    event: CheckedEvent,
    result: ReceivedEvent['result'],
    invalid: InvalidReason | null,
  ): ReceivedEvent => ({
    result,
    rows: [invalid === null ? rowOf(event) : { ...rowOf(event), invalid }],
  });

  const recordOnce = (event: CheckedEvent, invalid: InvalidReason, result: ReceivedEvent['result'] = 'recorded') =>
    addIfNew(`${event.serve.id} ${event.kind} ${invalid}`) ? keep(event, result, invalid) : nothing;

  /** Whether a quartile has implied the show: in a short video, it may be reported before the show. */
  const isInferred = (kind: EventKind, hasOccurred: HasOccurred) => kind === 'show' && quartiles.some(hasOccurred);

  const repeat = (event: CheckedEvent, hasOccurred: HasOccurred): ReceivedEvent => {
    const { serve, kind, isFlood } = event;
    // not recorded: a click comes twice, as a report and by its link; repeats of a flood, a test or another server are
    // irrelevant
    const isNothingNew =
      kind === 'click' || isInferred(kind, hasOccurred) || isFlood || serve.isTest || isBackfill(serve);
    return isNothingNew ? nothing : recordOnce(event, 'repeated', 'repeated');
  };

  const dismissed = (
    event: CheckedEvent,
    invalid: InvalidReason | null,
    { result, hasOccurred, at }: DismissedEvent,
  ) => {
    if (result === 'repeated') return repeat(event, hasOccurred);
    return result === 'expired' ? keep(event, 'expired', 'expired') : keep({ ...event, at }, 'recorded', invalid);
  };

  /** Handles an event of another server's advert. The first event of a fallback server implies that it was requested. */
  const ofOthers = (event: CheckedEvent, outcome: DismissedEvent): ReceivedEvent => {
    const { serve } = event;
    const { result, rows } = dismissed(event, null, outcome);
    const isFirst = serve.isFallback && !otherKinds.some(outcome.hasOccurred);
    return {
      result,
      rows: isFirst && result === 'recorded' ? [eventOf(serve, 'backfill', outcome.at), ...rows] : rows,
    };
  };

  const settled = (
    reported: CheckedEvent,
    { result, infersShow, isBilled, hasOccurred, at }: SettledEvent,
  ): ReceivedEvent => {
    if (result === 'repeated') return repeat(reported, hasOccurred);
    if (result === 'expired') return keep(reported, 'expired', 'expired');
    const { serve } = reported;
    const row = rowOf({ ...reported, at });
    if (result === 'over_limit') row.invalid = 'over_limit';
    if (isBilled) Object.assign(row, amountsOf(serve, at));
    return { result: 'recorded', rows: infersShow ? [row, eventOf(serve, 'show', at)] : [row] };
  };

  return {
    open: ({ sealed, kind, tag }) =>
      isEventKind(eventKindOf(kind)) && sealer.isSigned(sealed, kind, tag) ? sealer.open(sealed) : null,

    async take(serve, { kind: named, ...reported }, record) {
      const kind = eventKindOf(named);
      if (!isEventKind(kind)) return nothing;
      const recordAll = async (taken: ReceivedEvent, isSettled = true) => {
        await record(taken.rows, { isSettled });
        return taken;
      };
      const hasOccurred = await limits.kindsOf(serve.id);
      const isFlood =
        reported.isFlood || (kind === 'click' && !serve.isTest && !hasOccurred('click') && reported.isClickFlood());
      const event = { ...reported, serve, kind, isFlood };
      const invalid = serve.isTest ? 'test' : findInvalidReason({ ...event, hasOccurred });
      // an automatic check of a link must not use up a person's click
      if (invalid !== null && invalid === reported.sender) return recordAll(recordOnce(event, invalid));
      // a flood must use up neither a later event of another server's advert nor the note that the server was requested
      if (invalid === 'flood' && isBackfill(serve))
        return hasOccurred(kind) ? nothing : recordAll(recordOnce(event, invalid));
      const dismiss = (taken: (outcome: DismissedEvent) => ReceivedEvent) =>
        limits.dismiss(settledOf(serve), kind, event.at, (outcome) =>
          recordAll(outcome.type === 'settled' ? settled(event, outcome) : taken(outcome), !outcome.comesAgain),
        );
      if (invalid !== null) return dismiss((outcome) => dismissed(event, invalid, outcome));
      if (isBackfill(serve)) return dismiss((outcome) => ofOthers(event, outcome));
      const campaign = index.campaign(serve.campaign);
      if (campaign !== undefined) limits.update(campaign.limited);
      return limits.settle(settledOf(serve), kind, event.at, (settlement) =>
        recordAll(settled(event, settlement), !settlement.comesAgain),
      );
    },
  };
}
