import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { newKey } from '@/entities/transaction';
import type { PaymentType, PaymentValues } from './payment-form';

interface SentPayment {
  type: PaymentType;
  values: PaymentValues;
}

/** What the form of one history entry has sent, or will send. */
interface PaymentEntry {
  /** Sent again with the same values, it is the same payment. */
  key: string;
  /** The values as they were last sent. After a reload the form starts with them. */
  sent?: SentPayment;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Survives a reload, as the rest of a history entry's state, and no link carries it. */
    payment?: PaymentEntry;
  }
}

/**
 * The idempotency key of a new payment, made when the form opens and kept in its history entry: a second press, a
 * reload and a lost answer make one payment.
 */
export function usePaymentEntry() {
  const navigate = useNavigate();
  const kept = useLocation({ select: ({ state }) => state.payment });
  const [entry, setEntry] = useState<PaymentEntry>(() => kept ?? { key: newKey() });

  const keep = (payment: PaymentEntry) => {
    setEntry(payment);
    return navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, payment }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (kept === undefined) void keep(entry);
  }, []);

  return {
    key: entry.key,
    sent: entry.sent,
    /** Remembers what is about to be sent. */
    remember: (sent: SentPayment) => void keep({ key: entry.key, sent }),
    /** Begins another payment in the same form. */
    restart: () => void keep({ key: newKey() }),
  };
}
