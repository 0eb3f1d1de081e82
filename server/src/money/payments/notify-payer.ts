import { Money } from '@preroll/rules/finance/money';
import { and, eq, sql } from 'drizzle-orm';
import { addNotification } from '../../identity/notifications/add-notification.ts';
import type { Notices } from '../../identity/notifications/notices.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invoices, transactions } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { amountFormat } from '../documents/amount-format.ts';
import { readCurrencyUnits } from '../ledger/currency-units.ts';
import { paymentMessages } from './money-messages.ts';

type Message = keyof typeof paymentMessages;

/** The notification setting that controls each message. */
const kindOf: Record<Message, components['schemas']['NoticeKind']> = {
  invoice_issued: 'invoice_issued',
  invoice_void: 'invoice_issued',
  payment_received: 'payment_received',
  payout_paid: 'payout_paid',
  payout_rejected: 'payout_rejected',
};

/** The message for a new status; none for other statuses, and none to owners about their own actions. */
function messageOf(
  { type, userId }: Pick<typeof transactions.$inferSelect, 'type' | 'userId'>,
  status: components['schemas']['TransactionStatusChange']['status'],
  { user }: Actor,
): Message | null {
  if (type === 'deposit') {
    if (status === 'paid') return 'payment_received';
    return status === 'rejected' || (status === 'cancelled' && user.id !== userId) ? 'invoice_void' : null;
  }
  if (type !== 'withdrawal') return null;
  return status === 'paid' ? 'payout_paid' : status === 'rejected' ? 'payout_rejected' : null;
}

const notified = ['payment_received', 'payout_paid', 'payout_rejected'] as const satisfies Message[];

/** Queues a mail to the owner of a payment within the given transaction, unless the owner has disabled it. */
export async function emailPayer(
  tx: Transaction,
  notices: Notices,
  transactionId: number,
  message: Message,
): Promise<void> {
  const rows = await tx
    .select({
      userId: transactions.userId,
      type: transactions.type,
      amount: transactions.amount,
      currency: transactions.currency,
      rejectReason: transactions.rejectReason,
      invoiceNumber: invoices.number,
      voidReason: sql<string>`coalesce(${invoices.voidReason}, '')`,
    })
    .from(transactions)
    .leftJoin(invoices, and(eq(invoices.transactionId, transactions.id), eq(invoices.kind, 'invoice')))
    .where(eq(transactions.id, transactionId));
  const { userId, type, amount, currency, ...facts } = expectRow(rows);
  const unit = (await readCurrencyUnits(tx))(currency);
  const cabinet = type === 'deposit' ? 'advertiser' : 'webmaster';
  const recipient = { userId, kind: kindOf[message], page: `${cabinet}/finances/${transactionId}` };
  await notices.send(tx, recipient, (context) =>
    paymentMessages[message]({
      ...facts,
      ...context,
      amount: `${amountFormat(unit.precision)(amount.replace('-', ''))} ${currency}`,
    }),
  );
}

/**
 * Informs the owner of a payment about its new status, within the transaction that sets it: by mail, and if money is moved,
 * with a notification as well.
 */
export async function notifyPayer(
  tx: Transaction,
  notices: Notices,
  actor: Actor,
  { id, userId, type, amount, currency }: typeof transactions.$inferSelect,
  { status, reason }: { status: components['schemas']['TransactionStatusChange']['status']; reason: string },
): Promise<void> {
  const message = messageOf({ type, userId }, status, actor);
  if (message === null) return;
  await emailPayer(tx, notices, id, message);
  const kind = notified.find((known) => known === message);
  if (kind === undefined) return;
  const unit = (await readCurrencyUnits(tx))(currency);
  const [invoice] =
    kind === 'payment_received'
      ? await tx
          .select({ number: invoices.number })
          .from(invoices)
          .where(and(eq(invoices.transactionId, id), eq(invoices.kind, 'invoice')))
      : [];
  await addNotification(tx, actor, {
    userId,
    kind,
    object: { type: 'transaction', id },
    data: {
      amount: Money.of(amount.replace('-', ''), unit).toString(),
      currency,
      precision: unit.precision,
      ...(invoice?.number && { name: invoice.number }),
      ...(kind === 'payout_rejected' && { reason }),
    },
  });
}
