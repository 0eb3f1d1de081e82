import { createContext, use } from 'react';

export interface Question {
  title: string;
  text: string;
  /** A verb: what happens on yes. */
  confirmLabel: string;
  /** It destroys something. */
  danger?: boolean;
}

/** Resolves to true only if the person pressed the confirming button. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** The one way to ask before something destructive. Needs `ConfirmProvider` above. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
