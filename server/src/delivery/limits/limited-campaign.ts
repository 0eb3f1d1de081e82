import type { PayModel } from '@preroll/rules/campaign/event-price';
import type { BackfillKind, RecordedEvent } from '../../events/spool/recorded-event.ts';

/** What a player reports of a serve. */
export type EventKind = Exclude<RecordedEvent['kind'], 'request' | 'serve' | BackfillKind>;

/** Days of the contract (2026-12-31), both included; null where there is none. */
interface Flight {
  startDate: string | null;
  endDate: string | null;
}

/** A group of campaigns with what limits them together. Money is in micros of the owner's currency; null means no limit. */
export interface LimitedGroup extends Flight {
  id: number;
  /** The owner's. */
  timezone: string;
  limits: { cash: number | null; cashDay: number | null };
}

/** A campaign with what limits it. Money is in micros of the owner's currency; null means no limit. */
export interface LimitedCampaign extends Flight {
  id: number;
  ownerId: number;
  group: LimitedGroup | null;
  timezone: string;
  /** Empty means always. */
  hours: readonly number[];
  weekdays: readonly number[];
  pacing: 'even' | 'asap';
  payModel: PayModel;
  /** Of a billed event: an impression (a thousandth of the bid), a click, or a complete view. */
  price: number;
  limits: {
    cash: number | null;
    cashDay: number | null;
    shows: number | null;
    showsDay: number | null;
    showsAllTime: number | null;
    /** Most shows to one person in the flight, at most 30 days back. */
    uniqueUsers: number | null;
    /** Seconds between two shows to one person. */
    userTimeout: number | null;
  };
}

/** Whether a day belongs to a flight: its limits count only what happens then. */
export const isInFlight = ({ startDate, endDate }: Flight, day: string): boolean =>
  (startDate === null || startDate <= day) && (endDate === null || day <= endDate);

/** Whether what was read as used for one is what is used for the other: by the same days, in the same group. */
export function isSameSpan(one: LimitedCampaign, other: LimitedCampaign): boolean {
  return (
    one === other ||
    (one.timezone === other.timezone &&
      one.ownerId === other.ownerId &&
      one.startDate === other.startDate &&
      one.endDate === other.endDate &&
      one.group?.id === other.group?.id &&
      one.group?.startDate === other.group?.startDate &&
      one.group?.endDate === other.group?.endDate)
  );
}
