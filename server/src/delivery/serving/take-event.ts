import type { RecordedEvent } from '../../events/spool/recorded-event.ts';
import type { Sealer } from '../answer/sealer.ts';
import type { Serve } from '../answer/serve.ts';
import type { DeliveryIndex } from '../decision/delivery-index.ts';
import type { EventKind } from '../limits/limited-campaign.ts';
import type { ServeLimits } from '../limits/serve-limits.ts';
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
  /** Whether the address reports too often: the event is kept as invalid. */
  isFlood: boolean;
}

/** Of players that don't say what failed (VAST 3.0, section 2.4.2.3). */
const UNDEFINED_ERROR = '900';

/** What became of an event. */
export interface TakenEvent {
  /** `expired` is recorded, but not counted; `repeated` isn't recorded again. */
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
  limits: Pick<ServeLimits, 'update' | 'settle' | 'dismiss'>;
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

    take(serve, { kind: named, at, code, isFlood }) {
      const kind = eventKindOf(named);
      if (!isEventKind(kind)) return repeated;
      const row = eventOf(serve, kind, at);
      if (kind === 'error') row.reason = code ?? UNDEFINED_ERROR;
      const settled = { ...serve, servedAt: new Date(serve.at) };
      const ignored = serve.isTest ? 'test' : isFlood ? 'flood' : null;
      if (ignored !== null) {
        const result = limits.dismiss(settled, kind, at);
        if (result === 'repeated') return repeated;
        return result === 'expired' ? expired(row) : { result: 'recorded', rows: [{ ...row, invalid: ignored }] };
      }
      const campaign = index.campaign(serve.campaign);
      if (campaign !== undefined) limits.update(campaign.limited);
      const { result, infersShow, isBilled } = limits.settle(settled, kind, at);
      if (result === 'repeated') return repeated;
      if (result === 'expired') return expired(row);
      if (result === 'over_limit') row.invalid = 'over_limit';
      if (isBilled) Object.assign(row, amountsOf(serve, at));
      return { result: 'recorded', rows: infersShow ? [row, eventOf(serve, 'show', at)] : [row] };
    },
  };
}

const repeated: TakenEvent = { result: 'repeated', rows: [] };

const expired = (row: RecordedEvent): TakenEvent => ({ result: 'expired', rows: [{ ...row, invalid: 'expired' }] });
