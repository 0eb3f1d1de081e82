import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';
import { backfillKinds, type RecordedEvent } from '../../events/spool/recorded-event.ts';
import type { Sealer } from '../answer/sealer.ts';
import { isBackfill, type Serve } from '../answer/serve.ts';
import type { DeliveryIndex } from '../decision/delivery-index.ts';
import type { DeliveryLimits, Dismissed, Settled } from '../limits/delivery-limits.ts';
import type { EventKind } from '../limits/limited-campaign.ts';
import type { HasCome } from '../limits/served-kinds.ts';
import { judgeEvent, quartiles } from '../traffic/judge-event.ts';
import type { Sender } from '../traffic/read-sender.ts';
import { eventOf } from './event-row.ts';
import type { Revenue } from './revenue.ts';

/** What players report, by the name in the address. */
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

/** A player that reports no click has one when its link is opened. */
const eventKindOf = (kind: string) => (kind === 'landing' ? 'click' : kind);

const isEventKind = (kind: string): kind is EventKind => kinds.has(kind);

interface Reported {
  sealed: string;
  /** As in the address: an event, or `landing` of a click's link. */
  kind: string;
  tag: string;
  at: Date;
  /** The code of an error. */
  code?: string | undefined;
  /** Whether the address reports too often. */
  isFlood: boolean;
  /** Counts a click of the address, and says whether there are too many. */
  isClickFlood: () => boolean;
  sender: Sender;
}

/** Of players that don't say what failed (VAST 3.0, section 2.4.2.3). */
const UNDEFINED_ERROR = '900';

/** What became of an event. */
export interface TakenEvent {
  /** What is `repeated` or `expired` does not count. */
  result: 'recorded' | 'repeated' | 'expired';
  /** The rows to record. */
  rows: RecordedEvent[];
}

/** @param options.isSettled whether rows that can't be written now have to be written later: they don't count again */
type RecordRows = (rows: readonly RecordedEvent[], options: { isSettled: boolean }) => Promise<void>;

/** Reads the addresses that players call. */
export interface EventTaker {
  /** The serve of an address; null if this server did not sign it for this kind. */
  open(address: Pick<Reported, 'sealed' | 'kind' | 'tag'>): Serve | null;
  /**
   * Counts an event, each kind of a serve once.
   * @param record keeps the rows, which are of the moment in which the event was counted
   */
  take(serve: Serve, reported: Omit<Reported, 'sealed' | 'tag'>, record: RecordRows): Promise<TakenEvent>;
}

interface JudgedEvent extends Pick<Reported, 'at' | 'code' | 'sender'> {
  serve: Serve;
  kind: EventKind;
  isFlood: boolean;
}

interface TakeDeps {
  index: DeliveryIndex;
  limits: Pick<DeliveryLimits, 'update' | 'settle' | 'dismiss' | 'kindsOf'>;
  sealer: Sealer;
  revenue: Revenue;
}

/** What is reported of another server's advert. */
const otherKinds = Object.keys(backfillKinds) as (keyof typeof backfillKinds)[];

const nothing: TakenEvent = { result: 'repeated', rows: [] };

/** So many invalid events are remembered, so that calling an address again and again adds no rows. */
const MOST_REMEMBERED = 10_000;

/** Returns a function that says whether a text comes for the first time among the latest. */
function createFirstCheck(): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => {
    if (seen.has(text)) return false;
    const [oldest] = seen;
    if (seen.size >= MOST_REMEMBERED && oldest !== undefined) seen.delete(oldest);
    seen.add(text);
    return true;
  };
}

export function createEventTaker({ index, limits, sealer, revenue }: TakeDeps): EventTaker {
  const amountsOf = ({ price, currency, placement: id }: Serve, at: Date) => {
    const placement = index.placement(id);
    return { price, revenue: placement === undefined ? 0 : revenue.of({ price, currency, at }, placement) };
  };

  const isFirst = createFirstCheck();

  const settledOf = (serve: Serve) => ({ ...serve, servedAt: new Date(serve.at) });

  const rowOf = ({ serve, kind, at, code }: JudgedEvent): RecordedEvent => {
    const row = eventOf(serve, isBackfill(serve) ? backfillKinds[kind as keyof typeof backfillKinds] : kind, at);
    return kind === 'error' ? { ...row, reason: code ?? UNDEFINED_ERROR } : row;
  };

  const keep = (event: JudgedEvent, result: TakenEvent['result'], invalid: InvalidReason | null): TakenEvent => ({
    result,
    rows: [invalid === null ? rowOf(event) : { ...rowOf(event), invalid }],
  });

  /** Keeps the first of the latest that are alike. */
  const keepOnce = (event: JudgedEvent, invalid: InvalidReason, result: TakenEvent['result'] = 'recorded') =>
    isFirst(`${event.serve.id} ${event.kind} ${invalid}`) ? keep(event, result, invalid) : nothing;

  /** A show may have counted with a quartile: the first one of a short video comes before the player reports the show. */
  const isInferred = (kind: EventKind, hasCome: HasCome) => kind === 'show' && quartiles.some(hasCome);

  const repeat = (event: JudgedEvent, hasCome: HasCome): TakenEvent => {
    const { serve, kind, isFlood } = event;
    // a click is reported, and opens its link; repeats of a flood, a test or another server's advert say nothing of ours
    const isNothingNew = kind === 'click' || isInferred(kind, hasCome) || isFlood || serve.isTest || isBackfill(serve);
    return isNothingNew ? nothing : keepOnce(event, 'repeated', 'repeated');
  };

  /** Takes an event that is neither counted nor billed. */
  const dismissed = (event: JudgedEvent, invalid: InvalidReason | null, { result, hasCome, at }: Dismissed) => {
    if (result === 'repeated') return repeat(event, hasCome);
    return result === 'expired' ? keep(event, 'expired', 'expired') : keep({ ...event, at }, 'recorded', invalid);
  };

  /** Takes an event of another server's advert. A server that others stand before was asked if the player says something of it. */
  const ofOthers = (event: JudgedEvent, noted: Dismissed): TakenEvent => {
    const { serve } = event;
    const { result, rows } = dismissed(event, null, noted);
    const isFirst = serve.isFallback && !otherKinds.some(noted.hasCome);
    return { result, rows: isFirst && result === 'recorded' ? [eventOf(serve, 'backfill', noted.at), ...rows] : rows };
  };

  const settled = (reported: JudgedEvent, { result, infersShow, isBilled, hasCome, at }: Settled): TakenEvent => {
    if (result === 'repeated') return repeat(reported, hasCome);
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
      const keepRows = async (taken: TakenEvent, isSettled = true) => {
        await record(taken.rows, { isSettled });
        return taken;
      };
      const hasCome = await limits.kindsOf(serve.id);
      const isFlood =
        reported.isFlood || (kind === 'click' && !serve.isTest && !hasCome('click') && reported.isClickFlood());
      const event = { ...reported, serve, kind, isFlood };
      const invalid = serve.isTest ? 'test' : judgeEvent({ ...event, hasCome });
      // who opens a link to check it doesn't take a person's click away
      if (invalid !== null && invalid === reported.sender) return keepRows(keepOnce(event, invalid));
      // what a flood brings of another server's advert doesn't take a later event away, nor that the server was asked
      if (invalid === 'flood' && isBackfill(serve)) return hasCome(kind) ? nothing : keepRows(keepOnce(event, invalid));
      const dismiss = (taken: (noted: Dismissed) => TakenEvent) =>
        limits.dismiss(settledOf(serve), kind, event.at, (noted) =>
          keepRows(noted.type === 'settled' ? settled(event, noted) : taken(noted), !noted.comesAgain),
        );
      if (invalid !== null) return dismiss((noted) => dismissed(event, invalid, noted));
      if (isBackfill(serve)) return dismiss((noted) => ofOthers(event, noted));
      const campaign = index.campaign(serve.campaign);
      if (campaign !== undefined) limits.update(campaign.limited);
      return limits.settle(settledOf(serve), kind, event.at, (settlement) =>
        keepRows(settled(event, settlement), !settlement.comesAgain),
      );
    },
  };
}
