import type { Cabinet } from '@/entities/session';

/** What a new payment is in each cabinet. */
export const newPaymentLabels: Record<Cabinet, string> = {
  advertiser: 'Top up',
  webmaster: 'Request a payout',
  manager: 'New payment',
  admin: 'New payment',
};
