import { type FormatKind, trackingEventsOf } from '../advert/tracking-events.ts';

export type PayModel = 'cpm' | 'cpc' | 'cpv';

/** Whether adverts in a format can be billed by a pay model. Overlays have no end, so they can't be billed per view. */
export const canBill = (payModel: PayModel, kind: FormatKind): boolean =>
  payModel !== 'cpv' || trackingEventsOf(kind).includes('complete');

/** Converts an amount with up to six decimal places to micros. */
export const toMicros = (amount: number): number => Math.round(amount * 1_000_000);

/** The price of a billed event in micros, rounded down: for CPM a thousandth of the bid, otherwise the bid. */
export const eventPrice = (payModel: PayModel, bid: number): number =>
  payModel === 'cpm' ? Math.floor(toMicros(bid) / 1000) : toMicros(bid);
