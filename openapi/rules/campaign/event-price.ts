import { type FormatKind, trackingEventsOf } from '../advert/tracking-events.ts';

export type PayModel = 'cpm' | 'cpc' | 'cpv';

/** Whether adverts of a kind can ever be billed by a pay model: an overlay has no end that a viewer could watch to. */
export const canBill = (payModel: PayModel, kind: FormatKind): boolean =>
  payModel !== 'cpv' || trackingEventsOf(kind).includes('complete');

/** Converts an amount with up to six decimal places. */
export const toMicros = (amount: number): number => Math.round(amount * 1_000_000);

/** The price of a billed event in micros, rounded down: for CPM a thousandth of the bid, else the bid. */
export const eventPrice = (payModel: PayModel, bid: number): number =>
  payModel === 'cpm' ? Math.floor(toMicros(bid) / 1000) : toMicros(bid);
