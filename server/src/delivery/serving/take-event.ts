import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';
import type { RecordedEvent } from '../../events/spool/recorded-event.ts';
import type { Sealer } from '../answer/sealer.ts';
import type { Serve } from '../answer/serve.ts';
import type { DeliveryIndex } from '../decision/delivery-index.ts';
import type { EventKind } from '../limits/limited-campaign.ts';
import type { ServeLimits } from '../limits/serve-limits.ts';
import { judgeEvent } from '../traffic/judge-event.ts';
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
  sender: Sender;
}

/** Of players that don't say what failed (VAST 3.0, section 2.4.2.3). */
const UNDEFINED_ERROR = '900';

/** What became of an event. */
export interface TakenEvent {
  /** Neither what is `repeated` nor what is `expired` counts. */
  result: 'recorded' | 'repeated' | 'expired';
  /** The rows to record. */
  rows: RecordedEvent[];
}

/** Reads the addresses that players call. */
export interface EventTaker {
  /** The serve of an address; null if this server did not sign it for this kind. */
  open(address: Pick<Reported, 'sealed' | 'kind' | 'tag'>): Serve | null;
  /** Counts an event, each kind of a serve once. */
  take(serve: Serve, reported: Omit<Reported, 'sealed' | 'tag'>): TakenEvent;
}

interface TakeDeps {
  index: DeliveryIndex;
  limits: Pick<ServeLimits, 'update' | 'settle' | 'dismiss' | 'hasCome'>;
  sealer: Sealer;
  revenue: Revenue;
}

export function createEventTaker({ index, limits, sealer, revenue }: TakeDeps): EventTaker {
  const amountsOf = ({ price, currency, placement: id }: Serve, at: Date) => {
    const placement = index.placement(id);
    return { price, revenue: placement === undefined ? 0 : revenue.of({ price, currency, at }, placement) };
  };

  return {
    open: ({ sealed, kind, tag }) =>
      isEventKind(eventKindOf(kind)) && sealer.isSigned(sealed, kind, tag) ? sealer.open(sealed) : null,

    take(serve, { kind: named, at, code, isFlood, sender }) {
      const kind = eventKindOf(named);
      if (!isEventKind(kind)) return { result: 'repeated', rows: [] };
      const row = eventOf(serve, kind, at);
      if (kind === 'error') row.reason = code ?? UNDEFINED_ERROR;
      const kept = (result: TakenEvent['result'], invalid: InvalidReason): TakenEvent => ({
        result,
        rows: [{ ...row, invalid }],
      });
      // a link that is opened follows its click, and a flood or a test fills the record with nothing new
      const isNews = named !== 'landing' && !isFlood && !serve.isTest;
      const repeated: TakenEvent = isNews ? kept('repeated', 'repeated') : { result: 'repeated', rows: [] };

      const settled = { ...serve, servedAt: new Date(serve.at) };
      const hasCome = (earlier: EventKind) => limits.hasCome(serve.id, earlier);
      const invalid = serve.isTest ? 'test' : judgeEvent({ serve, kind, at, sender, isFlood, hasCome });
      if (invalid !== null) {
        const result = limits.dismiss(settled, kind, at);
        if (result === 'repeated') return repeated;
        return result === 'expired' ? kept('expired', 'expired') : kept('recorded', invalid);
      }
      const campaign = index.campaign(serve.campaign);
      if (campaign !== undefined) limits.update(campaign.limited);
      const { result, infersShow, isBilled } = limits.settle(settled, kind, at);
      if (result === 'repeated') return repeated;
      if (result === 'expired') return kept('expired', 'expired');
      if (result === 'over_limit') row.invalid = 'over_limit';
      if (isBilled) Object.assign(row, amountsOf(serve, at));
      return { result: 'recorded', rows: infersShow ? [row, eventOf(serve, 'show', at)] : [row] };
    },
  };
}
