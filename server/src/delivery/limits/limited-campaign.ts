import type { PayModel } from '@preroll/rules/campaign/event-price';
import type { BackfillKind, RecordedEvent } from '../../events/spool/recorded-event.ts';

/** The kinds of events that a player reports about a serve. */
export type EventKind = Exclude<RecordedEvent['kind'], 'request' | 'serve' | BackfillKind>;

/** Inclusive dates (2026-12-31); null means open. */
interface Flight {
  startDate: string | null;
  endDate: string | null;
}

/** A group of campaigns with common limits. Money is in micros of the owner's currency; null means no limit. */
export interface LimitedGroup extends Flight {
  id: number;
  /** The owner's time zone. */
  timezone: string;
  limits: { cash: number | null; cashDay: number | null };
}

/** A campaign with its limits. Money is in micros of the owner's currency; null means no limit. */
export interface LimitedCampaign extends Flight {
  id: number;
  ownerId: number;
  group: LimitedGroup | null;
  timezone: string;
  /** Empty means no restriction. */
  hours: readonly number[];
  weekdays: readonly number[];
  pacing: 'even' | 'asap';
  payModel: PayModel;
  /** The price of a billed event: an impression (a thousandth of the bid), a click, or a complete view. */
  price: number;
  limits: {
    cash: number | null;
    cashDay: number | null;
    shows: number | null;
    showsDay: number | null;
    showsAllTime: number | null;
    /** The most shows to one person during the flight, within the last 30 days. */
    uniqueUsers: number | null;
    /** Seconds between two shows to one person. */
    userTimeout: number | null;
  };
}

/** Whether a day is within a flight, whose limits count only events within it. */
export const isInFlight = ({ startDate, endDate }: Flight, day: string): boolean =>
  (startDate === null || startDate <= day) && (endDate === null || day <= endDate);

/** Whether the usage read for one campaign is valid for the other: for the same days, in the same group. */
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
