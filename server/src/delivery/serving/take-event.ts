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

interface TakenEvent {
  /** Null for an address that this server did not sign. */
  serve: Serve | null;
  /** The rows to record; none for what came before, or too late. */
  events: RecordedEvent[];
}

interface TakeDeps {
  index: DeliveryIndex;
  limits: Pick<ServeLimits, 'settle'>;
  sealer: Sealer;
  revenue: Revenue;
}

/** Counts what players report of a serve, each kind once. */
export function createEventTaker({ index, limits, sealer, revenue }: TakeDeps): (reported: Reported) => TakenEvent {
  const amountsOf = ({ price, currency, placement: id }: Serve, at: Date) => {
    const placement = index.placement(id);
    return { price, revenue: placement === undefined ? 0 : revenue.of({ price, currency, at }, placement) };
  };

  return ({ sealed, kind: named, tag, at, code, isFlood }) => {
    const nothing = { serve: null, events: [] };
    const kind = named === 'landing' ? 'click' : named;
    if (!isEventKind(kind) || !sealer.isSigned(sealed, named, tag)) return nothing;
    const serve = sealer.open(sealed);
    if (serve === null) return nothing;
    const row = eventOf(serve, kind, at);
    if (kind === 'error' && code !== undefined) row.reason = code;
    if (isFlood) return { serve, events: [{ ...row, invalid: 'flood' }] };
    const { result, infersShow, isBilled } = limits.settle({ ...serve, servedAt: new Date(serve.at) }, kind, at);
    if (result === 'repeated' || result === 'expired') return { serve, events: [] };
    if (result === 'over_limit') row.invalid = 'over_limit';
    if (isBilled) Object.assign(row, amountsOf(serve, at));
    return { serve, events: infersShow ? [row, eventOf(serve, 'show', at)] : [row] };
  };
}
