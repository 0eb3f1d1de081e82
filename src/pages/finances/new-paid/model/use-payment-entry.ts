import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { randomUuid } from '@/entities/transaction';
import type { PaymentType, PaymentValues } from './payment-form';

interface SentPayment {
  type: PaymentType;
  values: PaymentValues;
}

/** The state of a payment form, kept in its history entry. */
interface PaymentEntry {
  /** The idempotency key: sent again with the same values, it is the same payment. */
  key: string;
  /** The values that were last sent. After a reload the form starts with them. */
  sent?: SentPayment;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** In the state of the history entry, so it survives a reload and is not part of any link. */
    payment?: PaymentEntry;
  }
}

/**
 * The idempotency key of a new payment. It is created when the form opens and kept in the history entry, so that a
 * second press, a reload or a lost answer cannot create a second payment.
 */
export function usePaymentEntry() {
  const navigate = useNavigate();
  const storedEntry = useLocation({ select: ({ state }) => state.payment });
  const [entry, setEntry] = useState<PaymentEntry>(() => storedEntry ?? { key: randomUuid() });

  const storeEntry = (payment: PaymentEntry) => {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form opens
  useEffect(() => {
    if (storedEntry === undefined) void storeEntry(entry);
  }, []);

  return {
    key: entry.key,
    sent: entry.sent,
    /** Stores the values that are about to be sent. */
    remember: (sent: SentPayment) => void storeEntry({ key: entry.key, sent }),
    /** Starts another payment in the same form, with a new key. */
    restart: () => void storeEntry({ key: randomUuid() }),
  };
}
