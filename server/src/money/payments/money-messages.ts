import { type NoticeContext, notice } from '../../identity/notifications/notices.ts';
import type { Message } from '../../platform/mail/mailer.ts';

export interface PaymentContext extends NoticeContext {
  /** Formatted, such as `20,000.00 RUB`. */
  amount: string;
  invoiceNumber: string | null;
  /** Why the invoice is void; empty if it isn't. */
  voidReason: string;
  rejectReason: string;
}

const forInvoice = ({ invoiceNumber }: PaymentContext) =>
  invoiceNumber === null ? '' : ` for invoice ${invoiceNumber}`;

/** The mails to the owner of a payment. */
export const paymentMessages = {
  invoice_issued: (context: PaymentContext) =>
    notice(context, `Invoice ${context.invoiceNumber ?? ''} for ${context.amount}`, [
      `Please pay invoice ${context.invoiceNumber ?? ''} by bank transfer and name its number in the payment's purpose.`,
      'Its details and the PDF are here:',
    ]),
  invoice_void: (context: PaymentContext) =>
    notice(context, `Invoice ${context.invoiceNumber ?? ''} is void`, [
      `Invoice ${context.invoiceNumber ?? ''} for ${context.amount} is void: please don't pay it.`,
      '',
      `Reason: ${context.voidReason}`,
    ]),
  payment_received: (context: PaymentContext) =>
    notice(context, `We have received ${context.amount}`, [
      `Your payment of ${context.amount}${forInvoice(context)} has arrived and is on your balance.`,
    ]),
  payout_paid: (context: PaymentContext) =>
    notice(context, `Your payout of ${context.amount} is paid`, [
      `We have sent ${context.amount} to your bank account. Banks take up to three days.`,
    ]),
  payout_rejected: (context: PaymentContext) =>
    notice(context, `Your payout of ${context.amount} is rejected`, [
      `We could not pay ${context.amount}. The amount is available again.`,
      '',
      `Reason: ${context.rejectReason}`,
    ]),
} satisfies Record<string, (context: PaymentContext) => Message>;

interface BalanceContext extends NoticeContext {
  /** Formatted, such as `20,000.00 RUB`. */
  available: string;
  isUsedUp: boolean;
  days: number;
}

const inDays = (days: number) => (days === 0 ? 'less than a day' : `about ${days === 1 ? 'one day' : `${days} days`}`);

/** Warns an advertiser whose balance lasts only a few more days, or is used up. */
export const lowBalanceMessage = (context: BalanceContext): Message =>
  context.isUsedUp
    ? notice(context, 'Your balance is used up', ['Your campaigns have stopped. They start again once you top up.'])
    : notice(context, 'Your balance is running low', [
        `${context.available} is left: ${inDays(context.days)} at the present rate.`,
        'Your campaigns stop when it is used up. Top up in time:',
      ]);
