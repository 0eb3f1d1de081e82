import { type NoticeContext, notice } from '../../identity/notifications/notices.ts';
import type { Message } from '../../platform/mail/mailer.ts';

export interface ToldPayment extends NoticeContext {
  /** Formatted, such as `20,000.00 RUB`. */
  amount: string;
  invoiceNumber: string | null;
  /** Why the invoice is void; empty if it isn't. */
  voidReason: string;
  rejectReason: string;
}

const forInvoice = ({ invoiceNumber }: ToldPayment) => (invoiceNumber === null ? '' : ` for invoice ${invoiceNumber}`);

/** The mails to the owner of a payment. */
export const paymentMessages = {
  invoice_issued: (told: ToldPayment) =>
    notice(told, `Invoice ${told.invoiceNumber ?? ''} for ${told.amount}`, [
      `Please pay invoice ${told.invoiceNumber ?? ''} by bank transfer and name its number in the payment's purpose.`,
      'Its details and the PDF are here:',
    ]),
  invoice_void: (told: ToldPayment) =>
    notice(told, `Invoice ${told.invoiceNumber ?? ''} is void`, [
      `Invoice ${told.invoiceNumber ?? ''} for ${told.amount} is void: please don't pay it.`,
      '',
      `Reason: ${told.voidReason}`,
    ]),
  payment_received: (told: ToldPayment) =>
    notice(told, `We have received ${told.amount}`, [
      `Your payment of ${told.amount}${forInvoice(told)} has arrived and is on your balance.`,
    ]),
  payout_paid: (told: ToldPayment) =>
    notice(told, `Your payout of ${told.amount} is paid`, [
      `We have sent ${told.amount} to your bank account. Banks take up to three days.`,
    ]),
  payout_rejected: (told: ToldPayment) =>
    notice(told, `Your payout of ${told.amount} is rejected`, [
      `We could not pay ${told.amount}. The amount is available again.`,
      '',
      `Reason: ${told.rejectReason}`,
    ]),
} satisfies Record<string, (told: ToldPayment) => Message>;

interface ToldBalance extends NoticeContext {
  /** Formatted, such as `20,000.00 RUB`. */
  available: string;
  isUsedUp: boolean;
  days: number;
}

const inDays = (days: number) => (days === 0 ? 'less than a day' : `about ${days === 1 ? 'one day' : `${days} days`}`);

/** Warns an advertiser whose balance lasts only a few more days, or is used up. */
export const lowBalanceMessage = (told: ToldBalance): Message =>
  told.isUsedUp
    ? notice(told, 'Your balance is used up', ['Your campaigns have stopped. They start again once you top up.'])
    : notice(told, 'Your balance is running low', [
        `${told.available} is left: ${inDays(told.days)} at the present rate.`,
        'Your campaigns stop when it is used up. Top up in time:',
      ]);
